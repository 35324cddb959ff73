extension ConstraintSolver {
  /// Changes the constant of a constraint.
  ///
  /// Cost: as a rule the length of the constraint's column and few pivots.
  /// - Throws: As ``add(_:constant:relation:priority:)``.
  package func setConstant(_ constant: Double, of constraint: SolverConstraint)
    throws(SolverError)
  {
    precondition(isLive(constraint), "the constraint was removed")
    let symbol = constraint.index
    let old = requests[Int(symbol)].constant
    let shift = (constant - old) * requests[Int(symbol)].sign
    guard shift != 0 else { return }
    guard shift.isFinite else { throw .notFinite }
    requests[Int(symbol)].constant = constant
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.setValue(tableau.symbols[Int(symbol)].value + shift, of: symbol)
      tableau.updateSide(of: symbol)
    } else if shift > 0, tableau.symbols[Int(symbol)].above == 0 {
      // A looser inequality holds at the present values.
      tableau.detach(symbol)
      tableau.setValue(shift, of: symbol)
    } else {
      tableau.shiftColumn(of: symbol, by: -shift)
    }
    do throws(SolverError) {
      try settle(asked: symbol)
    } catch {
      requests[Int(symbol)].constant = old
      takeBack()
      throw error
    }
    tableau.commit()
  }

  /// Changes the priority of a constraint; the handle stays.
  ///
  /// Cost: few pivots as a rule.
  /// - Throws: As ``add(_:constant:relation:priority:)``.
  package func setPriority(_ priority: Float, of constraint: SolverConstraint)
    throws(SolverError)
  {
    precondition(isLive(constraint), "the constraint was removed")
    let symbol = constraint.index
    let old = requests[Int(symbol)].priority
    guard priority != old else { return }
    assign(priority, to: symbol)
    do throws(SolverError) {
      try settle(asked: symbol)
    } catch {
      tableau.undo()
      assign(old, to: symbol)
      takeBack()
      throw error
    }
    tableau.commit()
  }

  private func assign(_ priority: Float, to symbol: Int32) {
    let isBasic = tableau.symbols[Int(symbol)].isBasic
    if isBasic { tableau.addGradient(of: symbol, times: -1) }
    requests[Int(symbol)].priority = priority
    tableau.symbols[Int(symbol)].below = priority
    if requests[Int(symbol)].relation == .equal { tableau.symbols[Int(symbol)].above = priority }
    if isBasic {
      tableau.addGradient(of: symbol, times: 1)
      if priority == Symbol.required { tableau.suspects.append(symbol) }
    } else {
      tableau.noteCandidate(symbol)
    }
  }

  /// Takes back what an operation has done to the tableau.
  private func takeBack() {
    tableau.undo()
    tableau.commit()
    if tableau.poison != 0 { rebuild() }
  }
}
