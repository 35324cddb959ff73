extension ModalContainerViewController {
  /// A drag begins in the direction in which what is presented leaves, if the delegate allows it.
  ///
  /// A finger takes up a dismissal that runs along the same axis, and a presentation where the
  /// delegate allows to dismiss what is presented.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    guard let leaving = dismissalDirection, direction.isHorizontal == leaving.isHorizontal,
      modalStack.acceptsDrag
    else { return false }
    if let transition = modalStack.transition {
      return transition.isRemoval || transition.isAddition && canDismissByHand
    }
    return direction == leaving && modalStack.topTakesTime && canDismissByHand
  }

  /// Dismisses, or finds the transition that runs.
  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    if let transition = modalStack.transition {
      let dismisses = direction == dismissalDirection
      return .init(continuing: transition, direction, isOpposite: dismisses != transition.isRemoval)
    }
    dismissModal()
    return modalStack.transition.map { .init($0) }
  }

  private var dismissalDirection: DragDirection? {
    guard let content = modalStack.topContent else { return nil }
    let region = TransitionGeometry(bounds: view.bounds, layoutDirection: layoutDirection)
    return content.transition.keyFrames(in: region).departure ?? .down
  }
}
