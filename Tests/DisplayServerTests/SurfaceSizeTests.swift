import DisplayServer
import Testing

@Suite struct SurfaceSizeTests {
  @Test("pixels are the nearest whole number, and points follow from them")
  func rounding() throws {
    let size = try SurfaceSize(width: 100.3, height: 50.5, scale: 2)

    #expect([size.pixelWidth, size.pixelHeight] == [201, 101])
    #expect([size.width, size.height] == [100.5, 50.5])
  }

  @Test("the limits themselves are possible")
  func limits() throws {
    let size = try SurfaceSize(width: 32_767, height: 1, scale: 1)

    #expect([size.pixelWidth, size.pixelHeight] == [32_767, 1])
  }

  @Test(
    "sides and scales that no surface has are refused",
    arguments: [
      (0, 10, 1), (10, -1, 1), (.nan, 10, 1), (10, .infinity, 1), (32_768, 10, 1),
      (20_000, 10, 2), (10, 10, 0), (10, 10, .nan), (-10, -10, -1), (0.2, 10, 1),
    ] as [(Double, Double, Double)])
  func refusals(width: Double, height: Double, scale: Double) {
    #expect(throws: DisplayError.self) {
      try SurfaceSize(width: width, height: height, scale: scale)
    }
  }
}
