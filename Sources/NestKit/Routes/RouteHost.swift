#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What a binding needs of its container.
struct RouteHost {
  /// The children that may stand for values, in their order.
  let children: () -> [UIViewController]
  /// Makes the children others, in one operation.
  let replace: ([UIViewController], Transition, _ isAnimated: Bool) -> ContainerOperation
}

/// Is called when the children of a container have changed.
protocol RouteObserver: AnyObject {
  /// Called before the delegate of the container, and when an operation has ended.
  func childrenDidChange()
  /// Called when the container has another binding.
  func invalidate()
}
