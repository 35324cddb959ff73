import NestTesting
import Testing

/// A run that is controlled at random, against a plain model of what is to be seen.
@Suite struct RandomRunTests {
  @Test("At every time and fraction the layers show the curves of their animations")
  func analytic() throws {
    for seed in try DriverSeeds(0...29) {
      try RandomDriver<RunSystem>().run(seed: seed, steps: 33)
    }
  }
}
