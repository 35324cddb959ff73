import ConstraintSolver
import NestTesting
import Testing

/// Thousands of random operations, each compared with an exact solution from scratch.
@Suite(.serialized) @MainActor struct RandomSystemTests {
  @Test(
    "after each random operation the solver is at the exact optimum",
    arguments: try DriverSeeds(0...7))
  func optimum(block: UInt64) throws {
    var sum = SolverSystem.Counts()
    for seed in 0..<12 {
      let system = try RandomDriver<SolverSystem>()
        .run(seed: block &* 1000 &+ UInt64(seed), steps: 37)
      sum.solutions += system.counts.solutions
      sum.unique += system.counts.unique
      sum.ambiguous += system.counts.ambiguous
      sum.refusals += system.counts.refusals
    }

    #expect(sum.solutions > 300 && sum.unique > 300 && sum.ambiguous > 100 && sum.refusals > 5)
  }

  @Test(
    "a system that has been changed thousands of times still is at the exact optimum",
    arguments: try DriverSeeds(77...77))
  func longLife(seed: UInt64) throws {
    let system = try RandomDriver<LongLivedSolverSystem>().run(seed: seed, steps: 6600)

    #expect(system.counts.solutions > 100)
  }
}
