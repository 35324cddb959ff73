extension SplitContainerViewController {
  /// A drag opens the closed drawer from the leading edge, and closes the open one from everywhere.
  /// A finger continues a drawer that slides where the delegate allows to bring it back.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    guard isCollapsed, direction.isHorizontal, drawer.acceptsDrag, dividerDrag == nil else {
      return false
    }
    if let transition = drawer.transition {
      return isSlide(transition) && allowsDrawer(toOpen: !opens)
    }
    let opens = opens(by: direction)
    if opens, !direction.begins(at: point, in: view.bounds, settings: drag.settings) {
      return false
    }
    return allowsDrawer(toOpen: opens)
  }

  /// Opens or closes the drawer, or finds the transition that runs.
  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    let opens = opens(by: direction)
    if let transition = drawer.transition {
      return .init(
        continuing: transition, direction, isOpposite: opens != (transition.disappearing == nil))
    }
    setDrawerOpen(opens)
    return drawer.transition.map { .init($0) }
  }

  private func opens(by direction: DragDirection) -> Bool {
    direction == .trailing(in: layoutDirection)
  }

  /// Whether the drawer itself slides, and no child in it is replaced.
  private func isSlide(_ transition: ContainerTransition) -> Bool {
    transition.appearing == nil || transition.disappearing == nil
  }
}
