import NestTesting
import Testing

/// Random operations on a stack, also inside the callbacks of its pages; whatever comes, the
/// contract holds.
@Suite struct RandomStackTests {
  @Test("R14.1 Random operations leave everything balanced and in its place", arguments: 0..<100)
  func randomOperations(seed: Int) throws {
    try RandomDriver<StackSystem>().run(seed: UInt64(seed), steps: 100)
  }
}
