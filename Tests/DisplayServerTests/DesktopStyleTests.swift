import DisplayServer
import Testing

@testable import DisplayServerSDL

@Suite struct DesktopStyleTests {
  @Test(
    "R16.10 NEST_STYLE is light or dark, and anything else is ignored and reported in a line",
    arguments: [
      (nil, nil, []), ("", nil, []), ("dark", .dark, []), ("light", .light, []),
      ("Dark", nil, ["NEST_STYLE=Dark is ignored: it has to be light, dark or nothing."]),
    ] as [(String?, DisplayStyle?, [String])])
  func environment(value: String?, style: DisplayStyle?, report: [String]) {
    var lines: [String] = []

    let read = DesktopStyle.environment(lookup: { _ in value }, report: { lines.append($0) })

    #expect(read == style)
    #expect(lines == report)
  }
}
