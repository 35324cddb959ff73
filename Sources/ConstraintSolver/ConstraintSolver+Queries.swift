extension ConstraintSolver {
  /// Whether another optimum gives the variable another value.
  ///
  /// Cost: the variable's row; if some of its parameters are free to move, a search that is taken
  /// back afterwards.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    precondition(isLive(variable), "the variable was removed")
    return canMove(variable.index, isUpwards: true) || canMove(variable.index, isUpwards: false)
  }

  private func canMove(_ symbol: Int32, isUpwards: Bool) -> Bool {
    let probe: Float = -1
    let factor = isUpwards ? -1.0 : 1
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.addObjective(of: symbol, times: factor, at: probe)
    } else {
      tableau.addCost(factor, at: probe, to: symbol)
    }
    let changed = tableau.changed.count
    let outcome = tableau.optimize(probing: probe)
    tableau.undo()
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.addObjective(of: symbol, times: -factor, at: probe)
    } else {
      tableau.addCost(-factor, at: probe, to: symbol)
    }
    forgetChanges(after: changed)
    if tableau.poison != 0 { rebuild() }
    return outcome == .unbounded
  }

  /// Strikes variables off the list of the changed ones: a query has put them back.
  private func forgetChanges(after count: Int) {
    while tableau.changed.count > count {
      tableau.symbols[Int(tableau.changed.removeLast())].isChanged = false
    }
  }

  /// The constraints on whose constants the value depends at the present basis.
  ///
  /// Cost: the length of the variable's row.
  package func constraintsAffecting(_ variable: SolverVariable) -> [SolverConstraint] {
    precondition(isLive(variable), "the variable was removed")
    guard tableau.symbols[Int(variable.index)].isBasic else { return [] }
    var symbols: [Int32] = []
    var next = tableau.symbols[Int(variable.index)].head
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      if tableau.symbols[Int(entry.column)].kind == .constraint { symbols.append(entry.column) }
      next = entry.nextInRow
    }
    return symbols.sorted().map { handle($0) }
  }
}
