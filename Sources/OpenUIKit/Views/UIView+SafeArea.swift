// Insets are read up the tree, and sent down the tree: a view whose insets may have changed is
// marked, and the layout pass that reaches it compares, sends the callbacks, and marks the
// subviews.

extension UIView {
  /// The state that only views with insets need, made when it is first read.
  final var ensuredInsetState: InsetState {
    if let insetState { return insetState }
    let state = InsetState()
    insetState = state
    return state
  }

  /// The insets by which the view is covered now. O(depth).
  // Fidelity: 0 outside a window and in a hidden one. [documented]
  final var currentSafeAreaInsets: UIEdgeInsets {
    guard let hostWindow, !hostWindow.isHidden else { return .zero }
    let additional = owningController?.addedSafeAreaInsets ?? .zero
    guard let parentView else { return hostWindow.insetsOnScreen }
    return SafeAreaGeometry.insets(
      of: ownLayer.frame, in: parentView.ownLayer.bounds, coveredBy: parentView.insetsForSubviews,
      additional: additional)
  }

  /// Whether a layout pass runs that has sent every view above the one that it is at its insets.
  static var hasSentInsetsAbove: Bool {
    get { UIRuntime.program.hasSentInsetsAbove }
    set { UIRuntime.program.hasSentInsetsAbove = newValue }
  }

  /// The insets by which the view is covered, for its subviews: in a layout pass those that were
  /// sent in it, which saves the path to the window.
  private var insetsForSubviews: UIEdgeInsets {
    if UIView.hasSentInsetsAbove, !treeState.layoutNeeds.contains(.insets) {
      return insetsLeft(of: insetState?.sentSafeArea ?? .zero)
    }
    return insetsLeft(of: safeAreaInsets)
  }

  /// The part of the view's insets that it does not keep its content away from by itself.
  private func insetsLeft(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
    guard let remaining = insetState?.insetByContent, remaining != .zero else { return safeArea }
    return (safeArea - remaining).clampedToZero
  }

  /// Subviews are covered by the insets of this view without those by which it moves its content.
  // Fidelity: what a scroll view adds to its content inset is not in the safe area of its subviews.
  // [decided]
  final func passOnSafeArea(without insets: UIEdgeInsets) {
    guard insets != insetState?.insetByContent ?? .zero else { return }
    ensuredInsetState.insetByContent = insets
    ensuredInsetState.sentBounds = .null
    markNeedsInsets()
  }

  /// Whether no view above this one has insets to compare, so that all were sent. O(depth).
  final var areInsetsSentAbove: Bool {
    var ancestor = parentView
    while let current = ancestor {
      if current.treeState.layoutNeeds.contains(.insets) { return false }
      ancestor = current.parentView
    }
    return true
  }

  // MARK: Marking

  /// Makes the next layout pass compare the insets with those that were sent last. O(1), and the
  /// path up to the first ancestor that is to be visited anyway.
  final func markNeedsInsets() {
    mark(.insets)
  }

  /// Called after a change of the geometry of a view with flags.
  final func geometryOfInsetsDidChange() {
    if !treeState.insetFlags.isDisjoint(with: .tracked) { markNeedsInsets() }
    if treeState.insetFlags.contains(.inEngine) { geometryInEngineDidChange() }
  }

  /// Called after `view` became a subview, if either of the two has flags.
  final func linkInsets(of view: UIView) {
    view.setFlag(.follows, treeState.insetFlags.contains(.hasInsets))
    if view.treeState.insetFlags.contains(.preservesMargins) {
      treeState.insetFlags.insert(.propagatesMargins)
    }
    view.geometryOfInsetsDidChange()
  }

  final func setFlag(_ flag: InsetFlags, _ isOn: Bool) {
    if isOn { treeState.insetFlags.insert(flag) } else { treeState.insetFlags.remove(flag) }
  }

  // MARK: The layout pass

