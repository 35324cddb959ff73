extension StackController {
  /// Whether the user can pop by dragging from the leading edge. Default: yes.
  public var isPopDragEnabled: Bool {
    get { drag.recognizer.isEnabled }
    set { drag.recognizer.isEnabled = newValue }
  }

  /// A drag towards the trailing edge begins at the leading edge, where a child can be popped that came
  /// with a transition and whose removal the delegate allows.
  ///
  /// A finger takes up a pop that runs from everywhere, along the width, and a push where the delegate allows
  /// to pop what has been pushed.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    guard direction.isHorizontal, stack.acceptsDrag else { return false }
    if let transition = stack.transition {
      return transition.isRemoval || transition.isAddition && canPopByHand
    }
    guard direction == .trailing(in: layoutDirection),
      popsByDragInWholeWidth
        || direction.begins(at: point, in: view.bounds, settings: drag.settings)
    else { return false }
    return canPopByHand && stack.topTakesTime
  }

  /// Pops the top, or finds the transition that runs.
  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    if let transition = stack.transition {
      let pops = direction == .trailing(in: layoutDirection)
      return .init(takingUp: transition, direction, isOpposed: pops != transition.isRemoval)
    }
    pop()
    return stack.transition.map { .init($0) }
  }

  /// Whether the user may pop the top.
  var canPopByHand: Bool {
    guard count > 1, let top = topViewController else { return false }
    return delegate?.stackController(self, shouldPop: top) ?? true
  }
}
