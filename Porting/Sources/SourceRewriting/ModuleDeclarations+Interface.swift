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
    for (name, requirements) in optionalRequirements where !requirements.isHidden {
      var names = requirements.methods.map { MethodName($0).description }
      for inherited in conformances[name] ?? [] {
        names += optionalRequirements[inherited]?.methods.map { MethodName($0).description } ?? []
        names += OptionalMethods.byName[inherited]?.methods.map { MethodName($0).description } ?? []
        names += interfaces.lazy.compactMap { $0.optionalMethods[inherited] }.first ?? []
      }
      result.optionalMethods[name] = names.sorted()
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
