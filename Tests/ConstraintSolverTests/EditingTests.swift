import ConstraintSolver
import Testing

/// Changes and removals of constraints that are in force.
@Suite struct EditingTests {
  let solver = ConstraintSolver()
  let x: SolverVariable
  let y: SolverVariable
  let z: SolverVariable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
    z = solver.makeVariable()
  }

  @Test("an edit of a constant moves what depends on it")
  func edit() throws {
    let origin = try solver.hold(x, 10)
    try solver.hold(y, x, plus: 8)
    _ = solver.takeChangedVariables()
    try solver.setConstant(-15, of: origin)

    #expect(solver.values(x, y, z) == [15, 23, 0])
    #expect(Set(solver.takeChangedVariables()) == [x, y])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(-15, of: origin)
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test("an edit that contradicts changes nothing")
  func refusedEdit() throws {
    let origin = try solver.hold(x, 10)
    let distance = try solver.hold(y, x, plus: 8)
    let limit = try solver.hold(y, .lessOrEqual, 20)

    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.setConstant(-15, of: origin)
      } == [distance, limit])
    #expect(solver.values(x, y) == [10, 18])
    try solver.setConstant(-12, of: origin)
    #expect(solver.values(x, y) == [12, 20])
    solver.checkInvariants()
  }

  @Test("what a removed constraint placed stays where it is")
  func removal() throws {
    let origin = try solver.hold(x, 10)
    try solver.hold(y, x, plus: 8)
    solver.remove(origin)
    #expect(solver.values(x, y) == [10, 18])
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.hold(y, 30)

    #expect(solver.values(x, y) == [22, 30])
    #expect(solver.constraintCount == 2)
    solver.checkInvariants()
  }

  @Test("a removal lets an optional constraint take over")
  func removalBringsOptional() throws {
    try solver.hold(x, 5, at: 250)
    let middle = try solver.hold(x, 7, at: 500)
    let top = try solver.hold(x, .greaterOrEqual, 9)
    #expect(solver.value(of: x) == 9)
    solver.remove(top)
    #expect(solver.value(of: x) == 7)
    solver.remove(middle)

    #expect(solver.value(of: x) == 5)
    solver.checkInvariants()
  }
}
