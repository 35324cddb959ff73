/// The declarations of modules, by identity and by path.
public struct ModuleSymbols: Sendable {
  /// The symbols, by identity.
  public private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
  /// By the path of a symbol, those that have it: overloads differ in their types only.
  private(set) var paths: [String: [SymbolGraph.Symbol]] = [:]
  /// By the name of a type, what it inherits from and conforms to itself.
  private var parents: [String: Set<String>] = [:]
  /// By identity, what a declaration overrides.
  private var overridden: [String: String] = [:]

  /// Reads graphs.
  public init(_ graphs: [SymbolGraph]) {
    for symbol in graphs.flatMap(\.symbols) where symbols[symbol.usr] == nil {
      symbols[symbol.usr] = symbol
      paths[symbol.fullName, default: []].append(symbol)
    }
    for relationship in graphs.flatMap(\.relationships) {
      switch relationship.kind {
      case "inheritsFrom", "conformsTo":
        guard let source = symbols[relationship.source] else { continue }
        let target = symbols[relationship.target]?.fullName ?? relationship.foreignName
        parents[source.fullName, default: []].insert(target)
      case "overrides": overridden[relationship.source] = relationship.target
      default: continue
      }
    }
  }

  /// A type and all that it inherits from or conforms to, as far as the modules show.
  func lineage(of type: String) -> Set<String> {
    var visited: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      if visited.insert(next).inserted { pending += parents[next] ?? [] }
    }
    return visited
  }

  /// The superclass and the conformances of a type, given by the compiler in full.
  func conformances(of type: String) -> Set<String> { parents[type] ?? [] }

  /// The declaration that an override overrides in the end.
  func original(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol {
    var current = symbol
    while let usr = overridden[current.usr], let next = symbols[usr] { current = next }
    return current
  }
}

extension SymbolGraph.Symbol {
  /// The path, joined by dots.
  var fullName: String { path.joined(separator: ".") }
  /// The name with labels.
  var name: String { path.last ?? "" }
  /// The full name of the type that it is a member of; nil at the top level.
  var owner: String? { path.count > 1 ? path.dropLast().joined(separator: ".") : nil }
  /// Whether it is a class, structure, enumeration, protocol or another name of a type.
  var isType: Bool {
    ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"]
      .contains(kind)
  }
}

extension SymbolGraph.Relationship {
  /// The name of a type of another module, without the module.
  fileprivate var foreignName: String {
    guard let targetFallback else { return target }
    return targetFallback.split(separator: ".").dropFirst().joined(separator: ".")
  }
}
