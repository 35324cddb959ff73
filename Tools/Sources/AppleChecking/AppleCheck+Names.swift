extension AppleCheck {
  /// Looks for members that are named as one of the Apple classes above them names its own. The
  /// compiler finds those that the modules declare themselves.
  mutating func checkNames(in files: [File]) {
    for file in files {
      for place in file.places where place.kind == .declaration {
        guard let symbol = users.symbols[place.usr], modules.symbols[place.usr] == nil,
          modules.symbols[users.original(of: symbol).usr] == nil, let owner = symbol.owner,
          file.conditions.isCompiled(place, by: .iOS)
        else { continue }
        for type in users.lineage(of: owner).sorted()
        where names[type]?.contains(symbol.name) ?? false {
          // An overload with other types is one member more.
          guard !mayDiffer(symbol.path.joined(separator: ".")) else { continue }
          complain(
            file, place, "\(type) has, or has had, a member \(symbol.name) on Apple's systems")
        }
      }
    }
  }
}
