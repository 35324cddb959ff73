import NestTesting
import Testing

@Suite struct RandomPropertyAnimatorTests {
  @Test(
    "Any calls in any order do what a plain description says", arguments: try DriverSeeds(0...14))
  func againstPlainModel(seed: UInt64) throws {
    try RandomDriver<AnimatorSystem>().run(seed: seed, steps: 60)
  }
}
