extension ModuleDeclarations {
  /// The class of another module that a class inherits from.
  func outerClass(of type: String) -> ModuleInterface.Class? {
    guard let last = ancestors(of: type).last, !classes.contains(last) else { return nil }
    return interfaces.lazy.compactMap { $0.classes[last] }.first
  }

  /// The declarations that the rewriting of other modules needs.
  var interface: ModuleInterface {
    var result = ModuleInterface()
    result.overridable = extensionOverrides.open
    for name in protocols.union(optionalRequirements.keys) {
      let names = namesOfOptionalMethods(of: name)
      if !names.isEmpty { result.optionalMethods[name] = names }
    }
    for type in classes {
      let lineage = ancestors(of: type)
      let outer = outerClass(of: type)
      let lists = lineage.compactMap { optionalMethodLists[$0] }
      let methods = lineage.flatMap { implementations[$0] ?? [] }.filter(\.isOfObject)
      result.classes[type] = .init(
        lineage: Array(self.lineage(of: type).dropFirst()),
        overrides: extensionOverrides.overriddenProtocols(in: type),
        optionalMethods: lists.isEmpty
          ? outer?.optionalMethods
          : Set(lists.flatMap(\.offered) + (outer?.optionalMethods ?? [])).sorted(),
        methods: Set(methods.map(\.signature.name.description) + (outer?.methods ?? [])).sorted())
    }
    return result
  }
}
