// The layout pass for views with constraints: first the constraints of everything that is due are
// updated, what is inside first, and the engines calculate. Then superviews before subviews are
// placed.

extension UIView {
  /// Requests `updateConstraints()` in the next layout pass.
  final func markNeedsUpdateConstraints() {
    ensuredConstraintState.needsUpdate = true
    mark(.constraints)
  }

  /// Requests `updateConstraints()` when the view uses constraints for the first time, and of every
  /// view of its window when it is the first one there.
  final func usesConstraintsFirst() {
    let state = ensuredConstraintState
    if !state.hasUsedConstraints {
      state.hasUsedConstraints = true
      if !treeState.hasBeenAskedForConstraints { setNeedsUpdateConstraints() }
    }
    hostWindow?.engageConstraints()
  }

  /// Whether the view has constraints, or needs a window that lays out by them.
  final var engagesConstraints: Bool {
    guard let state = constraintState else { return false }
    return !state.owned.isEmpty || type(of: self).requiresConstraintBasedLayout
  }

  /// Requests the first `updateConstraints()` of this view and of everything inside it.
  final func requestFirstUpdateOfConstraints() {
    if !treeState.hasBeenAskedForConstraints { mark(.constraints) }
    orderedSubviews.forEachUncounted { $0.requestFirstUpdateOfConstraints() }
  }

  /// Whether the first `updateConstraints()` is due, because the window lays out by constraints.
  final var needsFirstUpdateOfConstraints: Bool {
    !treeState.hasBeenAskedForConstraints && hostWindow?.usesConstraints == true
  }

  /// Updates the constraints of this view and of everything inside it, what is inside first. The
  /// engine of a view without superview calculates then; the layout pass, which continues, lets the
  /// others calculate.
  final func updateConstraintsInside() {
    constraintState?.onChangeInside?()
    if treeState.layoutNeeds.contains(.constraintsInside) {
      treeState.layoutNeeds.remove(.constraintsInside)
      for subview in orderedSubviews
      where !subview.treeState.layoutNeeds.isDisjoint(with: .anyConstraints) {
        subview.updateConstraintsInside()
      }
    }
    guard treeState.layoutNeeds.contains(.constraints) else { return }
    treeState.layoutNeeds.remove(.constraints)
    if constraintState?.needsUpdate == true || needsFirstUpdateOfConstraints {
      constraintState?.needsUpdate = false
      treeState.hasBeenAskedForConstraints = true
      sendUpdateConstraints()
    }
    if !usesSuperviewEngine { updateEngineInTurn() }
  }

  /// Updates the engine of a view without superview now, of another one when the layout pass
  /// reaches it: its superview may give it another size first.
  private func updateEngineInTurn() {
    guard constraintState != nil else { return }
    if parentView == nil { updateEngine() } else { mark(.layoutEngine) }
  }

