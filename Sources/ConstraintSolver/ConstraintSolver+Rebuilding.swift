extension ConstraintSolver {
  /// Makes the tableau anew from the constraints; the values stay where they are optimal.
  ///
  /// It serves where rounding errors may have added up, or numbers have left the range of `Double`.
  /// Cost: that of adding everything again.
  func rebuild() {
    let old = tableau
    tableau = Tableau()
    tableau.changed = old.changed
    tableau.symbols = old.symbols
    tableau.slots = ContiguousArray(repeating: 0, count: old.symbols.count)
    propagated = 0
    for index in tableau.symbols.indices { reset(Int32(index)) }
    graph.grow(to: tableau.symbols.count)
    for index in tableau.symbols.indices where tableau.symbols[index].kind == .constraint {
      let symbol = Int32(index)
      do throws(SolverError) {
        try enforce(symbol)
      } catch {
        // The constraint was in force before: its violation is within rounding errors, or out of
        // the range of numbers. Its row stays; the next operation that needs it tries again.
        tableau.poison = 0
      }
      commit()
    }
  }

  /// Takes a symbol out of the old tableau. A value that is not at rest gets a parameter.
  private func reset(_ symbol: Int32) {
    let index = Int(symbol)
    if tableau.symbols[index].kind == .variable, graph.definition(of: symbol) != nil {
      graph.undefine(symbol)
    }
    tableau.symbols[index].head = -1
    tableau.symbols[index].count = 0
    tableau.symbols[index].cost = -1
    tableau.symbols[index].isBasic = false
    tableau.symbols[index].isCandidate = false
    if !tableau.symbols[index].value.isFinite { tableau.symbols[index].value = 0 }
    switch tableau.symbols[index].kind {
    case .ghost: tableau.recycle(symbol)
    case .unused: tableau.unusedSymbols.append(symbol)
    case .constraint: break
    case .variable:
      if tableau.symbols[index].isFree { return }
      tableau.assign(max(0, tableau.symbols[index].value), to: symbol)
      guard tableau.symbols[index].value > 0 else { return }
      let ghost = tableau.makeSymbol(.ghost, below: 0, above: 0)
      tableau.ghosts.append(ghost)
      tableau.symbols[index].isBasic = true
      tableau.symbols[index].isAbove = true
      tableau.insert(1, row: symbol, column: ghost)
    }
  }
}
