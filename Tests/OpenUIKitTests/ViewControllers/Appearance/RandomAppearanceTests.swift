import NestTesting
import Testing

/// Tens of thousands of random operations on nested trees, also inside callbacks: whatever is
/// done, *will* and *did* alternate, a child is called after the parent with which it appears,
/// nothing is sent twice, visibility in the end follows from where the views are, no transition is
/// left open, and everything is freed.
@Suite struct RandomAppearanceTests {
  @Test(
    "R2.1 R13.2 R14.2 Random operations keep the rules of appearance",
    arguments: try DriverSeeds(1...35))
  func randomOperations(seed: UInt64) throws {
    try RandomDriver<AppearanceSystem>().run(seed: seed, steps: 300)
  }
}