  /// Calls `updateConstraints()`, of a root view through its controller.
  // Fidelity: the controller's method calls that of its view. [documented]
  private func sendUpdateConstraints() {
    if let controller = owningController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Lets the engine of this view's part calculate what has changed. The engine is made when it is
  /// needed first, and lasts until the view uses the engine of its superview.
  final func updateEngine() {
    guard let state = constraintState else { return }
    if state.engine == nil, needsEngine { state.engine = LayoutEngine(root: self) }
    state.engine?.update()
  }

  /// Lets the engine calculate which this view shares with one above it. That one is being laid out
  /// when layout begins here: changes since then would wait for its next pass.
  // Fidelity: inside the layout of a superview, `layoutIfNeeded()` applies constraints that were
  // changed there. [observed]
  final func updateEngineAbove() {
    guard usesSuperviewEngine else { return }
    let root = engineRoot
    if !root.treeState.layoutNeeds.isDisjoint(with: [.constraints, .layoutEngine]) {
      root.updateEngine()
    }
  }

  /// Whether something inside the part has constraints.
  private var needsEngine: Bool {
    if !(constraintState?.owned.isEmpty ?? true) { return true }
    return orderedSubviews.contains { $0.constraintState != nil && $0.usesSuperviewEngine }
  }

  /// The view at which layout that is requested for this one begins: the root of its part, or the
  /// topmost view below one that is being laid out.
  // Fidelity: with constraints layout begins above a view whose superviews are due. [known]
  final var startOfLayout: UIView {
    var view = self
    while view.usesSuperviewEngine, let parent = view.parentView,
      !parent.treeState.isLayingOutSubviews
    {
      view = parent
    }
    return view
  }

  /// Places the subviews whose position or size constraints determine.
  final func placeConstrainedSubviews() {
    var scale: CGFloat?
    for subview in orderedSubviews where !subview.treeState.translatesMask {
      guard let engine = subview.constraintState?.engineOfBox else { continue }
      let known = scale ?? pixelScale
      scale = known
      subview.updateFrame(from: engine, scale: known)
    }
    scrollingContainer?.updateContentSizeFromEngine()
  }

  private func updateFrame(from engine: LayoutEngine, scale: CGFloat) {
    guard let rect = engine.alignedRect(of: .view(self), scale: scale) else {
      return
    }
    let new = frame(forAlignmentRect: rect)
    if new != untransformedFrame { place(in: new) }
  }

  /// A view whose size follows from what is inside it takes that size.
  final func updateSizeFromEngine() {
    guard !treeState.translatesMask, let engine = constraintState?.engine,
      let rect = engine.alignedRect(of: .view(self), scale: pixelScale)
    else { return }
    let size = frame(forAlignmentRect: rect).size
    if size != untransformedFrame.size {
      place(in: CGRect(origin: untransformedFrame.origin, size: size))
    }
  }

  // Fidelity: by the centre and the bounds, whose overrides are called, and not by the frame.
  // [observed]
  /// Takes the place that constraints give the view.
  private func place(in new: CGRect) {
    let anchor = ownLayer.anchorPoint
    let point = CGPoint(
      x: new.minX + anchor.x * new.width, y: new.minY + anchor.y * new.height)
    if point != ownLayer.position { center = point }
    let old = ownLayer.bounds
    if new.size != old.size { bounds = CGRect(origin: old.origin, size: new.size) }
  }

  /// The geometry of a view with a box has changed.
  final func geometryInEngineDidChange() {
    guard treeState.translatesMask else { return }
    constraintState?.engineOfBox?.noteChange(of: .view(self))
  }

  /// The guides of this view follow other insets.
  final func insetsInEngineDidChange() {
    guard constraintState != nil, let engine = layoutEngine else { return }
    for guide in insetState?.allGuides ?? [] { engine.noteChange(of: .guide(guide)) }
  }

  /// The size of the content has changed.
  final func contentInEngineDidChange() {
    parentView?.contentDidChange(of: self)
    guard let state = constraintState else { return }
    state.engine?.noteChange(of: .view(self))
    guard let engine = state.engineOfBox else { return }
    engine.noteChange(of: .view(self))
    for constraint in state.mentions where constraint.usesBaseline { engine.enqueue(constraint) }
  }

  /// Leading and trailing have changed sides: the constraints mean something else.
  final func directionInEngineDidChange() {
    guard let state = constraintState else { return }
    for constraint in state.owned + state.mentions { constraint.renew() }
    for guide in insetState?.allGuides ?? [] {
      for constraint in guide.mentions { constraint.renew() }
    }
  }

  // MARK: Content

  /// The size of the content at a width; the intrinsic size, if it does not depend on the width.
  final func contentSize(atWidth width: CGFloat?) -> CGSize {
    let size = intrinsicContentSize
    guard let width, heightOfContentDependsOnWidth else { return size }
    return CGSize(width: size.width, height: heightOfContent(atWidth: width))
  }
}

extension NSLayoutConstraint {
  /// Whether a baseline is in the constraint, whose position the text determines.
  final var usesBaseline: Bool {
    first.place.attribute.isBaseline || second?.place.attribute.isBaseline ?? false
  }

  /// Makes the engine translate the constraint anew.
  fileprivate final func renew() {
    guard let root = ownerLink.target?.engineRoot, let engine = root.constraintState?.engine
    else { return }
    engine.renew(self)
    root.markNeedsEngineUpdate()
  }
}
