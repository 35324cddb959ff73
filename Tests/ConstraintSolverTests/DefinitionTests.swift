import ConstraintSolver
import Testing

/// Variables that are computed from others, outside the tableau.
@Suite struct DefinitionTests {
  let solver = ConstraintSolver()

  /// Variables of which each is 8 above the one before, from 10 upwards.
  private func chain(_ count: Int) throws -> (
    variables: [SolverVariable], constraints: [SolverConstraint]
  ) {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var constraints = [try solver.hold(variables[0], 10)]
    for (one, next) in zip(variables, variables.dropFirst()) {
      constraints.append(try solver.hold(next, one, plus: 8))
    }
    return (variables, constraints)
  }

  @Test("a chain of ten thousand variables follows an edit, and ends a contradiction")
  func longChain() throws {
    let (variables, constraints) = try chain(10_000)
    let last = variables[9999]
    #expect(solver.value(of: last) == 80_002)
    try solver.setConstant(-20, of: constraints[0])
    #expect(solver.value(of: last) == 80_012)
    #expect(solver.takeChangedVariables().count == 10_000)
    #expect(solver.constraintsAffecting(last) == constraints.sorted { $0.index < $1.index })

    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.hold(last, 1)
      } == Set(constraints))
    #expect(!solver.isAmbiguous(last))
    #expect(solver.value(of: last) == 80_012)
  }

  @Test("a link of a chain can be taken out and put in again")
  func missingLink() throws {
    let (variables, constraints) = try chain(20)
    try solver.hold(variables[19], .lessOrEqual, 200)
    let room = try solver.hold(variables[5], .greaterOrEqual, variables[2], plus: 20)
    solver.remove(constraints[10])
    #expect(solver.isAmbiguous(variables[15]) && !solver.isAmbiguous(variables[9]))
    #expect(solver.value(of: variables[19]) == 162)
    solver.checkInvariants()
    try solver.setConstant(-40, of: constraints[0])
    #expect(solver.value(of: variables[9]) == 112 && solver.value(of: variables[19]) == 162)
    try solver.hold(variables[10], variables[9], plus: 9)
    #expect(solver.value(of: variables[19]) == 193)
    solver.checkInvariants()

    #expect(
      solver.contradiction { () throws(SolverError) in
        try solver.setConstant(-4, of: constraints[4])
        try solver.setConstant(0, of: constraints[4])
      }?.contains(room) == true)
    solver.checkInvariants()
  }

  @Test("children that come before their parent follow it")
  func lateParent() throws {
    let parent = solver.makeVariable()
    let children = (0..<5).map { _ in solver.makeVariable() }
    for (index, child) in children.enumerated() {
      try solver.hold(child, parent, plus: Double(index))
    }
    try solver.hold(children[0], .greaterOrEqual, 3)
    let origin = try solver.hold(parent, 7)

    #expect(children.map { solver.value(of: $0) } == [7, 8, 9, 10, 11])
    try solver.setConstant(-4, of: origin)
    #expect(children.map { solver.value(of: $0) } == [4, 5, 6, 7, 8])
    solver.checkInvariants()
  }

  @Test("a definition that becomes optional yields")
  func optionalDefinition() throws {
    let (variables, constraints) = try chain(4)
    let limit = try solver.hold(variables[3], .lessOrEqual, 34)
    try solver.setPriority(500, of: constraints[2])
    try solver.setConstant(-20, of: limit)
    #expect(variables.map { solver.value(of: $0) } == [10, 18, 12, 20])
    solver.checkInvariants()
    solver.remove(limit)
    #expect(variables.map { solver.value(of: $0) } == [10, 18, 26, 34])
    try solver.setPriority(1000, of: constraints[2])
    try solver.setConstant(0, of: constraints[0])

    #expect(variables.map { solver.value(of: $0) } == [0, 8, 16, 24])
    solver.checkInvariants()
  }
}
