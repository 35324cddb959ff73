import NestTesting
import Testing

/// A million operations: `NEST_DRIVER_SEEDS=1001-3000`.
@Suite struct OffsetWalkTests {
  @Test(
    "R22.461 What is on the screen stays there while estimates are replaced around it",
    arguments: try DriverSeeds(1...20))
  func walk(_ seed: UInt64) throws {
    try RandomDriver<OffsetWalk>().run(seed: seed, steps: 500)
  }
}
