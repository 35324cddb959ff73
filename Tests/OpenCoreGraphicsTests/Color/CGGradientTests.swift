import OpenCoreGraphics
import Testing

@Suite struct CGGradientTests {
  @Test("Without locations the colours are spread evenly")
  func evenly() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, green, blue] as CFArray, locations: nil))

    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [red, green, blue])
  }

  @Test("Stops are in the order of their locations, clamped")
  func ordered() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, green, blue] as CFArray, locations: [2, 0.5, -1]))

    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [blue, green, red])
  }

  @Test("Components give the same gradient as colours")
  func components() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
        locations: nil, count: 2))

    #expect(gradient.stops.map(\.color) == [red, blue])
  }

  @Test("Nothing, or something else than colours, is no gradient")
  func invalid() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [red, "blue"], locations: nil) == nil)
  }
}
