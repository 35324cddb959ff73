// Views that can only be laid out together share a layout engine. A view uses that of its superview
// if constraints that superviews own place it, or items inside it. Any other view is the root of an
// engine of its own, and a part of the hierarchy with the views that use it. So a change costs
// what its part has, and a page or a cell keeps its engine wherever it is moved.

extension UIView {
  /// Whether the view is laid out by the engine of its superview.
  final var usesSuperviewEngine: Bool {
    guard let state = constraintState else { return false }
    return state.crossings > 0 || (!treeState.translatesMask && !state.mentions.isEmpty)
  }

  /// The view that owns the engine which lays out this one. O(levels between them).
  final var engineRoot: UIView {
    var view = self
    while view.usesSuperviewEngine, let parent = view.parentView { view = parent }
    return view
  }

  /// The engine that lays out the view; nil before the first layout.
  final var layoutEngine: LayoutEngine? { engineRoot.constraintState?.engine }

  /// The constraints of this view, and of those inside it that share its engine.
  final func constraintsSharingEngine() -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    collectConstraints(into: &found)
    return found
  }

  private func collectConstraints(into found: inout [NSLayoutConstraint]) {
    if let state = constraintState { found += state.owned }
    for subview in orderedSubviews
    where subview.constraintState != nil && subview.usesSuperviewEngine {
      subview.collectConstraints(into: &found)
    }
  }

  /// Performs a change after which this view may use its superview's engine, or not any more, and
  /// moves the constraints inside it to that engine.
  final func changingEngine(_ change: () -> Void) {
    let usedSuperviewEngine = usesSuperviewEngine
    let oldEngine = usedSuperviewEngine ? layoutEngine : nil
    change()
    guard usesSuperviewEngine != usedSuperviewEngine else { return }
    if usedSuperviewEngine {
      if let oldEngine {
        for constraint in constraintsSharingEngine() { oldEngine.remove(constraint) }
      }
      markNeedsEngineUpdate()
    } else {
      constraintState?.engine = nil
      if let engine = layoutEngine {
        for constraint in constraintsSharingEngine() { engine.enqueue(constraint) }
      }
      engineRoot.markNeedsEngineUpdate()
    }
  }

  /// Makes the next layout pass update the engine of this view, which is the root of a part.
  final func markNeedsEngineUpdate() { mark(.constraints) }
}
