#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension SplitContainerViewController: ContainerDragSource {
  /// A drag opens the closed drawer from the leading edge, and closes the open one from everywhere.
  public func containerDrag(
    _ drag: ContainerDrag, shouldBegin direction: DragDirection, at point: CGPoint
  ) -> Bool {
    guard isCollapsed, direction.isHorizontal, drawer.acceptsDrag, dividerDrag == nil else {
      return false
    }
    if drawer.transition != nil { return true }
    let opens = direction == .trailing(in: layoutDirection)
    if opens, !direction.begins(at: point, in: view.bounds) { return false }
    return allowsDrawer(toOpen: opens)
  }

  /// Opens or closes the drawer, or finds the transition that runs.
  public func containerDrag(_ drag: ContainerDrag, begin direction: DragDirection)
    -> ContainerDrag.Target?
  {
    let opens = direction == .trailing(in: layoutDirection)
    if let transition = drawer.transition {
      return .init(transition, isOpposed: opens != self.opens)
    }
    setDrawerOpen(opens)
    return drawer.transition.map { .init($0) }
  }
}
