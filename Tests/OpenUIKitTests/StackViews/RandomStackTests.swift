import NestTesting
import OpenUIKit
import Testing

/// Random changes of a stack view, after each of which it has to be what a new one of the same
/// state is.
struct RandomStackTests {
  @Test(
    "R18.1 after random changes a stack view has the layout of a new one with the same state",
    arguments: try DriverSeeds(0...23))
  func changes(_ seed: UInt64) throws {
    try RandomDriver<StackViewSystem>().run(seed: seed, steps: 26)
  }
}
