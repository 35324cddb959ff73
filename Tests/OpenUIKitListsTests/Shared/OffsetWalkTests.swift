import NestTesting
import Testing

/// A thousand walks: `NEST_DRIVER_SEEDS=1-1000`.
@Suite struct OffsetWalkTests {
  @Test(
    "R22.604 R22.605 What is on the screen stays there while estimates are replaced around it",
    arguments: try DriverSeeds(1...12))
  func walk(_ seed: UInt64) throws {
    try RandomDriver<OffsetWalk>().run(seed: seed, steps: 200)
  }
}
