extension TabsViewController {
  /// A drag sideways begins where there is a child in that direction that the delegate allows. A
  /// finger takes up a transition that runs where the delegate allows the child that disappears.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    guard direction.isHorizontal, stack.acceptsDrag else { return false }
    if let transition = stack.transition {
      guard isForward(transition) != nil, let former = transition.disappearing else { return false }
      return allowsSelection(of: former)
    }
    guard let neighbour = neighbour(forward: isForward(direction)) else { return false }
    return allowsSelection(of: neighbour)
  }

  /// Selects the child in that direction, or finds the transition that runs.
  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    if let transition = stack.transition {
      return .init(
        continuing: transition, direction, isOpposite: isForward(direction) != isForward(transition)
      )
    }
    guard let neighbour = neighbour(forward: isForward(direction)) else { return nil }
    select(neighbour)
    return stack.transition.map { .init($0) }
  }

  /// The children, where there is no further one in a direction.
  func resistingView(_ direction: DragDirection) -> UIView? {
    guard direction.isHorizontal, stack.acceptsDrag, stack.transition == nil, stack.count > 0,
      neighbour(forward: isForward(direction)) == nil
    else { return nil }
    return stack.host
  }

  /// Whether a transition leads to a child that is further on in the list; `nil` if it does not
  /// lead from one child of the list to another.
  private func isForward(_ transition: ContainerTransition) -> Bool? {
    let list = viewControllers
    guard let former = list.firstIndex(where: { $0 === transition.disappearing }),
      let new = list.firstIndex(where: { $0 === transition.appearing })
    else { return nil }
    return new > former
  }

  /// Whether a drag in that direction shows the next child: one that appears from the trailing edge
  /// is dragged towards the leading one.
  private func isForward(_ direction: DragDirection) -> Bool {
    direction != .trailing(in: layoutDirection)
  }
}
