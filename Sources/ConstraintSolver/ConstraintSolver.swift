/// An incremental solver of linear equations and inequalities with priorities.
///
/// It keeps a system solved while constraints come, change and go, as Cassowary does (Badros,
/// Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001).
/// Priorities are lexicographic: at each of them the sum of the absolute violations is as small as
/// it can be without a larger one at any higher priority.
///
/// After each operation the values are an optimum. Where there are several, values stay: an
/// operation changes no value that it does not have to. A new constraint changes free variables
/// rather than non-negative ones, so that positions follow constraints before sizes do; and an
/// inequality with a free variable that nothing else determines is tight: it moves the variable to
/// its limit. The same operations give the same values, bit by bit. An operation that throws has
/// changed nothing.
///
/// Cost: an operation visits what it touches, that is rows and columns in which its variables are.
package final class ConstraintSolver {
  // No access to one of these is within another to the same one. The checks of that at run time
  // would take a fifth of the time of an edit.
  @exclusivity(unchecked) var tableau = Tableau()
  /// For each symbol of a constraint, what was asked for.
  var requests = ContiguousArray<Request>()
  @exclusivity(unchecked) var graph = ConstraintGraph()
  /// The coefficients of the expression that is being put into the tableau.
  @exclusivity(unchecked) var expansion = Expansion()
  /// The coefficients of the defined variables in that expression.
  @exclusivity(unchecked) var weights = Expansion()
  /// As many records of the tableau's log have been seen by the definitions.
  var propagated = 0
  /// The number of constraints in force.
  package internal(set) var constraintCount = 0
  /// The number of variables that have been made and not been removed.
  package internal(set) var variableCount = 0

  /// The arguments with which a constraint was made.
  struct Request {
    var terms: [SolverTerm] = []
    var constant = 0.0
    var priority: Float = 0
    var relation = SolverRelation.equal

    /// The factor of the expression that makes it satisfied from zero upwards.
    var sign: Double { relation == .lessOrEqual ? -1 : 1 }
  }

  /// A solver without variables.
  package init() {}

  /// Makes a variable with the value zero.
  ///
  /// - Parameter isNonNegative: Whether the value never may be below zero. This costs less than a
  ///   constraint, and no priority outweighs it.
  package func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
    variableCount += 1
    let symbol = tableau.makeSymbol(
      .variable, below: isNonNegative ? Symbol.required : 0, above: 0)
    graph.grow(to: tableau.symbols.count)
    return SolverVariable(index: symbol)
  }

  /// Removes a variable. Precondition: no constraint uses it any more.
  ///
  /// Its place is given to the next variable or constraint.
  package func remove(_ variable: SolverVariable) {
    precondition(exists(variable), "the variable was removed before")
    variableCount -= 1
    release(variable.index)
    settleRemoval()
  }

  /// The present value. Cost: O(1).
  package func value(of variable: SolverVariable) -> Double {
    precondition(exists(variable), "the variable was removed")
    return tableau.symbols[Int(variable.index)].value
  }

  /// The variables whose value may have changed since the last call, each once.
  ///
  /// Cost: in proportion to their number.
  package func takeChangedVariables() -> [SolverVariable] {
    var variables: [SolverVariable] = []
    variables.reserveCapacity(tableau.changed.count)
    for symbol in tableau.changed {
      tableau.symbols[Int(symbol)].isChanged = false
      guard tableau.symbols[Int(symbol)].kind == .variable else { continue }
      variables.append(SolverVariable(index: symbol))
    }
    tableau.changed.removeAll(keepingCapacity: true)
    return variables
  }

  func exists(_ variable: SolverVariable) -> Bool {
    tableau.symbols.indices.contains(Int(variable.index))
      && tableau.symbols[Int(variable.index)].kind == .variable
  }

  func exists(_ constraint: SolverConstraint) -> Bool {
    guard tableau.symbols.indices.contains(Int(constraint.index)) else { return false }
    let symbol = tableau.symbols[Int(constraint.index)]
    return symbol.kind == .constraint && symbol.generation == constraint.generation
  }

  /// The handle of the constraint that a symbol belongs to.
  func handle(_ symbol: Int32) -> SolverConstraint {
    SolverConstraint(index: symbol, generation: tableau.symbols[Int(symbol)].generation)
  }
}
