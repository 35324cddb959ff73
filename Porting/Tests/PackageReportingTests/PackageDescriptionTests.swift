import Foundation
import SourceReading
import SourceRewriting
import Testing

@testable import PackageReporting

struct PackageDescriptionTests {
  private func description(
    _ targets: String, tools: String = "5.5.0", rest: String = ""
  ) throws -> PackageDescription {
    let text = """
      {"name": "P", "platforms": [{"platformName": "ios", "version": "13.0", "options": []}],
      "toolsVersion": {"_version": "\(tools)"}, "targets": [\(targets)]\(rest)}
      """
    return try JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
  }

  private let files = [
    "Example/App.swift", "Sources/A/A.swift", "Sources/A/Extra/E.swift", "Sources/A/Old.swift",
    "Sources/B/B.swift", "Tests/ATests/T.swift", "lib/C.swift", "lib/sub/D.swift",
  ]

  @Test(arguments: [
    (#"{"name": "A", "type": "regular"}"#, [1, 2, 3]),
    (#"{"name": "A", "type": "regular", "exclude": ["Extra", "./Old.swift"]}"#, [1]),
    (#"{"name": "A", "type": "regular", "sources": ["A.swift", "Extra/"]}"#, [1, 2]),
    (#"{"name": "ATests", "type": "test"}"#, [5]),
    (#"{"name": "C", "type": "regular", "path": "./lib/", "exclude": ["sub/D.swift"]}"#, [6]),
    (#"{"name": "C", "type": "regular", "path": "."}"#, Array(0..<8)),
    (#"{"name": "D", "type": "regular"}"#, []),
  ])
  func `R19.38 The files of a target are those of its folder that the manifest does not leave out`(
    target: String, indices: [Int]
  ) throws {
    let description = try description(target)
    #expect(
      try description.files(of: #require(description.targets.first), among: files)
        == indices.map { files[$0] })
  }

  @Test func `R19.38 A package with one module may have its sources in no further folder`() throws {
    let target = #"{"name": "P", "type": "regular"}, {"name": "PTests", "type": "test"}"#
    let files = ["Sources/a.swift", "Example/b.swift"]
    let (new, old) = (try description(target, tools: "5.9.0"), try description(target))

    #expect(new.files(of: new.targets[0], among: files) == ["Sources/a.swift"])
    #expect(old.files(of: old.targets[0], among: files) == [])
  }

  @Test(arguments: [
    ("5.5.0", "", "", "5.10"), ("6.0.0", "", "", "6.3"),
    ("6.0.0", #", "swiftLanguageVersions": ["5"]"#, "", "5.10"),
    ("5.9.0", #", "swiftLanguageVersions": ["5", "6"]"#, "", "6.3"),
    ("5.9.0", #", "swiftLanguageVersions": ["4.2"]"#, "", "4.2"),
    ("6.0.0", "", #"{"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}"#, "5.10"),
    ("6.0.0", "", #"{"kind": {"unsafeFlags": {"_0": ["-a"]}}, "tool": "swift"}"#, "6.3"),
  ])
  func `R19.38 The language mode of a target decides which branches are compiled`(
    tools: String, rest: String, settings: String, expected: String
  ) throws {
    let description = try description(
      #"{"name": "A", "type": "regular", "settings": [\#(settings)]}"#, tools: tools, rest: rest)
    let version = description.languageVersion(
      of: description.targets[0], compiler: VersionNumber("6.3"))

    #expect(version == VersionNumber(expected))
  }

  @Test func `R19.38 Only sources of targets for iOS are checked, each as one module`() throws {
    let description = try description(
      #"{"name": "A", "type": "regular"}, {"name": "ATests", "type": "test"}, {"name": "M", "type": "plugin", "path": "lib"}"#
    )
    let sources = files.map { SourceText(path: $0, text: "import A\nimport Foo\nUITable()\n") }
    var options = RewritingOptions(availableModules: ["Foundation"], isForIOS: true)
    options.compilerVersion = VersionNumber("6.3")
    let check = PackageCheck(
      description.modules(sources, options: options), known: DeclaredNames())

    #expect(
      check.missing == [
        .init(symbol: "UITable", count: 4, files: 4, first: "Sources/A/A.swift:3:1"),
        .init(symbol: "module Foo", count: 4, files: 4, first: "Sources/A/A.swift:2:8"),
      ])
  }

  @Test func `R19.38 What a package on which this one depends has as modules is not known`() throws
  {
    let description = try description(
      #"{"name": "A", "type": "regular"}"#, rest: #", "dependencies": [{"fileSystem": []}]"#)
    let sources = [SourceText(path: "Sources/A/A.swift", text: "import Foo")]

    let modules = description.modules(sources, options: RewritingOptions(isForIOS: true))
    #expect(PackageCheck(modules, known: DeclaredNames()).missing == [])
  }

  @Test func `R19.37 Targets in Objective-C are named with those that need them`() throws {
    let description = try description(
      """
      {"name": "Core", "type": "regular"}, {"name": "C", "type": "regular"},
      {"name": "Headers", "type": "regular"}, {"name": "Mixed", "type": "regular"},
      {"name": "App", "type": "regular", "dependencies": [{"byName": ["Core", null]}]},
      {"name": "AppTests", "type": "test", "dependencies": [{"target": ["App", null]}, {"product": ["X", "Y", null, null]}]}
      """)
    let texts = [
      "Sources/App/a.swift": "", "Sources/C/c.h": "int a(void);", "Sources/Core/Core.m": "",
      "Sources/Core/include/Core.h": "@interface Core",
      "Sources/Headers/h.h": "\n  #import <UIKit/UIKit.h>",
      "Sources/Mixed/Mixed.h": "@class A;", "Sources/Mixed/m.swift": "",
      "Tests/AppTests/t.swift": "",
    ]

    #expect(
      description.objectiveCNotes(files: texts.keys.sorted()) { texts[$0] } == [
        .init(
          place: "Sources/Core/Core.m",
          message:
            "the target Core is in Objective-C, which Linux does not compile; App, AppTests need it"
        ),
        .init(
          place: "Sources/Headers/h.h",
          message: "the target Headers is in Objective-C, which Linux does not compile"),
      ])
  }
}
