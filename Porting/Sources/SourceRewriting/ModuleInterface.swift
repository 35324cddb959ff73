/// The declarations of a module that is rewritten, as far as the rewriting of others needs them.
public struct ModuleInterface: Codable, Sendable {
  struct Class: Codable, Sendable {
    /// The classes that it inherits from, the nearest first.
    var lineage: [String]
    /// The protocols of the members of extensions that it overrides.
    var overrides: [String]
    /// The names of optional methods of the protocols to which it conforms; nil where it has no
    /// list of them.
    var optionalMethods: [String]?
    /// The names of the methods of its objects.
    var methods: [String]
  }

  /// By protocol, the names of its optional methods.
  var optionalMethods: [String: [String]] = [:]
  var classes: [String: Class] = [:]
  /// The members of extensions of Apple's classes that classes of other modules may override.
  var overridable: [OverridableMember] = []

  init() {}
}