  /// Called by the layout pass before the controller's callbacks: sends what has changed.
  final func updateInsets() {
    guard let hostWindow, !hostWindow.isHidden else { return deferInsets() }
    if parentView == nil { hostWindow.updateInterfacePreferences() }
    treeState.layoutNeeds.remove(.insets)
    let safeArea = safeAreaInsets
    let margins = layoutMargins
    let change = InsetChange(
      safeArea: safeArea != (insetState?.sentSafeArea ?? .zero),
      margins: margins != (insetState?.sentMargins ?? untouchedMargins))
    passInsetsOn(safeArea: safeArea, change: change)
    if change.isAny {
      let state = ensuredInsetState
      state.sentSafeArea = safeArea
      state.sentMargins = margins
      treeState.layoutNeeds.insert(.layout)
      insetsInEngineDidChange()
    }
    sendCallbacks(of: change)
  }

  /// Makes the same pass visit the subviews whose insets depend on this view's.
  private func passInsetsOn(safeArea: UIEdgeInsets, change: InsetChange) {
    let hadInsets = treeState.insetFlags.contains(.hasInsets)
    let hasInsets = insetsLeft(of: safeArea) != .zero
    guard hadInsets || hasInsets || treeState.insetFlags.contains(.propagatesMargins) else {
      return
    }
    setFlag(.hasInsets, hasInsets)
    let state = ensuredInsetState
    let (old, bounds) = (state.sentBounds, ownLayer.bounds)
    guard change.isAny || old != bounds else { return }
    state.sentBounds = bounds
    if !change.isAny, hadInsets == hasInsets, old.size == bounds.size {
      return passScrolledInsetsOn(insetsLeft(of: safeArea), from: old)
    }
    for subview in orderedSubviews {
      let depends = !subview.treeState.insetFlags.isDisjoint(with: [.follows, .preservesMargins])
      subview.setFlag(.follows, hasInsets)
      guard depends || hasInsets else { continue }
      subview.treeState.layoutNeeds.insert(.insets)
      treeState.layoutNeeds.insert(.subtree)
    }
  }

  // Fidelity: margins before the safe area, the view before its controller. [decided]
  private func sendCallbacks(of change: InsetChange) {
    let controller = owningController
    let isFirst = controller?.insets.isFirstCallbackDue ?? false
    if change.margins { layoutMarginsDidChange() }
    if change.margins || (isFirst && change.isAny) { controller?.viewLayoutMarginsDidChange() }
    if change.safeArea {
      didChange(.safeArea)
      safeAreaInsetsDidChange()
    }
    if change.isAny { observedValueDidChange() }
    if change.safeArea || (isFirst && change.isAny) { controller?.sendSafeArea() }
  }

  // MARK: Views that are not shown

  /// Notes that the insets have to be compared once the view is shown.
  private func deferInsets() {
    treeState.layoutNeeds.remove(.insets)
    treeState.insetFlags.insert(.deferred)
    hostWindow?.treeState.insetFlags.insert(.containsDeferred)
  }

  /// Called when the view has entered a window, or when its window is shown.
  final func markDeferredInsets() {
    treeState.insetFlags.remove(.deferred)
    markNeedsInsets()
  }

  /// Visits the views of a window that is shown again.
  final func markDeferredInsetsInside() {
    if treeState.insetFlags.contains(.deferred) { markDeferredInsets() }
    for subview in orderedSubviews { subview.markDeferredInsetsInside() }
  }
}

/// The insets of a view that differ from those that were sent last.
private nonisolated struct InsetChange {
  let safeArea: Bool
  let margins: Bool
  var isAny: Bool { safeArea || margins }
}

extension UIWindow {
  /// The insets by which the window is covered, whose frame is in points of the screen.
  final var insetsOnScreen: UIEdgeInsets {
    SafeAreaGeometry.insets(of: ownLayer.frame, in: screen.bounds, coveredBy: screen.safeAreaInsets)
  }

  /// Called after the window was shown.
  final func insetsBecomeVisible() {
    if treeState.insetFlags.contains(.containsDeferred) {
      treeState.insetFlags.remove(.containsDeferred)
      markDeferredInsetsInside()
    }
    markNeedsInsets()
  }
}
