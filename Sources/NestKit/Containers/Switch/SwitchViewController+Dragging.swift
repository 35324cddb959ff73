#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension SwitchViewController: ContainerDragSource {
  /// A drag sideways begins where there is a child in that direction that the delegate allows, or no
  /// child at all: then the present one resists.
  public func containerDrag(
    _ drag: ContainerDrag, shouldBegin direction: DragDirection, at point: CGPoint
  ) -> Bool {
    guard direction.isHorizontal, stack.acceptsDrag else { return false }
    if stack.transition != nil { return true }
    guard let neighbour = neighbour(forward: isForward(direction)) else { return stack.count > 0 }
    return allowsSelection(of: neighbour)
  }

  /// Selects the child in that direction, or finds the transition that runs.
  public func containerDrag(_ drag: ContainerDrag, begin direction: DragDirection)
    -> ContainerDrag.Target?
  {
    let isForward = isForward(direction)
    if let transition = stack.transition {
      return .init(transition, isOpposed: isForward != isGoingForward)
    }
    guard let neighbour = neighbour(forward: isForward) else { return nil }
    select(neighbour)
    return stack.transition.map { .init($0) }
  }

  /// The children.
  public func resistingView(for drag: ContainerDrag) -> UIView? {
    neighbour(forward: true) == nil || neighbour(forward: false) == nil ? stack.host : nil
  }

  /// What comes from the trailing edge is dragged towards the leading one.
  private func isForward(_ direction: DragDirection) -> Bool {
    direction != .trailing(in: layoutDirection)
  }
}
