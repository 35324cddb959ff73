#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension StackController: RestorableContainer {
  /// `stack`.
  public static let stateKind = "stack"

  /// A child is restored only on those below it.
  public static let childrenDependOnEachOther = true

  /// The children, root first.
  public var restorableChildren: [RestorableChild] {
    viewControllers.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The root stays for ever: it must be the one that was saved.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    guard let root = rootViewController, children.first?.viewController !== root else { return nil }
    return "its root has another identifier"
  }

  /// Sets the children.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    setViewControllers(children.map(\.viewController), animated: false)
  }
}
