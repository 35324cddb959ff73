/// The part of a class of controllers in questions before they are left.
nonisolated struct LeavingRole: OptionSet {
  let rawValue: UInt8

  /// Its controllers are asked.
  static let guarding = LeavingRole(rawValue: 1)
  /// Its controllers own a core, which knows the children that they show.
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
    if ownedCore != nil { role.insert(.containing) }
    Self.leavingRoles[type] = role
    return role
  }

  /// The children that a controller without a core shows, such as one of Apple's containers: those
  /// whose views are in a window.
  var childrenInWindow: [UIViewController] {
    let children = children
    return children.isEmpty ? [] : children.filter { $0.viewIfLoaded?.window != nil }
  }
}
