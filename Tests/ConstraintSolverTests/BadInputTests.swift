import ConstraintSolver
import NestTesting
import Testing

/// Systems that are contradictory, huge, degenerate or out of range: each ends, and none traps.
@Suite struct BadInputTests {
  let solver = ConstraintSolver()

  @Test("a thousand contradictory constraints are refused one by one")
  func contradictions() throws {
    let variable = solver.makeVariable()
    let first = try solver.hold(variable, 0)
    for value in 1...1000 {
      #expect(
        solver.contradiction { () throws(SolverError) in
          try solver.hold(variable, Double(value))
        } == [first])
    }

    #expect(solver.constraintCount == 1 && solver.value(of: variable) == 0)
    solver.checkInvariants()
  }

  @Test("numbers at the ends of the range are solved or refused")
  func extremes() throws {
    let extremes = [1e308, -1e308, 1e300, 1e-300, -1e-300, 1e155, 1e16, 1, 0]
    for coefficient in extremes {
      for constant in extremes {
        for relation in [SolverRelation.lessOrEqual, .equal, .greaterOrEqual] {
          let solver = ConstraintSolver()
          let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
          _ = try? solver.hold(y, 3, at: 500)
          let first = try? solver.add((x, coefficient), (y, 1), constant: constant, relation)
          _ = try? solver.add((x, constant), (y, coefficient), constant: 1, relation, at: 750)
          _ = try? solver.add((x, 1), (y, constant), constant: coefficient, relation)
          if let first {
            try? solver.setConstant(coefficient, of: first)
            try? solver.setPriority(10, of: first)
            solver.remove(first)
          }
          _ = solver.isAmbiguous(x)
          #expect(solver.value(of: x).isFinite && solver.value(of: y).isFinite)
        }
      }
    }
  }

  @Test("what leaves the range is refused, and the values stay")
  func overflow() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let large = try solver.hold(x, 1e308)
    try solver.add((y, 1), (x, -1))
    #expect(throws: SolverError.notFinite) { try solver.setConstant(1e308, of: large) }
    #expect(throws: SolverError.notFinite) {
      try solver.add((x, 1), (y, 1), constant: 0, .greaterOrEqual)
    }
    #expect(throws: SolverError.notFinite) { try solver.add((x, 1e10), constant: 0) }

    #expect(solver.values(x, y) == [1e308, 1e308])
    solver.remove(large)
    try solver.hold(x, 5)
    #expect(solver.values(x, y) == [5, 5])
    solver.checkInvariants()
  }

  @Test("Beale's example does not cycle")
  func beale() throws {
    let x = (0..<4).map { _ in solver.makeVariable(isNonNegative: true) }
    try solver.add(
      (x[0], 0.25), (x[1], -60), (x[2], -0.04), (x[3], 9), constant: 0, .lessOrEqual)
    try solver.add(
      (x[0], 0.5), (x[1], -90), (x[2], -0.02), (x[3], 3), constant: 0, .lessOrEqual)
    try solver.add((x[2], 1), constant: -1, .lessOrEqual)
    try solver.add(
      (x[0], -0.75), (x[1], 150), (x[2], -0.02), (x[3], 6), constant: 1000, .lessOrEqual, at: 500)

    let objective = [-0.75, 150, -0.02, 6]
    let value = zip(x, objective).reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
    #expect(abs(value + 0.05) < 1e-9)
    solver.checkInvariants()
  }

  @Test("a dense degenerate system is solved", arguments: try DriverSeeds(3...3))
  func dense(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let variables = (0..<40).map { _ in solver.makeVariable(isNonNegative: true) }
    for index in 0..<120 {
      let terms = variables.map {
        SolverTerm($0, Double(Int.random(in: -3...3, using: &generator)))
      }
      let relation: SolverRelation = index.isMultiple(of: 3) ? .equal : .lessOrEqual
      _ = try solver.add(
        terms,
        constant: index.isMultiple(of: 2) ? 0 : Double(Int.random(in: -9...9, using: &generator)),
        relation: relation, priority: Float(1 + index % 7))
    }

    solver.checkInvariants()
  }

  @Test("contradictory inequalities over many variables are found")
  func longContradiction() throws {
    let variables = (0..<200).map { _ in solver.makeVariable() }
    var chain: Set<SolverConstraint> = []
    for (one, next) in zip(variables, variables.dropFirst()) {
      chain.insert(try solver.hold(next, .greaterOrEqual, one, plus: 1))
    }

    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.hold(variables[0], .greaterOrEqual, variables[199], plus: -198)
      } == chain)
    solver.checkInvariants()
  }
}
