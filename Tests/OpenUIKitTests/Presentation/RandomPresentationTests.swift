import NestTesting
import Testing

/// Random presentations, also inside callbacks: whatever is done, and whenever, *will* and *did*
/// alternate, everything completes, visibility follows from where the views are, and
/// everything is freed.
@Suite struct RandomPresentationTests {
  @Test("R14.1 R14.2 R15.1 Random presentations end, balanced", arguments: try DriverSeeds(1...25))
  func randomPresentations(seed: UInt64) throws {
    try RandomDriver<PresentationSystem>().run(seed: seed, steps: 80)
  }
}
