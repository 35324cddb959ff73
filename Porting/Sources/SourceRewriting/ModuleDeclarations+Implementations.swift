extension ModuleDeclarations {
  func findSubclassImplementations() -> SubclassImplementations {
    let lineages = classes.reduce(into: [String: [String]]()) {
      $0[$1] = ancestors(of: $1).dropFirst().filter(classes.contains)
    }
    return SubclassImplementations(
      lineages: lineages, methods: implementations, optionalMethods: optionalMethods)
  }

  /// The optional methods of the protocols to which a class conforms by its own declaration and its
  /// extensions.
  private func optionalMethods(of type: String) -> [SubclassImplementations.Addition] {
    var names = (conformances[type] ?? []).sorted()
    var found: [SubclassImplementations.Addition] = []
    var visited: Set<String> = []
    while let name = names.popLast() {
      let owner = fullName(of: name, in: type)
      guard visited.insert(owner).inserted else { continue }
      if let requirements = optionalRequirements[owner] {
        names += conformances[owner] ?? []
        guard !requirements.isHidden else { continue }
        found += requirements.methods.map {
          .init(
            owner: owner, method: $0, signature: MethodSignature($0), requirements: requirements)
        }
      } else if protocols.contains(name) {
        names += conformances[owner] ?? []
      } else if let apple = OptionalMethods.byName[owner] {
        names += apple.inherited
        found += apple.addableMethods.map {
          .init(owner: owner, method: $0, signature: MethodSignature($0))
        }
      }
    }
    return found
  }
}
