/// An object that manages the children of a controller: a container, or what a container owns.
///
/// OpenUIKit asks a controller once, with its first child, whether it, or the work that it owns, is
/// one. UIKit has no such calls: on Apple's systems NestKit's containers compare their children
/// with their lists.
@MainActor public protocol ChildManager: AnyObject {
  /// Called when a child has no parent any more, before its `didMove(toParent: nil)`.
  ///
  /// - Parameter child: The child, a view controller.
  func parentDidLose(_ child: AnyObject)

  /// The children to which the controller forwards its appearance as controllers do that are no
  /// containers, although it calls the others itself. Default: none.
  var childrenWithForwardedAppearance: [AnyObject] { get }
}

extension ChildManager {
  /// None.
  public var childrenWithForwardedAppearance: [AnyObject] { [] }
}
