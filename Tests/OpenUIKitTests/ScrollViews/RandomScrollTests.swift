import NestTesting
import Testing

/// Random fingers, wheels, keys and calls over three nested scroll views: whatever is done, also
/// inside the calls of the delegates, beginnings and ends are balanced, the offset stays finite,
/// and in the end everything is at rest, within its edges unless the program has set it elsewhere,
/// and freed.
@Suite struct RandomScrollTests {
  @Test("R17.1 Random input keeps the rules of scroll views", arguments: try DriverSeeds(1...15))
  func randomOperations(seed: UInt64) throws {
    try RandomDriver<ScrollSystem>().run(seed: seed, steps: 200)
  }
}
