import SourceRewriting
import Testing

struct ImportTests {
  @Test func `Submodules become modules`() {
    expect(
      "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport A.B",
      becomes: "import UIKit\nimport class UIKit.UIView\nimport A.B")
  }

  @Test func `R19.8 A module that Linux lacks is one message, and hides nothing else of the file`()
  {
    let rewriting = Rewriting(
      "import ObjectiveC.runtime\n@preconcurrency import WebKit\n#if canImport(OSLog)\nimport OSLog\n#endif"
    )

    #expect(rewriting.texts == ["\n\n#if canImport(OSLog)\nimport OSLog\n#endif"])
    #expect(
      rewriting.diagnostics == [
        "1.swift:1:1: warning: Linux has no module ObjectiveC: what uses it does not compile",
        "1.swift:2:1: warning: Linux has no module WebKit: what uses it does not compile",
      ])
  }

  @Test func `R19.8 Modules that are provided are imported as a whole`() {
    expect(
      "import os.log\nimport OSLog\nimport ObjectiveC.runtime",
      becomes: "import os\nimport OSLog\nimport ObjectiveC",
      with: RewritingOptions(availableModules: ["os", "OSLog", "ObjectiveC"]))
  }

  @Test func `R19.8 A file that needs SwiftUI or AppKit is left out and named`() {
    let rewriting = Rewriting(
      "import UIKit\n  import SwiftUI\nstruct A: View {}",
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass B {}")

    #expect(
      rewriting.texts
        == ["", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass B {}"])
    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: this file is left out: it needs SwiftUI, which Linux does not have"
      ])
  }

  @Test func `R19.12 Foundation and XCTest bring UIKit along in a module for iOS`() {
    let options = RewritingOptions(
      foundationModule: "F", testingModule: "T", isForIOS: true)
    expect(
      "import Foundation\npublic import XCTest // tests\n@testable import A",
      becomes:
        "import Foundation; import UIKit; import F\npublic import T; public import UIKit; public import F // tests\n@testable import A",
      with: options)
    expect("import UIKit", becomes: "import UIKit; import F", with: options)
    expect(
      "import class XCTest.XCTestCase",
      becomes: "import class XCTest.XCTestCase; import UIKit; import F", with: options)
  }

  @Test func `R19.12 In other modules Foundation is Foundation`() {
    expect(
      "import Foundation\nimport XCTest", becomes: "import Foundation\nimport XCTest",
      with: RewritingOptions(foundationModule: "F", testingModule: "T"))
  }

  @Test
  func
    `R19.12 Where the manifest names iOS, or UIKit is imported, Linux counts as iOS beside macOS`()
  {
    expect(
      "import UIKit\n#if os(macOS) || os(iOS)\n#endif",
      becomes: "import UIKit\n#if os(macOS) || (os(iOS) || os(Linux))\n#endif",
      with: RewritingOptions(manifestNamesIOS: true))
    expect(
      "#if os(macOS)\nimport AppKit\n#elseif os(macOS) || os(iOS)\nimport UIKit\n#endif",
      becomes:
        "#if os(macOS)\nimport AppKit\n#elseif os(macOS) || (os(iOS) || os(Linux))\nimport UIKit\n#endif"
    )
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
