import NestTesting
import Testing

/// Random changes of views and constraints: the layout that follows from them step by step is that of the
/// last state, and every active constraint is held by one view around its items.
@Suite struct RandomConstraintTests {
  @Test("R18.1 Random changes lead to the layout of the last state", arguments: 1...60)
  func randomOperations(seed: Int) throws {
    try RandomDriver<ConstraintSystem>().run(seed: UInt64(seed), steps: 150)
  }
}
