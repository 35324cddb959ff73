import NestKit
import OpenUIKit

extension UISplitViewController {
  /// A finger from the edge shows one column more, and one towards it hides one that lies over the
  /// secondary column. What slides is taken up from everywhere.
  func allowsDrag(_ direction: DragDirection, from point: CGPoint) -> Bool {
    guard presentsWithGesture, !arrangement.isCollapsed, direction.isHorizontal, dividerDrag == nil,
      slots.allSatisfy(\.stack.acceptsDrag)
    else { return false }
    if slots.contains(where: { $0.stack.transition != nil }) {
      return arrangement.change?.isDragged == true
    }
    let mode = arrangement.mode
    guard opens(by: direction) else { return arrangement.uncovered(mode) != mode }
    return direction.begins(at: point, in: view.bounds, settings: drag.settings)
      && arrangement.mode(after: mode, adding: 1, in: size) != nil
  }

  func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    let opens = opens(by: direction)
    if let running = slots.lazy.compactMap(\.stack.transition).first {
      return .init(
        continuing: running, direction, isOpposite: opens != (running.disappearing == nil))
    }
    let new = arrangement.mode(after: arrangement.mode, adding: opens ? 1 : -1, in: size)
    guard let new else { return nil }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    arrangement.beginDrag()
    choose(new)
    return slots.lazy.compactMap(\.stack.transition).first.map { .init($0) }
  }

  private func opens(by direction: DragDirection) -> Bool {
    direction == (isMirrored ? .left : .right)
  }
}
