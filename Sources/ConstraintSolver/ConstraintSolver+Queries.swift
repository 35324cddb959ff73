extension ConstraintSolver {
  /// Whether another optimum gives the variable another value.
  ///
  /// Cost: the variable's row; if some of its parameters are free to move, a search that is taken
  /// back afterwards.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    precondition(exists(variable), "the variable was removed")
    return canMove(variable.index, isUpwards: true) || canMove(variable.index, isUpwards: false)
  }

  private func canMove(_ symbol: Int32, isUpwards: Bool) -> Bool {
    let probe: Float = -1
    expandVariable(symbol)
    let parameters = expansion.symbols.map { ($0, isUpwards ? -expansion[$0] : expansion[$0]) }
    for (parameter, cost) in parameters where cost != 0 {
      tableau.addCost(cost, at: probe, to: parameter)
    }
    let changed = tableau.changed.count
    let outcome = tableau.optimize(probing: probe)
    tableau.undo()
    for (parameter, cost) in parameters where cost != 0 {
      tableau.addCost(-cost, at: probe, to: parameter)
    }
    removeChanges(after: changed)
    if tableau.overflow != 0 { rebuild() }
    return outcome == .unbounded
  }

  /// Fills `expansion` with what a variable is in parameters.
  func expandVariable(_ symbol: Int32) {
    expansion.reset(symbolCount: tableau.symbols.count)
    weights.reset(symbolCount: tableau.symbols.count)
    addWeight(1, of: symbol)
    resolveWeights()
  }

  /// Strikes variables off the list of the changed ones: a query has put them back.
  private func removeChanges(after count: Int) {
    while tableau.changed.count > count {
      tableau.symbols[Int(tableau.changed.removeLast())].isChanged = false
    }
  }

  /// The constraints on whose constants the value depends at the present basis.
  ///
  /// Cost: the length of the variable's row.
  package func constraintsAffecting(_ variable: SolverVariable) -> [SolverConstraint] {
    precondition(exists(variable), "the variable was removed")
    expandVariable(variable.index)
    var symbols = expansion.symbols.filter {
      tableau.symbols[Int($0)].kind == .constraint
        && abs(expansion[$0]) > Tableau.costTolerance
    }
    let factors = symbols.map { expansion[$0] }
    weights.reset(symbolCount: tableau.symbols.count)
    addWeight(1, of: variable.index)
    for (symbol, factor) in zip(symbols, factors) { addTerms(of: symbol, times: -factor) }
    symbols.append(contentsOf: usedDefinitions())
    return symbols.sorted().map { handle($0) }
  }

  /// Adds a multiple of a constraint's expression.
  func addTerms(of symbol: Int32, times factor: Double) {
    for term in requests[Int(symbol)].terms {
      addWeight(factor * requests[Int(symbol)].sign * term.coefficient, of: term.variable.index)
    }
  }

  /// The definitions of which something is left when all that was added is resolved.
  func usedDefinitions() -> [Int32] {
    resolveWeights()
    return weights.symbols.filter { abs(weights[$0]) > Tableau.costTolerance }
      .compactMap { graph.definition(of: $0) }
  }
}
