import NestTestSupport
import NestTesting
import Testing

/// Random operations on a stack, also inside the callbacks of its pages; whatever happens, the
/// contract holds.
@Suite struct RandomStackTests {
  @Test(
    "R14.1 Random operations leave everything balanced and in its place",
    arguments: try DriverSeeds(0...24))
  func randomOperations(seed: UInt64) throws {
    try RandomDriver<StackSystem>().run(seed: seed, steps: 100)
  }
}
