/// Finds what the names that a module uses mean, as far as its source shows.
struct ModuleIndex: Sendable {
  /// A declaration and where it stands.
  struct Place: Hashable, Sendable {
    var declaration: Declaration
    var folder: String
    /// The index of the file.
    var file: Int
  }

  /// By name, all declarations of the module.
  private var places: [String: [Place]] = [:]
  /// By name, what modules below declare, and what tuples call their values.
  private var foreign: [String: [Signature]] = [:]
  private var supertypes: [String: [String]] = [:]
  /// By the full name of a type, it and all that it inherits from or conforms to.
  private var lineages: [String: Set<String>] = [:]
  /// By the full name of a type of the module, where it is declared.
  private(set) var types: [String: [Place]] = [:]

  init(_ files: [FileFacts], foreign: [Declaration]) {
    for declaration in foreign {
      self.foreign[declaration.signature.name, default: []].append(declaration.signature)
    }
    for (index, file) in files.enumerated() {
      guard let folder = file.folder else { continue }
      for declaration in file.declarations {
        let place = Place(declaration: declaration, folder: folder, file: index)
        places[declaration.signature.name, default: []].append(place)
        if declaration.signature.kind == .type {
          types[declaration.fullName, default: []].append(place)
        }
      }
      supertypes.merge(file.supertypes) { $0 + $1 }
      for label in file.tupleLabels {
        self.foreign[label, default: []].append(Signature(name: label, kind: .value))
      }
    }
    for type in supertypes.keys { lineages[type] = lineage(of: type) }
  }

  /// All declarations that a use can mean; none where that is not known, or where it means nothing
  /// of the module.
  func meanings(of use: Use, in file: Int) -> [Place] {
    let candidates = (places[use.name] ?? []).filter {
      ($0.declaration.access != .file || $0.file == file) && $0.declaration.signature.matches(use)
    }
    guard !candidates.isEmpty else { return [] }
    switch use.receiver {
    case .none:
      for end in use.scope.indices.reversed() {
        let found = members(candidates, of: use.scope[end], in: Array(use.scope[..<end]))
        if !found.isEmpty { return found }
      }
      return candidates.filter { $0.declaration.owner == nil }
    case .selfValue, .superValue:
      guard let type = use.scope.last else { return [] }
      return members(candidates, of: type, in: use.scope)
    case .type(let name):
      return members(candidates, of: name, in: use.scope)
    case .expression:
      guard !(foreign[use.name] ?? []).contains(where: { $0.matches(use) }) else { return [] }
      return candidates.filter { $0.declaration.owner != nil }
    }
  }

  /// Those of the candidates that a type or one that it inherits from has.
  private func members(_ candidates: [Place], of name: String, in scope: [String]) -> [Place] {
    let type = fullName(of: name, in: scope)
    let owners = lineages[type] ?? [type]
    return candidates.filter { $0.declaration.owner.map(owners.contains) ?? false }
  }

  /// A type and all that it inherits from or conforms to, as far as the module shows.
  private func lineage(of type: String) -> Set<String> {
    var visited: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      let scopes = next.split(separator: ".").dropLast().map(String.init)
      let scope = scopes.indices.map { scopes[...$0].joined(separator: ".") }
      pending += (supertypes[next] ?? []).map { fullName(of: $0, in: scope) }
    }
    return visited
  }

  /// The full name of a type that is named within others: that of the innermost which exists.
  private func fullName(of name: String, in scope: [String]) -> String {
    if scope.last == name { return name }
    for outer in scope.reversed() where types[outer + "." + name] != nil {
      return outer + "." + name
    }
    return name
  }
}
