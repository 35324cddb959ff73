import NestTesting
import Testing

/// Random changes of views and constraints: the layout that follows from them step by step is that
/// of the last state, and every active constraint is owned by one view around its items.
@Suite struct RandomConstraintTests {
  @Test(
    "R18.1 Random changes lead to the layout of the last state", arguments: try DriverSeeds(1...15))
  func randomOperations(seed: UInt64) throws {
    try RandomDriver<ConstraintSystem>().run(seed: seed, steps: 150)
  }
}
