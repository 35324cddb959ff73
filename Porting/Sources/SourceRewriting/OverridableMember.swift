/// A member that an extension of a class of Apple's declares and that classes override: each
/// overriding class conforms to a protocol, by which the member finds the implementation.
struct OverridableMember: Codable, Hashable, Sendable {
  /// The class.
  var type: String
  /// The name without labels.
  var base: String
  /// The labels of the arguments; nil for a property.
  var labels: [String]?
  /// The protocol to which an overriding class conforms.
  var protocolName: String
  /// The name of the implementation in an overriding class.
  var implementationName: String
  /// The name of the member that is overridden, for `super`.
  var inheritedName: String
  /// The classes of Apple's whose extensions override it in the module that declares it.
  var overridingClasses: Set<String> = []
  /// Whether UIKit declares it, for modules that say so in their import.
  var isOfUIKit = false

  var name: MethodName { MethodName(base: base, labels: labels) }

  /// The members that extensions in a module above the class declare here, and the class itself on
  /// Apple's systems.
  static let ofUIKit = ["Navigation", "TabBar", "SplitView"].map { kind in
    OverridableMember(
      type: "UIViewController", base: kind.prefix(1).lowercased() + kind.dropFirst() + "Controller",
      labels: nil, protocolName: "\(kind)ControllerOverriding",
      implementationName: "overriding\(kind)Controller",
      inheritedName: "inherited\(kind)Controller", isOfUIKit: true)
  }
}

extension OverridableMember {
  /// That of a module that is rewritten.
  init(_ member: MemberForwarder) {
    let (type, name) = (member.type, member.name)
    let labels = (name.labels ?? []).map { "_" + $0 }.joined()
    self.init(
      type: type, base: name.base, labels: name.labels,
      protocolName: MemberForwarder.newName(of: name.base, in: type) + labels,
      implementationName: MemberForwarder.newName(of: name.base, in: type + ".override"),
      inheritedName: MemberForwarder.newName(of: name.base, in: type))
  }
}
