import DisplayServer
import Testing

@testable import DisplayServerSDL

@Suite struct DisplayScaleTests {
  private func scale(
    _ environment: String? = nil, desktop: Double? = nil, physical: Double? = nil
  ) throws -> Double {
    try DisplayScale.scale(
      environment: environment, desktopDPI: desktop, physicalDPI: physical)
  }

  @Test("the environment decides, then the desktop's setting, then the monitor, then 1")
  func precedence() throws {
    #expect(try scale("3", desktop: 192, physical: 300) == 3)
    #expect(try scale("", desktop: 192, physical: 300) == 2)
    #expect(try scale(physical: 220) == 2)
    #expect(try scale() == 1)
  }

  @Test(
    "the desktop's setting is rounded to quarters and never below 1",
    arguments: [(48, 1), (96, 1), (110, 1.25), (120, 1.25), (144, 1.5), (168, 1.75), (192, 2)]
      as [(Double, Double)])
  func desktop(dpi: Double, expected: Double) throws {
    #expect(try scale(desktop: dpi) == expected)
  }

  @Test(
    "a monitor has whole scales only",
    arguments: [(30, 1), (100, 1), (166, 1), (192, 2), (227, 2), (700, 3)] as [(Double, Double)])
  func physical(dpi: Double, expected: Double) throws {
    #expect(try scale(physical: dpi) == expected)
  }

  @Test("what is no scale is refused", arguments: ["abc", "0", "-2", "9", "nan", "2x"])
  func refusals(text: String) {
    #expect(throws: DisplayError.impossibleScale(text)) { try scale(text) }
  }
}
