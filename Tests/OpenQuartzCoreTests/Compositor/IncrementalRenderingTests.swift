import NestTesting
import Testing

@Suite("Incremental rendering")
struct IncrementalRenderingTests {
  @Test(
    "After any changes the surface has the pixels of a full repaint",
    arguments: try DriverSeeds(1...16))
  func equalsFullRender(seed: UInt64) throws {
    try RandomDriver<LayerSystem>().run(seed: seed, steps: 160)
  }

  @Test(
    "R17.16 Where layers show what lies behind them, too", arguments: try DriverSeeds(101...140))
  func backdrops(seed: UInt64) throws {
    try RandomDriver<LayerSystem>().run(seed: seed, steps: 160)
  }

  @Test(
    "R17.12 R17.13 Where layers are repeated, or are in three dimensions, too",
    arguments: try DriverSeeds(201...240))
  func groups(seed: UInt64) throws {
    try RandomDriver<LayerSystem>().run(seed: seed, steps: 160)
  }
}
