import NestKit
import OpenUIKit

extension UINavigationController: RestorableContainer {
  /// `navigation`.
  public static let stateKind = "navigation"

  /// A child is restored only on those below it.
  public static let childrenDependOnEachOther = true

  /// The children, root first.
  public var restorableChildren: [RestorableChild] {
    viewControllers.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// Sets the children.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    setViewControllers(children.map(\.viewController), animated: false)
  }
}
