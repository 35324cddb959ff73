import Testing

struct ImportTests {
  @Test func `Submodules become modules`() {
    expect(
      "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport A.B",
      becomes: "import UIKit\nimport class UIKit.UIView\nimport A.B")
  }

  @Test func `Modules that Linux lacks are reported, unless the source asks for them`() {
    let source = "import ObjectiveC.runtime\nimport os\n#if canImport(OSLog)\nimport OSLog\n#endif"
    let rewriting = Rewriting(source)

    #expect(rewriting.texts == [source])
    #expect(
      rewriting.diagnostics == [
        "1.swift:1:1: warning: Linux has no module ObjectiveC: put what uses it under #if canImport(ObjectiveC)",
        "1.swift:2:1: warning: Linux has no module os: put what uses it under #if canImport(os)",
      ])
  }

  @Test(arguments: [
    ("os(iOS)", "(os(iOS) || os(Linux))"),
    ("!os(iOS)", "!(os(iOS) || os(Linux))"),
    ("os(iOS) || os(tvOS)", "(os(iOS) || os(Linux)) || os(tvOS)"),
    ("os(iOS) && DEBUG", "(os(iOS) || os(Linux)) && DEBUG"),
    ("os(macOS) || os(iOS)", "os(macOS) || os(iOS)"),
    ("os(iOS) || os(Linux)", "os(iOS) || os(Linux)"),
    ("canImport(UIKit)", "canImport(UIKit)"),
    ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
  ])
  func `Linux counts as iOS where macOS and Linux are not named`(before: String, after: String) {
    expect(
      "import UIKit\n#if \(before)\n#endif", becomes: "import UIKit\n#if \(after)\n#endif")
  }

  @Test func `A condition with a branch for Linux stays`() {
    let source = "import UIKit\n#if os(iOS)\n#elseif os(Linux)\n#endif"
    expect(source, becomes: source)
  }

  @Test func `In a module that does not import UIKit Linux is Linux`() {
    let rewriting = Rewriting("#if os(iOS)\n#endif", "import Foundation")

    #expect(rewriting.texts[0] == "#if os(iOS)\n#endif")
  }

  @Test func `Another file of the module may import UIKit`() {
    let rewriting = Rewriting("#if os(iOS)\n#endif", "#if DEBUG\nimport UIKit\n#endif")

    #expect(rewriting.texts[0] == "#if (os(iOS) || os(Linux))\n#endif")
  }
}
