import SourceReading
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

  @Test(arguments: [
    "#if os(iOS) || os(tvOS)", "#if !os(macOS)", "#if DEBUG", "#if SWIFT_PACKAGE",
    "#if canImport(WebKit)\n#else", "#if os(macOS)\n#elseif canImport(UIKit)",
    "#if os(iOS)\n#if !os(watchOS)\n#endif",
  ])
  func `R19.31 A module that Linux lacks is left out in a branch that may be compiled`(
    beginning: String
  ) {
    let rewriting = Rewriting(
      [beginning + "\nimport CoreText\nimport UIKit\n#endif"],
      options: RewritingOptions(isForIOS: true))

    let line = beginning.split(separator: "\n").count + 1
    #expect(
      rewriting.diagnostics == [
        "1.swift:\(line):1: warning: Linux has no module CoreText: what uses it does not compile"
      ])
    #expect(rewriting.texts[0].hasSuffix("\n\nimport UIKit\n#endif"))
  }

  @Test(arguments: [
    "#if os(macOS)", "#if canImport(CoreText)", "#if os(iOS)\n#else", "#if COCOAPODS",
    "#if os(Linux)\n#elseif os(iOS)", "#if os(macOS)\n#if canImport(UIKit)", "#if swift(<4.2)",
    "#if os(iOS)\n#elseif os(Linux)\n#else", "#if compiler(<6.2) && os(iOS)",
    "#if targetEnvironment(macCatalyst)", "#if canImport(UIKit)\n#elseif DEBUG",
  ])
  func `R19.31 In a branch that is not compiled no module is missing`(beginning: String) {
    var options = RewritingOptions(isForIOS: true)
    (options.compilerVersion, options.languageVersion) = (
      VersionNumber("6.3"), VersionNumber("5.10")
    )
    let ends = String(repeating: "\n#endif", count: beginning.ranges(of: "#if").count)
    let rewriting = Rewriting([beginning + "\nimport CoreText" + ends], options: options)

    #expect(rewriting.diagnostics == [])
    #expect(rewriting.texts[0].contains("\nimport CoreText\n"))
  }

  @Test func `Versions are compared number by number`() throws {
    let versions = ["5", "5.0", "5.9", "5.10", "6.0.1", "6.1"].compactMap { VersionNumber($0) }

    #expect(versions == versions.sorted())
    #expect(versions[0] == versions[1])
    #expect(versions[3].description == "5.10")
    #expect(VersionNumber("x") == nil)
  }

  @Test func `R19.31 A common word is a module of Apple's where all others are known`() {
    var options = RewritingOptions(availableModules: ["Messages"], isForIOS: true)
    let source = "import Network\nimport Messages"
    expect(source, becomes: source, with: options)
    options.availableModulesAreAll = true

    #expect(
      Rewriting([source], options: options).diagnostics == [
        "1.swift:1:1: warning: Linux has no module Network: what uses it does not compile"
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

  @Test(arguments: ["LinuxMain.swift", "/p/Tests/ATests/XCTestManifests.swift"])
  func `R19.33 A list of tests is left out and named`(path: String) {
    let module = rewriteModule([
      SourceText(path: path, text: "import XCTest\nXCTMain([testCase(ATests.allTests)])"),
      SourceText(path: "Tests/Lists.swift", text: "import XCTest"),
    ])

    #expect(module.texts == ["", "import XCTest"])
    #expect(
      module.diagnostics.map(\.description) == [
        "\(path):1:1: warning: this file is left out: tests are found without a list of them"
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

  @Test func `R19.32 QuartzCore brings along what UIKit has here of it`() {
    expect(
      "import QuartzCore\n#if os(iOS)\n#endif",
      becomes: "import QuartzCore; import UIKit; import F\n#if (os(iOS) || os(Linux))\n#endif",
      with: RewritingOptions(foundationModule: "F"))
    expect(
      "import class QuartzCore.CADisplayLink", becomes: "import class UIKit.CADisplayLink")
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

  @Test func `R19.49 Core Text is imported as a whole where it is there`() {
    expect(
      "import CoreText.CTFont\nimport CoreText", becomes: "import CoreText\nimport CoreText",
      with: RewritingOptions(availableModules: ["CoreText"]))
  }
}
