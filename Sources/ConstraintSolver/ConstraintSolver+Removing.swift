extension ConstraintSolver {
  /// Removes a constraint. The variables that it determined keep their values unless an optional
  /// constraint changes them.
  package func remove(_ constraint: SolverConstraint) {
    precondition(exists(constraint), "the constraint was removed before")
    constraintCount -= 1
    if let variable = graph.definition(of: constraint.index) { undefine(variable) }
    graph.disconnect(constraint.index)
    requests[Int(constraint.index)] = Request()
    release(constraint.index)
    settleRemoval()
  }

  /// Takes a symbol's meaning away. One that others depend on stays as a placeholder.
  func release(_ symbol: Int32) {
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.addGradient(of: symbol, times: -1)
      tableau.removeRow(of: symbol)
    }
    guard tableau.symbols[Int(symbol)].count > 0 else { return tableau.recycle(symbol) }
    tableau.symbols[Int(symbol)].kind = .placeholder
    tableau.symbols[Int(symbol)].below = 0
    tableau.symbols[Int(symbol)].above = 0
    tableau.symbols[Int(symbol)].generation &+= 1
    tableau.placeholders.append(symbol)
    tableau.noteCandidate(symbol)
  }
}
