import NestTesting
import Testing

/// Whatever an animator changes, with and without animation: a cancelled transition has changed
/// nothing.
@Suite struct RandomAnimatorTests {
  @Test("UIKit 5.7 After a cancelled transition every property of every view is as it was before")
  func cancelled() throws {
    for seed in try DriverSeeds(0...14) {
      // The set-up, twelve changes, and one to six movements of the hand.
      try RandomDriver<CancelledTransitionSystem>().run(seed: seed, steps: 14 + Int(seed % 6))
    }
  }
}
