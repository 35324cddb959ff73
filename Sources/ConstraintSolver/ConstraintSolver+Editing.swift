extension ConstraintSolver {
  /// Changes the constant of a constraint.
  ///
  /// Cost: as a rule the length of the constraint's column and few pivots.
  /// - Throws: As ``add(_:constant:relation:priority:)``.
  package func setConstant(_ constant: Double, of constraint: SolverConstraint)
    throws(SolverError)
  {
    precondition(exists(constraint), "the constraint was removed")
    let symbol = constraint.index
    let old = requests[Int(symbol)].constant
    let shift = (constant - old) * requests[Int(symbol)].sign
    guard shift != 0 else { return }
    guard shift.isFinite else { throw .notFinite }
    requests[Int(symbol)].constant = constant
    if let variable = graph.definition(of: symbol) {
      moveDefinition(of: variable)
    } else {
      self.shift(symbol, by: shift)
    }
    do throws(SolverError) {
      try settle(asked: symbol)
    } catch {
      requests[Int(symbol)].constant = old
      undo()
      throw error
    }
    commit()
    rebuildIfDue()
  }

  /// Changes the priority of a constraint; the handle stays.
  ///
  /// Cost: few pivots as a rule.
  /// - Throws: As ``add(_:constant:relation:priority:)``.
  package func setPriority(_ priority: Float, of constraint: SolverConstraint)
    throws(SolverError)
  {
    precondition(exists(constraint), "the constraint was removed")
    let symbol = constraint.index
    let old = requests[Int(symbol)].priority
    guard priority != old else { return }
    if let variable = graph.definition(of: symbol) {
      return try weaken(symbol, to: priority, variable)
    }
    assign(priority, to: symbol)
    do throws(SolverError) {
      try settle(asked: symbol)
    } catch {
      tableau.undo()
      assign(old, to: symbol)
      undo()
      throw error
    }
    commit()
    rebuildIfDue()
  }

  /// Makes a definition optional: it gets a row in the tableau.
  private func weaken(_ symbol: Int32, to priority: Float, _ variable: Int32)
    throws(SolverError)
  {
    let old = requests[Int(symbol)].priority
    undefine(variable)
    do throws(SolverError) {
      requests[Int(symbol)].priority = priority
      tableau.symbols[Int(symbol)].below = priority
      tableau.symbols[Int(symbol)].above = priority
      try insert(symbol, canMove: true)
      try settle(asked: symbol)
    } catch {
      tableau.undo()
      requests[Int(symbol)].priority = old
      tableau.symbols[Int(symbol)].below = old
      tableau.symbols[Int(symbol)].above = old
      rebuild()
      throw error
    }
    commit()
  }

  private func assign(_ priority: Float, to symbol: Int32) {
    let isBasic = tableau.symbols[Int(symbol)].isBasic
    if isBasic { tableau.addGradient(of: symbol, times: -1) }
    requests[Int(symbol)].priority = priority
    tableau.symbols[Int(symbol)].below = priority
    if requests[Int(symbol)].relation == .equal { tableau.symbols[Int(symbol)].above = priority }
    if isBasic {
      tableau.addGradient(of: symbol, times: 1)
      if priority == Symbol.required { tableau.possiblyViolated.append(symbol) }
    } else {
      tableau.noteCandidate(symbol)
    }
  }

  /// Takes back what an operation has done to the tableau.
  private func undo() {
    tableau.undo()
    commit()
    if tableau.overflow != 0 { rebuild() }
  }
}
