/// The part of a class of controllers in questions before they are left.
nonisolated struct LeavingRole: OptionSet {
  let rawValue: UInt8

  /// Its controllers are asked.
  static let guarding = LeavingRole(rawValue: 1)
  /// Its controllers own a core, so that the children that they show may be asked.
  static let containing = LeavingRole(rawValue: 2)
}

extension UIViewController {
  /// The roles of the classes that have been looked at: looking at conformances costs much more.
  private static var leavingRoles: [ObjectIdentifier: LeavingRole] = [:]

  /// The role of the class of this controller.
  var leavingRole: LeavingRole {
    let type = ObjectIdentifier(type(of: self))
    if let known = Self.leavingRoles[type] { return known }
    var role: LeavingRole = []
    if self is any LeavingGuard { role.insert(.guarding) }
    if ownedCore != nil || !publicChildrenShown.isEmpty { role.insert(.containing) }
    Self.leavingRoles[type] = role
    return role
  }

  /// The children that one of Apple's containers shows, by its public API; here they own a core.
  var publicChildrenShown: [UIViewController] {
    #if canImport(UIKit)
      switch self {
      case let container as UINavigationController:
        return container.topViewController.map { [$0] } ?? []
      case let container as UITabBarController:
        return container.selectedViewController.map { [$0] } ?? []
      case let container as UIPageViewController: return container.viewControllers ?? []
      case let container as UISplitViewController: return container.viewControllers
      default: return []
      }
    #else
      return []
    #endif
  }
}
