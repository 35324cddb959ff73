extension ConstraintSolver {
  /// Moves to the optimum, and makes sure that everything required is met.
  ///
  /// - Parameter asked: The constraint that is left out of the report of a contradiction.
  /// - Throws: Without having taken anything back.
  func settle(asked: Int32) throws(SolverError) {
    try optimize()
    propagate()
    if refine(asked) {
      try optimize()
      propagate()
    }
    guard tableau.overflow == 0 else { throw .notFinite }
    var violated = tableau.possiblyViolated.filter { isViolated($0) }.sorted()
    for index in violated.indices.dropFirst().reversed()
    where violated[index] == violated[index - 1] {
      violated.remove(at: index)
    }
    guard violated.isEmpty else {
      throw .unsatisfiable(contradiction(violated: violated, asked: asked))
    }
  }

  /// Ends an operation that has succeeded.
  func commit() {
    tableau.commit()
    graph.grow(to: tableau.symbols.count)
    propagated = 0
  }

  /// Makes the tableau anew after very many pivots: each adds rounding errors.
  func rebuildIfDue() {
    let limit = 20_000 + 20 * tableau.symbols.count
    if tableau.pivotCount > limit { rebuild() }
  }

  private func optimize() throws(SolverError) {
    switch tableau.optimize() {
    case .optimal: break
    case .unbounded, .pivotLimit: throw .pivotLimit
    case .notFinite: throw .notFinite
    }
  }

  /// Takes out the rounding error of a move that was much longer than the numbers it ends at.
  ///
  /// Returns whether it moved anything.
  private func refine(_ index: Int32) -> Bool {
    guard !tableau.symbols[Int(index)].isBasic, graph.definition(of: index) == nil else {
      return false
    }
    let request = requests[Int(index)]
    let error = request.terms.reduce(request.constant) {
      $0 + $1.coefficient * tableau.symbols[Int($1.variable.index)].value
    }
    guard abs(error) > 1e-14 * magnitude(of: index), error.isFinite else { return false }
    tableau.shiftColumn(of: index, by: -error * request.sign)
    return true
  }

  /// Whether something required is not met, by more than the rounding errors of its expression.
  private func isViolated(_ index: Int32) -> Bool {
    let symbol = tableau.symbols[Int(index)]
    guard symbol.isBasic else { return false }
    let violation =
      symbol.value < 0
      ? (symbol.below == Symbol.required ? -symbol.value : 0)
      : (symbol.above == Symbol.required ? symbol.value : 0)
    guard violation > Tableau.tolerance else { return false }
    return violation > 1e-12 * magnitude(of: index)
  }

  /// The size of the numbers of which a symbol's value is the sum.
  private func magnitude(of index: Int32) -> Double {
    guard tableau.symbols[Int(index)].kind == .constraint else { return 0 }
    let request = requests[Int(index)]
    return request.terms.reduce(abs(request.constant)) {
      $0 + abs($1.coefficient * tableau.symbols[Int($1.variable.index)].value)
    }
  }

  /// Moves to the optimum after something was taken away, which nothing can contradict.
  func settleRemoval() {
    if tableau.optimize() == .optimal {
      propagate()
      commit()
      rebuildIfDue()
    } else {
      rebuild()
    }
    // No more are needed than there are variables: each names one that it can move.
    if tableau.placeholders.count > 2 * variableCount + 64 { rebuild() }
  }
}
