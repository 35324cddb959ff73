extension AppleCheck {
  /// Looks up everything of the modules that a source uses.
  mutating func checkUses(in file: File) {
    for place in file.places {
      guard let symbol = modules.symbols[place.usr], symbol.kind != "swift.typealias",
        file.conditions.isCompiled(place, by: .iOS)
      else { continue }
      let rows = rows(for: symbol)
      guard let row = rows.first else {
        if !mayDiffer(symbol.fullName) {
          complain(
            file, place,
            "\(symbol.fullName) is not in \(table.path); look it up in Apple's documentation and add it"
          )
        }
        continue
      }
      check(row, at: place, in: file, isOnTV: rows.contains { $0.availability.isOnTV })
    }
  }

  private mutating func check(
    _ row: AppleTable.Row, at place: SymbolPlace, in file: File, isOnTV: Bool
  ) {
    let (availability, conditions) = (row.availability, file.conditions)
    if !isOnTV, conditions.isCompiled(place, by: .tvOS) {
      complain(file, place, "tvOS has no \(row.path); write it inside #if !os(tvOS)")
    }
    if let version = availability.introduced, version > .base,
      !conditions.isAvailable(place, in: version)
    {
      complain(file, place, "iOS has \(row.path) from \(version) on; write it inside #available")
    }
    // An implementation of a protocol's requirement that is not called is no use.
    let isRequirement = row.owner.map { table.type($0)?.declaration.contains("protocol ") } ?? nil
    if let version = availability.deprecated, version <= .base, !conditions.isDeprecated(place),
      !(place.kind == .override && isRequirement == true)
    {
      complain(
        file, place,
        "\(row.path) is deprecated from iOS \(version) on; what uses or overrides it says so with @available(iOS, deprecated:)"
      )
    }
  }

  /// The rows that stand for a symbol: those of its path, or of what it overrides or implements.
  private func rows(for symbol: SymbolGraph.Symbol) -> [AppleTable.Row] {
    if symbol.isType { return table.type(symbol.fullName).map { [$0] } ?? [] }
    let original = modules.original(of: symbol)
    let form = DeclarationForm(original.declaration)
    for path in [symbol.fullName, original.fullName] {
      let rows = table.rows(of: path)
      if !rows.isEmpty { return matching(form, rows) }
    }
    guard let owner = original.owner else { return [] }
    return modules.lineage(of: owner).sorted().lazy
      .map { self.table.rows(of: $0 + "." + original.name) }
      .first { !$0.isEmpty } ?? []
  }

  /// Of several overloads that which is declared the same; all of them where none is, which is
  /// reported elsewhere.
  private func matching(_ form: DeclarationForm, _ rows: [AppleTable.Row]) -> [AppleTable.Row] {
    guard rows.count > 1 else { return rows }
    let equal = rows.filter { DeclarationForm($0.declaration) == form }
    return equal.isEmpty ? rows : equal
  }
}
