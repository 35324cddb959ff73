import NestKit
import OpenUIKit

// Conformances of the cores: what programs see of UIKit's containers is Apple's.

extension NavigationCore: RestorableContents {
  static let stateKind = "navigation"

  /// A child is restored only on those below it.
  static let childrenDependOnEachOther = true

  /// The children, root first; while a transition runs, those of where it leads.
  var restorableChildren: [RestorableChild] {
    guard let navigation = owner as? UINavigationController else { return [] }
    let stack = navigation.stack
    let children = stack.isPerforming ? stack.viewControllersAtEnd : navigation.list
    return children.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// Sets the children.
  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    let navigation = owner as? UINavigationController
    navigation?.setViewControllers(children.map(\.viewController), animated: false)
  }
}
