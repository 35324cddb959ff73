import NestTestSupport
import NestTesting
import Testing

/// Random movements by the program, in every kind of container.
@Suite(.serialized) struct InteractionWalkTests {
  @Test(
    "R12.4 Contract 4.3 Random interactions end, with balanced callbacks and reports",
    arguments: try DriverSeeds(0...24))
  func interactions(seed: UInt64) throws {
    try RandomDriver<InteractionSystem>().run(seed: seed, steps: 40)
  }
}
