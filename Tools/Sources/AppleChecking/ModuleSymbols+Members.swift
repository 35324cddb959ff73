extension ModuleSymbols {
  /// By the full name of a type, the names of the members that it declares itself.
  ///
  /// - Parameter all: These modules and those that use them: a class here may inherit from one
  ///   there.
  func ownMembers(in all: ModuleSymbols) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    var protocols: Set<String> = []
    for symbol in symbols.values where symbol.isType && !symbol.isInternalName {
      members[symbol.fullName] = []
      if symbol.kind == "swift.protocol" { protocols.insert(symbol.fullName) }
    }
    for symbol in symbols.values {
      guard let owner = symbol.owner, members[owner] != nil, !symbol.isInternalName,
        all.original(of: symbol).usr == symbol.usr, !Self.made.contains(symbol.name)
      else { continue }
      members[owner]?.insert(symbol.name)
    }
    for name in protocols {
      guard let names = members[name] else { continue }
      let methods = Set(names.compactMap { $0.contains("(") ? $0.prefix { $0 != "(" } : nil })
      members[name] = names.filter { $0.contains("(") || !methods.contains(Substring($0)) }
    }
    return members
  }

  /// The names of the classes.
  var classNames: Set<String> {
    Set(symbols.values.filter { $0.kind == "swift.class" && !$0.isInternalName }.map(\.fullName))
  }

  /// Whether a type of a name is declared here.
  func declaresType(_ name: String) -> Bool { paths[name]?.contains(where: \.isType) ?? false }

  /// The members that a type declares itself and that programs see.
  func publicMembers(of type: String) -> [SymbolGraph.Symbol] {
    symbols.values.filter {
      $0.owner == type && ["public", "open"].contains($0.access) && !$0.isInternalName
        && !Self.made.contains($0.name)
    }
  }

  /// The names of members that the compiler makes, or that Apple's headers do not name.
  private static let made: Set<String> = [
    "init(rawValue:)", "rawValue", "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue",
    "encode(to:)", "init(from:)", "description", "debugDescription",
  ]
}

extension SymbolGraph.Symbol {
  /// Whether a type around it, or the symbol itself, has a name that begins with an underscore.
  fileprivate var isInternalName: Bool { path.contains { $0.hasPrefix("_") } }
}
