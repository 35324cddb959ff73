// Insets are asked for on the way up, and told on the way down: a view that may have other insets is
// marked, and the layout pass that reaches it compares, tells, and marks the subviews.

extension UIView {
  /// The state that only views with insets need, made when it is first asked for.
  final var ensuredInsetState: InsetState {
    if let insetState { return insetState }
    let state = InsetState()
    insetState = state
    return state
  }

  /// What covers the view now. O(depth).
  // Fidelity: 0 outside a window and in a hidden one. [documented]
  final var currentSafeAreaInsets: UIEdgeInsets {
    guard let hostWindow, !hostWindow.isHidden else { return .zero }
    let additional = owningController?.insetSettings?.additional ?? .zero
    guard let parentView else { return hostWindow.insetsOnScreen }
    return SafeAreaGeometry.insets(
      of: layer.frame, in: parentView.layer.bounds, coveredBy: parentView.insetsForSubviews,
      additional: additional)
  }

  /// What covers the view, for its subviews: in a layout pass what the view was told in it, which
  /// saves the way to the window.
  private var insetsForSubviews: UIEdgeInsets {
    if UIView.hasToldAbove, !layoutNeeds.contains(.insets) {
      return insetState?.toldSafeArea ?? .zero
    }
    return safeAreaInsets
  }

  /// Whether a layout pass runs that has told every view above the one that it is at its insets.
  static var hasToldAbove = false

  /// Whether no view above this one has insets to compare, so that all were told theirs. O(depth).
  final var isToldAbove: Bool {
    var ancestor = parentView
    while let current = ancestor {
      if current.layoutNeeds.contains(.insets) { return false }
      ancestor = current.parentView
    }
    return true
  }

  // MARK: Marking

  /// Makes the next layout pass compare the insets with those that were told. O(1), and the way up
  /// to the first ancestor that is to be visited anyway.
  final func markNeedsInsets() {
    mark(.insets)
  }

  /// Called after a change of the geometry of a view with flags.
  final func geometryOfInsetsDidChange() {
    if !insetFlags.isDisjoint(with: .tracked) { markNeedsInsets() }
  }

  /// Called after `view` became a subview, if either of the two has flags.
  final func linkInsets(of view: UIView) {
    view.setFlag(.follows, insetFlags.contains(.hasInsets))
    if view.insetFlags.contains(.preservesMargins) { insetFlags.insert(.lendsMargins) }
    view.geometryOfInsetsDidChange()
  }

  final func setFlag(_ flag: InsetFlags, _ isOn: Bool) {
    if isOn { insetFlags.insert(flag) } else { insetFlags.remove(flag) }
  }

  // MARK: The layout pass

  /// Called by the layout pass before the controller hears of it: tells what has changed.
  final func updateInsets() {
    guard let hostWindow, !hostWindow.isHidden else { return overlookInsets() }
    if parentView == nil { hostWindow.updateInterfacePreferences() }
    layoutNeeds.remove(.insets)
    let safeArea = safeAreaInsets
    let margins = layoutMargins
    let change = InsetChange(
      safeArea: safeArea != (insetState?.toldSafeArea ?? .zero),
      margins: margins != (insetState?.toldMargins ?? untouchedMargins))
    passInsetsOn(safeArea: safeArea, change: change)
    if change.isAny {
      let state = ensuredInsetState
      state.toldSafeArea = safeArea
      state.toldMargins = margins
      layoutNeeds.insert(.layout)
    }
    tell(change)
  }

  /// Lets the subviews whose insets depend on this view's be visited in the same pass.
  private func passInsetsOn(safeArea: UIEdgeInsets, change: InsetChange) {
    let hadInsets = insetFlags.contains(.hasInsets)
    let hasInsets = safeArea != .zero
    guard hadInsets || hasInsets || insetFlags.contains(.lendsMargins) else { return }
    setFlag(.hasInsets, hasInsets)
    let state = ensuredInsetState
    guard change.isAny || state.toldBounds != layer.bounds else { return }
    state.toldBounds = layer.bounds
    for subview in orderedSubviews {
      let depends = !subview.insetFlags.isDisjoint(with: [.follows, .preservesMargins])
      subview.setFlag(.follows, hasInsets)
      guard depends || hasInsets else { continue }
      subview.layoutNeeds.insert(.insets)
      layoutNeeds.insert(.subtree)
    }
  }

  // Fidelity: margins before the safe area, the view before its controller. [decided]
  private func tell(_ change: InsetChange) {
    let controller = owningController
    let isFirst = controller?.isFirstTellingOfInsets ?? false
    if change.margins { layoutMarginsDidChange() }
    if change.margins || (isFirst && change.isAny) { controller?.viewLayoutMarginsDidChange() }
    if change.safeArea { safeAreaInsetsDidChange() }
    if change.safeArea || (isFirst && change.isAny) { controller?.tellSafeArea() }
  }

  // MARK: Views that are not shown

  /// Keeps in mind that the insets have to be compared once the view is shown.
  private func overlookInsets() {
    layoutNeeds.remove(.insets)
    insetFlags.insert(.overlooked)
    hostWindow?.insetFlags.insert(.overlooksInside)
  }

  /// Called when the view has entered a window, or when its window is shown.
  final func recallOverlookedInsets() {
    insetFlags.remove(.overlooked)
    markNeedsInsets()
  }

  /// Goes through the views of a window that is shown again.
  final func recallOverlookedInsetsInside() {
    if insetFlags.contains(.overlooked) { recallOverlookedInsets() }
    for subview in orderedSubviews { subview.recallOverlookedInsetsInside() }
  }
}

/// Which insets of a view are not those that were told.
private nonisolated struct InsetChange {
  let safeArea: Bool
  let margins: Bool
  var isAny: Bool { safeArea || margins }
}

extension UIWindow {
  /// What covers the window, whose frame is in points of the screen.
  final var insetsOnScreen: UIEdgeInsets {
    SafeAreaGeometry.insets(of: layer.frame, in: screen.bounds, coveredBy: screen.safeAreaInsets)
  }

  /// Called after the window was shown.
  final func insetsBecomeVisible() {
    if insetFlags.contains(.overlooksInside) {
      insetFlags.remove(.overlooksInside)
      recallOverlookedInsetsInside()
    }
    markNeedsInsets()
  }
}
