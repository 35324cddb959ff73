import ConstraintSolver
import NestTesting
import Testing

/// Systems whose solution is computed by hand.
@Suite struct ConstraintSolverTests {
  let solver = ConstraintSolver()
  let x: SolverVariable
  let y: SolverVariable
  let z: SolverVariable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
    z = solver.makeVariable()
  }

  @Test("a variable without constraints is zero, and ambiguous")
  func fresh() {
    #expect(solver.values(x, y) == [0, 0])
    #expect(solver.isAmbiguous(x) && solver.constraintsAffecting(x).isEmpty)
    #expect(solver.variableCount == 3 && solver.constraintCount == 0)
  }

  @Test("equations are solved in whatever order they come", arguments: 0..<6)
  func order(permutation: Int) throws {
    var rest = [0, 1, 2]
    let first = rest.remove(at: permutation / 2)
    if permutation.isMultiple(of: 2) { rest.reverse() }
    for index in [first] + rest {
      switch index {
      case 0: try solver.hold(x, 10)
      case 1: try solver.hold(y, x, plus: 8)
      default: try solver.add((z, 1), (x, -1), (y, -2))
      }
      solver.checkInvariants()
    }

    #expect(solver.values(x, y, z) == [10, 18, 46])
    #expect(![x, y, z].contains { solver.isAmbiguous($0) })
  }

  @Test("a variable that occurs several times in one constraint counts with the sum")
  func repeatedTerms() throws {
    try solver.add((x, 1), (y, 1), (x, 2), (y, -1), constant: -12)

    #expect(solver.values(x, y) == [4, 0])
    #expect(solver.isAmbiguous(y))
  }

  @Test("a constraint without variables is met or refused")
  func noTerms() throws {
    try solver.add((x, 1), (x, -1), constant: 3, .greaterOrEqual)
    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.add((x, 1), (x, -1), constant: 3, .lessOrEqual)
      } == [])
    try solver.add(constant: 5, .equal, at: 10)

    #expect(solver.constraintCount == 2)
    solver.checkInvariants()
  }

  @Test("one inequality is tight; others move a variable only as far as they have to")
  func inequalities() throws {
    try solver.hold(x, .greaterOrEqual, -5)
    #expect(solver.value(of: x) == -5)
    let lower = try solver.hold(x, .greaterOrEqual, 7)
    #expect(solver.value(of: x) == 7)
    try solver.hold(x, .lessOrEqual, 20)
    try solver.setConstant(-12, of: lower)
    #expect(solver.value(of: x) == 12)
    try solver.setConstant(-3, of: lower)

    #expect(solver.value(of: x) == 12)
    #expect(solver.isAmbiguous(x))
    solver.checkInvariants()
  }

  @Test("no amount of violation at a low priority outweighs any at a higher one")
  func lexicographicPriorities() throws {
    for _ in 0..<50 { try solver.hold(x, 1000, at: 249.5) }
    try solver.hold(x, 1, at: 250)
    try solver.hold(y, .greaterOrEqual, x, plus: 0)
    try solver.hold(y, -1e6, at: 1)

    #expect(solver.values(x, y) == [1, 1])
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    solver.checkInvariants()
  }

  @Test("at one priority the sum of the violations is as small as it can be")
  func sumOfViolations() throws {
    try solver.hold(x, 0, at: 500)
    try solver.hold(x, 10, at: 500)
    #expect(solver.value(of: x) == 0 && solver.isAmbiguous(x))
    try solver.hold(x, 30, at: 500)

    #expect(solver.value(of: x) == 10 && !solver.isAmbiguous(x))
    try solver.add((x, 3), constant: -60, at: 500)
    #expect(solver.value(of: x) == 20)
    solver.checkInvariants()
  }

  @Test("intrinsic sizes hug and resist compression")
  func intrinsicSizes() throws {
    let widths = [50.0, 80].map { _ in solver.makeVariable(isNonNegative: true) }
    for (width, size) in zip(widths, [50.0, 80]) {
      try solver.hold(width, .lessOrEqual, size, at: size == 50 ? 251 : 250)
      try solver.hold(width, .greaterOrEqual, size, at: size == 50 ? 750 : 749)
    }
    let total = try solver.add((widths[0], 1), (widths[1], 1), constant: -200)
    #expect(widths.map { solver.value(of: $0) } == [50, 150])
    try solver.setConstant(-100, of: total)
    #expect(widths.map { solver.value(of: $0) } == [50, 50])
    try solver.setConstant(-30, of: total)
    #expect(widths.map { solver.value(of: $0) } == [30, 0])
    let constraint = solver.contradiction { () throws(SolverError) in
      try solver.setConstant(1, of: total)
    }

    #expect(constraint == [])
    #expect(widths.map { solver.value(of: $0) } == [30, 0])
    solver.checkInvariants()
  }

  @Test("a non-negative variable needs no constraint, and can be part of a contradiction")
  func nonNegative() throws {
    let width = solver.makeVariable(isNonNegative: true)
    try solver.hold(width, -4, at: 999)
    #expect(solver.value(of: width) == 0 && !solver.isAmbiguous(width))
    let edge = try solver.add((x, 1), (width, -1), constant: 0, .greaterOrEqual)

    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.hold(x, -1)
      } == [edge])
    #expect(solver.constraintCount == 2)
    solver.checkInvariants()
  }

  @Test("a priority can change from optional to required and back")
  func priorities() throws {
    let first = try solver.hold(x, 1, at: 500)
    let second = try solver.hold(x, 2, at: 400)
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(501, of: second)
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(1000, of: first)
    #expect(solver.value(of: x) == 1)
    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.setPriority(1000, of: second)
      } == [first])
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(1, of: first)

    #expect(solver.value(of: x) == 2)
    try solver.setConstant(-3, of: second)
    #expect(solver.value(of: x) == 3)
    solver.checkInvariants()
  }

  @Test("multipliers form chains")
  func multipliers() throws {
    let variables = (0..<12).map { _ in solver.makeVariable() }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.add((next, 1), (one, -2))
    }
    let start = try solver.hold(variables[0], 3)

    #expect(variables.map { solver.value(of: $0) } == (0..<12).map { Double(3 << $0) })
    try solver.setConstant(-0.5, of: start)
    #expect(solver.value(of: variables[11]) == 1024)
    solver.checkInvariants()
  }

  @Test("cyclic dependencies are solved or refused by what they say")
  func cycles() throws {
    let forth = try solver.hold(x, y, plus: 1)
    try solver.hold(y, x, plus: -1)
    try solver.hold(x, 5)

    #expect(solver.values(x, y) == [5, 4])
    let contradiction = solver.contradiction { () throws(SolverError) in
      try solver.hold(y, x, plus: 1)
    }
    #expect(contradiction?.count == 1)
    solver.remove(forth)
    #expect(solver.values(x, y) == [5, 4])
    solver.checkInvariants()
  }

  @Test("the constraints that affect a variable are those its value depends on")
  func affecting() throws {
    let origin = try solver.hold(x, 10)
    let distance = try solver.hold(y, x, plus: 8)
    let other = try solver.hold(z, .greaterOrEqual, 100)
    try solver.hold(z, .lessOrEqual, 300)

    #expect(solver.constraintsAffecting(x) == [origin])
    #expect(Set(solver.constraintsAffecting(y)) == [origin, distance])
    #expect(solver.constraintsAffecting(z) == [other])
  }

  @Test("a redundant constraint is accepted, and takes over when its twin is released")
  func redundancy() throws {
    let first = try solver.hold(x, 4)
    let second = try solver.hold(x, 4)
    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.setConstant(-5, of: second)
      } == [first])
    solver.remove(first)
    #expect(solver.value(of: x) == 4 && !solver.isAmbiguous(x))
    try solver.setConstant(-5, of: second)

    #expect(solver.value(of: x) == 5)
    solver.checkInvariants()
  }

  @Test("places of removed variables and constraints are used again, handles are not")
  func reuse() throws {
    var seen: Set<SolverConstraint> = []
    for round in 0..<200 {
      let variable = solver.makeVariable(isNonNegative: round.isMultiple(of: 2))
      let constraints = [
        try solver.hold(variable, x, plus: 8, at: round.isMultiple(of: 3) ? 1000 : 500),
        try solver.hold(variable, .greaterOrEqual, y, plus: 1),
      ]
      for constraint in constraints { #expect(seen.insert(constraint).inserted) }
      for constraint in constraints { solver.remove(constraint) }
      solver.remove(variable)
      solver.checkInvariants()
    }

    #expect(seen.allSatisfy { $0.index < 200 })
    #expect(solver.constraintCount == 0 && solver.variableCount == 3)
  }

  @Test("the same operations give the same values, bit by bit")
  @MainActor func determinism() throws {
    func run() throws -> [UInt64] {
      try RandomDriver<LargeSolverSystem>().run(seed: 5, steps: 72).values.map(\.bitPattern)
    }

    #expect(try run() == run())
  }
}
