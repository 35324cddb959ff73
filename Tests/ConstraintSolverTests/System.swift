import ConstraintSolver

/// Short forms to write systems down.
extension ConstraintSolver {
  /// Adds `terms + constant RELATION 0`.
  @discardableResult
  func add(
    _ terms: (SolverVariable, Double)..., constant: Double = 0, _ relation: SolverRelation = .equal,
    at priority: Float = 1000
  ) throws(SolverError) -> SolverConstraint {
    try add(
      terms.map { SolverTerm($0.0, $0.1) }, constant: constant, relation: relation,
      priority: priority)
  }

  /// Adds `variable RELATION value`.
  @discardableResult
  func hold(
    _ variable: SolverVariable, _ relation: SolverRelation, _ value: Double,
    at priority: Float = 1000
  ) throws(SolverError) -> SolverConstraint {
    try add([SolverTerm(variable)], constant: -value, relation: relation, priority: priority)
  }

  /// Adds `variable = value`.
  @discardableResult
  func hold(_ variable: SolverVariable, _ value: Double, at priority: Float = 1000)
    throws(SolverError) -> SolverConstraint
  {
    try hold(variable, .equal, value, at: priority)
  }

  /// Adds `variable = other + distance`.
  @discardableResult
  func hold(
    _ variable: SolverVariable, _ other: SolverVariable, plus distance: Double,
    at priority: Float = 1000
  ) throws(SolverError) -> SolverConstraint {
    try hold(variable, .equal, other, plus: distance, at: priority)
  }

  /// Adds `variable RELATION other + distance`.
  @discardableResult
  func hold(
    _ variable: SolverVariable, _ relation: SolverRelation, _ other: SolverVariable,
    plus distance: Double, at priority: Float = 1000
  ) throws(SolverError) -> SolverConstraint {
    try add(
      [SolverTerm(variable), SolverTerm(other, -1)], constant: -distance, relation: relation,
      priority: priority)
  }

  /// The values of several variables.
  func values(_ variables: SolverVariable...) -> [Double] { variables.map { value(of: $0) } }

  /// The contradiction that an operation is refused with.
  func contradiction(_ body: () throws(SolverError) -> Void) -> Set<SolverConstraint>? {
    do throws(SolverError) {
      try body()
      return nil
    } catch {
      guard case .unsatisfiable(let constraints) = error else { return nil }
      return Set(constraints)
    }
  }
}
