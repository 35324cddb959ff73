#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ModalContainerViewController: ContainerDragSource {
  /// A drag begins in the direction in which what is presented leaves, if the delegate allows it.
  public func containerDrag(
    _ drag: ContainerDrag, shouldBegin direction: DragDirection, at point: CGPoint
  ) -> Bool {
    guard direction == dismissalDirection, modal.acceptsDrag else { return false }
    if modal.transition != nil { return true }
    return modal.topTakesTime && canDismissByHand
  }

  /// Dismisses, or finds the transition that runs.
  public func containerDrag(_ drag: ContainerDrag, begin direction: DragDirection)
    -> ContainerDrag.Target?
  {
    if let transition = modal.transition {
      return .init(transition, isOpposed: !transition.isRemoval)
    }
    dismissModal()
    return modal.transition.map { .init($0) }
  }

  private var dismissalDirection: DragDirection? {
    guard let content = modal.topContent else { return nil }
    let region = TransitionGeometry(bounds: view.bounds, layoutDirection: layoutDirection)
    return content.transition.keyFrames(in: region).departure ?? .down
  }
}
