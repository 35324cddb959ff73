extension ConstraintSolver {
  /// Makes the tableau anew from the constraints; the values stay where they are optimal.
  ///
  /// It serves where rounding errors may have added up, or numbers have left the range of `Double`.
  /// Cost: that of adding everything again.
  func rebuild() {
    let changed = tableau.changed
    let symbols = tableau.symbols
    tableau = Tableau()
    tableau.changed = changed
    tableau.symbols = symbols
    tableau.slots = ContiguousArray(repeating: 0, count: symbols.count)
    propagated = 0
    for index in symbols.indices { reset(Int32(index)) }
    graph.grow(to: tableau.symbols.count)
    for index in symbols.indices where symbols[index].kind == .constraint { restore(Int32(index)) }
    // The values were an optimum with all constraints in force: now nothing moves away from it.
    if tableau.optimize() != .optimal { tableau.overflow = 0 }
    propagate()
    commit()
  }

  /// Puts a constraint into the new tableau at the present values.
  ///
  /// It was in force before: if it cannot be, its violation is a rounding error, or it has left the
  /// range of numbers. Then its row stays; the next operation that needs it tries again.
  private func restore(_ symbol: Int32) {
    do throws(SolverError) {
      if try define(symbol) { return }
      try insert(symbol, canMove: false)
    } catch {
      tableau.overflow = 0
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
    case .placeholder: tableau.recycle(symbol)
    case .unused: tableau.unusedSymbols.append(symbol)
    case .constraint: break
    case .variable:
      if tableau.symbols[index].isFree { return }
      tableau.assign(max(0, tableau.symbols[index].value), to: symbol)
      guard tableau.symbols[index].value > 0 else { return }
      let placeholder = tableau.makeSymbol(.placeholder, below: 0, above: 0)
      tableau.placeholders.append(placeholder)
      tableau.symbols[index].isBasic = true
      tableau.symbols[index].isAbove = true
      tableau.insert(1, row: symbol, column: placeholder)
    }
  }
}
