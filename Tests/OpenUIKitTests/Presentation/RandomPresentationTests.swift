import NestTesting
import Testing

/// Random presentations, also inside callbacks: whatever is done, and whenever, *will* and *did*
/// alternate, everything completes, visibility follows from where the views are, and
/// everything is freed.
@Suite struct RandomPresentationTests {
  @Test("R14.1 R14.2 R15.1 Random presentations end, balanced", arguments: 1...100)
  func randomPresentations(seed: Int) throws {
    try RandomDriver<PresentationSystem>().run(seed: UInt64(seed), steps: 80)
  }
}
