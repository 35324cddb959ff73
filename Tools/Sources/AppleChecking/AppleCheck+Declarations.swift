extension AppleCheck {
  /// Compares every row with what the modules declare under its path.
  mutating func checkDeclarations() {
    for row in table.rows where !row.isOfFoundation {
      let found = row.isType ? modules.paths[row.path] ?? [] : declarations(of: row)
      guard !found.isEmpty else {
        if !row.mayBeOfFoundation, !mayDiffer(row.path) {
          complain(at: row.line, "there is no \(row.path) here")
        }
        continue
      }
      if row.isType { compareType(row, found[0]) } else { compareMember(row, found) }
    }
  }

  /// The declarations under the path of a row: in its type, or in one that inherits from it, since
  /// members of `NSObject` are declared where they work.
  private func declarations(of row: AppleTable.Row) -> [SymbolGraph.Symbol] {
    if let found = modules.paths[row.path] { return found }
    guard let owner = row.owner else { return [] }
    let name = row.path.dropFirst(owner.count + 1)
    return modules.symbols.values.filter {
      $0.name == name && $0.owner.map { modules.lineage(of: $0).contains(owner) } ?? false
    }
  }

  private mutating func compareType(_ row: AppleTable.Row, _ symbol: SymbolGraph.Symbol) {
    let keywords = AppleTable.Row.typeKeywords
    func keyword(_ declaration: String) -> Substring? {
      declaration.split(separator: " ").first { keywords.contains(String($0)) }
    }
    if keyword(row.declaration) != keyword(symbol.declaration), !mayDiffer(row.path) {
      complain(at: row.line, "\(row.path) is another kind of type here: `\(symbol.declaration)`")
    }
    compareIsolation(row, [symbol])
  }

  private mutating func compareMember(_ row: AppleTable.Row, _ found: [SymbolGraph.Symbol]) {
    let form = DeclarationForm(row.declaration)
    let equal = found.filter { DeclarationForm($0.declaration) == form }
    guard !equal.isEmpty else {
      if !mayDiffer(row.path) {
        let declarations = found.map { "`\($0.declaration)`" }.sorted().joined(separator: ", ")
        complain(at: row.line, "\(row.path) is declared otherwise here: \(declarations)")
      }
      return
    }
    if row.isOpen, !equal.contains(where: { $0.access == "open" }), !mayDiffer(row.path) {
      complain(at: row.line, "\(row.path) cannot be overridden here")
    }
    compareIsolation(row, equal)
  }

  private mutating func compareIsolation(_ row: AppleTable.Row, _ found: [SymbolGraph.Symbol]) {
    let isIsolated = isIsolated(row)
    let matches = found.contains { DeclarationForm.isIsolated($0.declaration) == isIsolated }
    if !matches, !mayDiffer(row.path), !mayDiffer(row.owner ?? row.path) {
      complain(
        at: row.line,
        "\(row.path) is \(isIsolated ? "isolated to the main actor" : "not isolated") on Apple's systems"
      )
    }
  }

  /// A member of a class or protocol of Objective-C has the isolation of that; what is of C, or
  /// written in Swift, its own.
  private func isIsolated(_ row: AppleTable.Row) -> Bool {
    if DeclarationForm.isIsolated(row.declaration) { return true }
    guard row.usr.hasPrefix("c:objc("), let owner = row.owner else { return false }
    return ([owner] + modules.lineage(of: owner)).contains {
      table.type($0).map { DeclarationForm.isIsolated($0.declaration) } ?? false
    }
  }
}

extension AppleTable.Row {
  /// Whether Foundation declares it on Linux.
  fileprivate var isOfFoundation: Bool {
    ["CoreFoundation", "Foundation", "ObjectiveC"].contains(section.split(separator: "@").first)
  }

  /// Whether Foundation may declare it on Linux: members that CoreGraphics adds to types of
  /// CoreFoundation.
  fileprivate var mayBeOfFoundation: Bool { section == "CoreGraphics@CoreFoundation" }
}
