import ConstraintSolver
import NestTesting
import Testing

/// Thousands of random operations, each compared with an exact solution from scratch.
@Suite(.serialized) struct RandomSystemTests {
  @Test(
    "after each random operation the solver is at the exact optimum",
    arguments: try DriverSeeds(0...7))
  func optimum(block: UInt64) throws {
    var (compared, unique, ambiguous, refusals) = (0, 0, 0, 0)
    for seed in 0..<12 {
      var system = RandomSystem(seed: block &* 1000 &+ UInt64(seed), variableCount: 2 + seed % 4)
      for step in 0..<30 {
        Fraction.isExact = true
        let before = system.variables.map { system.solver.value(of: $0) }
        let context = Comment("block \(block), seed \(seed), step \(step)")
        if let (row, contradiction) = try system.step(limit: 9) {
          expectContradiction(row, contradiction, system, context)
          #expect(system.variables.map { system.solver.value(of: $0) } == before, context)
        }
        if step % 10 == 9 { system.replaceUnused() }
        system.solver.checkInvariants()
        let rows = system.rows.map(\.row)
        let solution = ExactSolver.solve(rows, isRestricted: system.isRestricted)
        guard Fraction.isExact else { continue }
        let exact = try #require(solution, context)
        compared += 1
        for (priority, sum) in exact.violations {
          #expect(abs(system.violation(at: priority) - sum.double) < 1e-9, context)
        }
        #expect(system.violation(at: 1000) < 1e-9, context)
        for (variable, value) in zip(system.variables, exact.uniqueValues) {
          #expect(system.solver.isAmbiguous(variable) == (value == nil), context)
          guard let value else {
            ambiguous += 1
            continue
          }
          unique += 1
          #expect(abs(system.solver.value(of: variable) - value.double) < 1e-9, context)
        }
        system.solver.checkInvariants()
      }
      refusals += system.refusals
    }
    #expect(compared > 300 && unique > 300 && ambiguous > 100 && refusals > 5)
  }

  @Test(
    "a system that has been changed thousands of times still is at the exact optimum",
    arguments: try DriverSeeds(77...77))
  func longLife(seed: UInt64) throws {
    var system = RandomSystem(seed: seed, variableCount: 6)
    for step in 0..<6000 {
      _ = try system.step(limit: 12)
      if step % 50 == 49 { system.replaceUnused() }
      guard step % 20 == 19 else { continue }
      system.solver.checkInvariants()
      Fraction.isExact = true
      let rows = system.rows.map(\.row)
      let solution = ExactSolver.solve(rows, isRestricted: system.isRestricted)
      guard Fraction.isExact else { continue }
      for (priority, sum) in try #require(solution).violations {
        #expect(abs(system.violation(at: priority) - sum.double) < 1e-9, "step \(step)")
      }
    }
  }

  /// Expects that a row contradicts the others, and none of them can be left out.
  private func expectContradiction(
    _ row: ExactSolver.Row, _ contradiction: [ExactSolver.Row], _ system: RandomSystem,
    _ context: Comment
  ) {
    var row = row
    row.priority = 1000
    let restricted = system.isRestricted
    let isFeasible = ExactSolver.isFeasible(contradiction + [row], isRestricted: restricted)
    #expect(!isFeasible || !Fraction.isExact, context)
    for index in contradiction.indices {
      var rest = contradiction + [row]
      rest.remove(at: index)
      let isFeasible = ExactSolver.isFeasible(rest, isRestricted: restricted)
      #expect(isFeasible || !Fraction.isExact, context)
    }
    #expect(contradiction.allSatisfy { $0.priority == 1000 }, context)
  }
}
