/// An unknown of the solver; made by ``ConstraintSolver/makeVariable(isNonNegative:)``.
package struct SolverVariable: Hashable, Sendable {
  /// The place in the solver's tables. It is used again after the variable was removed.
  package let index: Int32
}

/// A handle of a constraint that is in force.
package struct SolverConstraint: Hashable, Sendable {
  /// The place in the solver's tables. It is used again after the constraint was removed.
  package let index: Int32
  /// Distinguishes this constraint from earlier ones at the same place.
  package let generation: UInt32
}

/// A variable times a number.
package struct SolverTerm: Sendable {
  /// The variable.
  package var variable: SolverVariable
  /// The factor of the variable; it is finite.
  package var coefficient: Double

  /// A variable times a number.
  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of the terms and the constant compares with zero.
package enum SolverRelation: Sendable {
  case lessOrEqual
  case equal
  case greaterOrEqual
}

/// Why an operation was refused. The solver is as it was before.
package enum SolverError: Error, Equatable {
  /// Required constraints that contradict the one that was asked for, without that one.
  ///
  /// The set is minimal: without any one of them the others can be satisfied.
  case unsatisfiable([SolverConstraint])
  /// More pivots than the bound.
  case pivotLimit
  /// A sum or a product left the range of `Double`.
  case notFinite
}
