import Testing

@testable import OpenQuartzCore

@Suite("Incremental rendering")
struct IncrementalRenderingTests {
  @Test(
    "After any changes the surface has the pixels of a full repaint", arguments: UInt64(1)...16)
  func equalsFullRender(seed: UInt64) throws {
    let stage = try Stage(width: 64, height: 48, scale: seed % 4 == 0 ? 2 : 1)
    var mutator = try TreeMutator(stage: stage, seed: seed)
    for step in 0..<40 {
      for _ in 0...mutator.integer(3) { mutator.mutate() }
      stage.render()

      let shown = try stage.pixels()
      let fresh = try stage.freshPixels()
      guard shown != fresh else { continue }
      let width = stage.surface.pixelWidth
      let wrong = shown.indices.filter { shown[$0] != fresh[$0] }
      let first = wrong[0]
      Issue.record(
        """
        seed \(seed), step \(step): \(wrong.count) pixels differ, the first at \
        \(first % width), \(first / width): \(String(shown[first], radix: 16)) for \
        \(String(fresh[first], radix: 16))
        """)
      return
    }
  }
}
