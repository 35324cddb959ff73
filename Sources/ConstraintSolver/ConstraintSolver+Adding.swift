extension ConstraintSolver {
  /// Puts a constraint into force: the sum of the terms and the constant compares with zero.
  ///
  /// - Parameters:
  ///   - terms: Finite coefficients; a variable may occur several times.
  ///   - constant: Finite.
  ///   - priority: 1000 is required; lower ones, above zero, are optional.
  /// - Throws: `unsatisfiable` if it is required and contradicts others; `pivotLimit`, `notFinite`.
  package func add(
    _ terms: [SolverTerm], constant: Double, relation: SolverRelation, priority: Float
  ) throws(SolverError) -> SolverConstraint {
    precondition(terms.allSatisfy { exists($0.variable) }, "a variable was removed")
    let request = Request(
      terms: terms, constant: constant, priority: priority, relation: relation)
    let symbol = tableau.makeSymbol(
      .constraint, below: priority, above: relation == .equal ? priority : 0)
    while requests.count < tableau.symbols.count { requests.append(Request()) }
    graph.grow(to: tableau.symbols.count)
    graph.connect(symbol, terms)
    requests[Int(symbol)] = request
    constraintCount += 1
    do throws(SolverError) {
      try enforce(symbol)
    } catch {
      undoAddition(symbol)
      throw error
    }
    commit()
    rebuildIfDue()
    return handle(symbol)
  }

  /// Puts a constraint into force, as a definition or in the tableau.
  func enforce(_ symbol: Int32) throws(SolverError) {
    if try define(symbol) { return }
    try insert(symbol, canMove: true)
    try settle(asked: symbol)
  }

  /// Puts a constraint's row into the tableau and solves it where no search is needed.
  ///
  /// - Parameter canMove: Whether a variable may be moved so that the constraint is met.
  func insert(_ symbol: Int32, canMove: Bool) throws(SolverError) {
    let value = expand(symbol)
    guard value.isFinite else { throw .notFinite }
    tableau.assign(value, to: symbol)
    tableau.symbols[Int(symbol)].isBasic = true
    for column in expansion.symbols where expansion[column] != 0 {
      tableau.insert(expansion[column], row: symbol, column: column)
    }
    let domain = tableau.symbols[Int(symbol)]
    tableau.symbols[Int(symbol)].isAbove = value >= 0
    let canSolve = canMove || abs(value) <= Tableau.tolerance
    let isMet = domain.above == 0 && value >= 0
    if canSolve, let entry = subject(of: symbol, isMet: isMet) {
      let column = tableau.entries[Int(entry)].column
      let length = -value / tableau.entries[Int(entry)].coefficient
      tableau.symbols[Int(column)].isAbove = true
      // As the row does not cost anything yet, it must not be taken out of the reduced costs.
      tableau.symbols[Int(symbol)].below = 0
      tableau.symbols[Int(symbol)].above = 0
      tableau.move(column, by: length)
      tableau.setValue(0, of: symbol)
      tableau.pivot(at: entry)
      tableau.symbols[Int(symbol)].below = domain.below
      tableau.symbols[Int(symbol)].above = domain.above
    } else {
      tableau.addGradient(of: symbol, times: 1)
      if domain.priority == Symbol.required { tableau.possiblyViolated.append(symbol) }
    }
  }

  /// Fills `expansion` with the coefficients of a constraint's expression, and returns its present
  /// value.
  func expand(_ constraint: Int32) -> Double {
    expansion.reset(symbolCount: tableau.symbols.count)
    weights.reset(symbolCount: tableau.symbols.count)
    let sign = requests[Int(constraint)].sign
    var value = requests[Int(constraint)].constant
    var index = graph.nodes[Int(constraint)].first
    while index >= 0 {
      let use = graph.uses[Int(index)]
      index = use.nextOfConstraint
      value += use.coefficient * tableau.symbols[Int(use.variable)].value
      addWeight(use.coefficient * sign, of: use.variable)
    }
    if !weights.symbols.isEmpty { resolveWeights() }
    return value * sign
  }

  /// The kinds of parameters that a new constraint may determine, the better one first.
  private enum Subject: Int {
    /// A free parameter, such as a position.
    case free
    /// The slack of an inequality that was tight.
    case slack
    /// A parameter that is not negative, such as a size.
    case nonNegative
  }

  /// The parameter that a new constraint can determine without an effect on any other constraint:
  /// of the best kind the one with the shortest column.
  ///
  /// - Parameter isMet: Whether it is an inequality that holds already. It is made tight by what is
  ///   free, and by nothing else.
  private func subject(of row: Int32, isMet: Bool) -> Int32? {
    var best: Int32?
    var bestKind = isMet ? Subject.free : .nonNegative
    var bestCount = Int32.max
    var next = tableau.symbols[Int(row)].head
    while next >= 0 {
      let (index, entry) = (next, tableau.entries[Int(next)])
      next = entry.nextInRow
      let column = tableau.symbols[Int(entry.column)]
      let kind = kind(of: column)
      guard kind.rawValue <= bestKind.rawValue,
        kind != bestKind || column.count <= bestCount, canDetermine(entry, kind)
      else { continue }
      (best, bestKind, bestCount) = (index, kind, column.count)
    }
    return best
  }

  private func kind(of parameter: Symbol) -> Subject {
    if parameter.isFree { return .free }
    return parameter.kind == .constraint && parameter.above == 0 ? .slack : .nonNegative
  }

  /// Whether a parameter can take the value at which its row is zero, and no cost changes.
  private func canDetermine(_ entry: Entry, _ kind: Subject) -> Bool {
    let column = tableau.symbols[Int(entry.column)]
    guard column.cost < 0 else { return false }
    if kind != .free {
      let length = -tableau.symbols[Int(entry.row)].value / entry.coefficient
      guard length >= 0 else { return false }
    }
    if kind == .nonNegative { return column.kind == .variable && column.count == 1 }
    return movesOnlyFree(entry.column, except: entry.row)
  }

  /// Whether nothing that a parameter moves costs anything, wherever it is.
  func movesOnlyFree(_ parameter: Int32, except row: Int32 = -1) -> Bool {
    var next = tableau.symbols[Int(parameter)].head
    while next >= 0 {
      let other = tableau.entries[Int(next)]
      if other.row != row, !tableau.symbols[Int(other.row)].isFree { return false }
      next = other.nextInColumn
    }
    return true
  }

  /// Undoes what an addition has done so far.
  private func undoAddition(_ symbol: Int32) {
    tableau.undo()
    constraintCount -= 1
    requests[Int(symbol)] = Request()
    graph.disconnect(symbol)
    guard tableau.overflow == 0 else {
      tableau.symbols[Int(symbol)].kind = .placeholder
      return rebuild()
    }
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.addGradient(of: symbol, times: -1)
      tableau.removeRow(of: symbol)
    }
    tableau.recycle(symbol)
    commit()
  }
}
