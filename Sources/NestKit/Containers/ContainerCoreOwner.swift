import AppearanceOrders

/// A controller that owns the core of a container, and is found by it: by containers around it, by
/// saved states, by what observes containers.
///
/// Conform where your container inherits from something else than ``ContainerViewController``; see
/// ``ContainerCore``.
public protocol ContainerCoreOwner: UIViewController, ChildManager {
  /// The core, the same one always.
  var containerCore: ContainerCore { get }
}

/// A controller that owns a core without a public name for it, as UIKit's containers do.
package protocol PrivateCoreOwner: UIViewController {
  /// The core, the same one always.
  var privateCore: ContainerCore { get }
}

extension UIViewController {
  /// The core of a container; `nil` for a controller that owns none.
  package var ownedCore: ContainerCore? {
    if let container = self as? ContainerViewController { return container.containerCore }
    if let owner = self as? any ContainerCoreOwner { return owner.containerCore }
    return (self as? any PrivateCoreOwner)?.privateCore
  }
}
