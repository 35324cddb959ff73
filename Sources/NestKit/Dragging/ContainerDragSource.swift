#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What a ``ContainerDrag`` drives: a container that decides which transition follows the finger.
public protocol ContainerDragSource: UIViewController {
  /// Whether a drag may begin. Nothing has changed yet; this is where a delegate has its veto.
  ///
  /// - Parameters:
  ///   - drag: The drag.
  ///   - direction: Where the finger goes.
  ///   - point: Where the finger came down, in the coordinates of the view of the drag.
  /// - Returns: With `false` the touches are left to others.
  func containerDrag(
    _ drag: ContainerDrag, shouldBegin direction: DragDirection, at point: CGPoint
  ) -> Bool

  /// Begins the transition that follows the finger, or finds the one that runs.
  ///
  /// - Returns: What follows the finger; with `nil` the view of
  ///   ``resistingView(for:)`` follows it a little.
  func containerDrag(_ drag: ContainerDrag, begin direction: DragDirection)
    -> ContainerDrag.Target?

  /// The view that moves a little where nothing can follow the finger; `nil`, the default, for none. If it is the
  /// host of a stack, it has returned before the next transition of that stack ends.
  func resistingView(for drag: ContainerDrag) -> UIView?
}

extension ContainerDragSource {
  /// None.
  public func resistingView(for drag: ContainerDrag) -> UIView? { nil }
}
