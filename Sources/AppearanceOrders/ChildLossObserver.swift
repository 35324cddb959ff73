/// A controller that is informed of the children that leave it, by whatever call: a container,
/// whose list they leave too.
///
/// OpenUIKit asks a controller once, with its first child, whether it is one. UIKit has no such
/// call: on Apple's systems NestKit's containers compare their children with their lists.
@MainActor public protocol ChildLossObserver: AnyObject {
  /// Called when a child has no parent any more, before its `didMove(toParent: nil)`.
  ///
  /// - Parameter child: The child, a view controller.
  func parentDidLose(_ child: AnyObject)
}
