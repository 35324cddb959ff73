extension StackController {
  /// Whether the user can pop by dragging from the leading edge. Default: yes.
  public var isPopDragEnabled: Bool {
    get { drag.recognizer.isEnabled }
    set { drag.recognizer.isEnabled = newValue }
  }

  /// A drag towards the trailing edge begins at the leading edge, where a child can be popped that
  /// came with a transition and whose removal the delegate allows.
  ///
  /// A finger takes up a pop that runs from everywhere, along the width, and a push where the
  /// delegate allows to pop what has been pushed.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    stack.allowsPopDrag(
      direction, from: point, settings: drag.settings, inWholeWidth: popsByDragInWholeWidth
    ) { canPopByHand }
  }

  /// Pops the top, or finds the transition that runs.
  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    stack.popDragTarget(direction) { pop() }
  }

  /// Whether the user may pop the top.
  var canPopByHand: Bool {
    guard count > 1, let top = topViewController else { return false }
    return delegate?.stackController(self, shouldPop: top) ?? true
  }
}
