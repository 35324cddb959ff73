extension ConstraintSolver {
  /// The constraints that contradict the asked one, when the search has ended with violations.
  ///
  /// The symbols that are left in the violated rows cannot move: with those rows they are
  /// contradictory. One row alone is a unique combination of independent ones, and thereby minimal
  /// if no restricted variable could take the part of a constraint.
  func contradiction(violated: [Int32], asked: Int32) -> [SolverConstraint] {
    var rows = violated
    sum(rows)
    if expansion.symbols.contains(where: { canMove($0) }) {
      rows = tableau.symbols.indices.map { Int32($0) }.filter { hasRequiredCost($0) }
      sum(rows)
    }
    var symbols = rows.filter { tableau.symbols[Int($0)].kind == .constraint }
    for symbol in expansion.symbols where abs(expansion[symbol]) > Tableau.costTolerance {
      if tableau.symbols[Int(symbol)].kind == .constraint { symbols.append(symbol) }
    }
    symbols += definitions(in: rows)
    let isRestricted = (symbols + [asked]).contains { symbol in
      requests[Int(symbol)].terms.contains {
        tableau.symbols[Int($0.variable.index)].below == Symbol.required
      }
    }
    symbols = symbols.filter { $0 != asked }.sorted()
    // To prove each of very many takes too long; they are contradictory in any case.
    let isDone = (rows == [asked] && !isRestricted) || symbols.count > 1000
    return (isDone ? symbols : minimized(symbols, asked: asked)).map { handle($0) }
  }

  /// Fills `expansion` with the sum of rows, each with the sign of its cost.
  private func sum(_ rows: [Int32]) {
    expansion.reset(symbolCount: tableau.symbols.count)
    for row in rows {
      expansion.add(tableau.symbols[Int(row)].isAbove ? 1 : -1, times: row, in: tableau)
    }
  }

  /// Whether a parameter could mend the rows whose sum is in `expansion`, but for rows at zero that
  /// prevent it.
  private func canMove(_ parameter: Int32) -> Bool {
    guard abs(expansion[parameter]) > Tableau.costTolerance else { return false }
    let symbol = tableau.symbols[Int(parameter)]
    return (expansion[parameter] < 0 ? symbol.above : symbol.below) != Symbol.required
  }

  /// Whether a basic symbol takes part in the objective of what is required.
  private func hasRequiredCost(_ index: Int32) -> Bool {
    let symbol = tableau.symbols[Int(index)]
    return symbol.isBasic && (symbol.isAbove ? symbol.above : symbol.below) == Symbol.required
  }

  /// The definitions that take part in the sum of violated rows which is in `expansion`.
  private func definitions(in violated: [Int32]) -> [Int32] {
    let parameters = expansion.symbols.map { ($0, -expansion[$0]) }
    let rows = violated.map { ($0, tableau.symbols[Int($0)].isAbove ? 1.0 : -1) }
    weights.reset(symbolCount: tableau.symbols.count)
    for (symbol, factor) in rows + parameters
    where tableau.symbols[Int(symbol)].kind == .constraint {
      addTerms(of: symbol, times: factor)
    }
    return usedDefinitions()
  }

  /// Leaves out, one by one, the constraints without which the asked one is contradicted too.
  ///
  /// A solver of its own has the constraints, and the asked one as the only optional one: that is
  /// violated as long as the others contradict it.
  private func minimized(_ symbols: [Int32], asked: Int32) -> [Int32] {
    let scratch = ConstraintSolver()
    var variables: [SolverVariable: SolverVariable] = [:]
    func add(_ symbol: Int32, priority: Float) throws(SolverError) -> SolverConstraint {
      let request = requests[Int(symbol)]
      var terms = request.terms
      for index in terms.indices {
        let own = terms[index].variable
        let isRestricted = tableau.symbols[Int(own.index)].below == Symbol.required
        let variable = variables[own] ?? scratch.makeVariable(isNonNegative: isRestricted)
        variables[own] = variable
        terms[index].variable = variable
      }
      return try scratch.add(
        terms, constant: request.constant, relation: request.relation, priority: priority)
    }
    do {
      var handles: [SolverConstraint] = []
      for symbol in symbols { handles.append(try add(symbol, priority: Symbol.required)) }
      let asked = try add(asked, priority: 1)
      var remaining: [Int32] = []
      for (symbol, handle) in zip(symbols, handles) {
        scratch.remove(handle)
        if scratch.isViolated(asked) { continue }
        _ = try add(symbol, priority: Symbol.required)
        remaining.append(symbol)
      }
      return remaining
    } catch {
      return symbols
    }
  }

  private func isViolated(_ constraint: SolverConstraint) -> Bool {
    let symbol = tableau.symbols[Int(constraint.index)]
    let isAbove = symbol.above > 0 && symbol.value > Tableau.tolerance
    return symbol.value < -Tableau.tolerance || isAbove
  }
}
