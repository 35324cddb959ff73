import PackageReporting
import Testing

struct BuildSummaryTests {
  private let log = """
    [1/3] Compiling A A.swift
    /p/My Pages/A.swift:3:5: error: cannot find type 'UINavigationController' in scope
    1 | import UIKit
    2 |
    3 | let a: UINavigationController
      |        `- error: cannot find type 'UINavigationController' in scope
    /p/B.swift:1:1: warning: unused
    /p/B.swift:1:1: note: because
    error: emit-module command failed with exit code 1
    [2/3] Emitting module A
    /p/My Pages/A.swift:3:5: error: cannot find type 'UINavigationController' in scope
    1 | import UIKit
      |        `- error: cannot find type 'UINavigationController' in scope
    /p/B.swift:1:1: warning: unused
    /p/B.swift:1:1: note: because
    /p/B.swift:9:2: error: value of type 'OpenUIKit.UIView?' has no member 'blur'
    /p/B.swift:9:4: error: value of type 'UIView' has no member 'blur'
    done
    """

  @Test func `R19.6 Each message is shown once, with the source below it`() {
    var summary = BuildSummary()

    let shown = log.split(separator: "\n").compactMap { summary.line(String($0)) }

    #expect(
      shown == [
        "[1/3] Compiling A A.swift",
        "/p/My Pages/A.swift:3:5: error: cannot find type 'UINavigationController' in scope",
        "1 | import UIKit", "2 |", "3 | let a: UINavigationController",
        "  |        `- error: cannot find type 'UINavigationController' in scope",
        "/p/My Pages/A.swift:3:5: note: there is no UINavigationController on Linux\n"
          + "/p/B.swift:1:1: warning: unused", "/p/B.swift:1:1: note: because",
        "error: emit-module command failed with exit code 1", "[2/3] Emitting module A",
        "/p/B.swift:9:2: error: value of type 'OpenUIKit.UIView?' has no member 'blur'",
        "/p/B.swift:9:2: note: UIView has no blur on Linux\n"
          + "/p/B.swift:9:4: error: value of type 'UIView' has no member 'blur'", "done",
      ])
  }

  @Test func `R19.6 The summary counts errors, files and what is missing`() {
    var summary = BuildSummary()
    for line in log.split(separator: "\n") { _ = summary.line(String(line)) }

    #expect(
      summary.text == "3 errors in 2 files; missing: UIView.blur (2), UINavigationController (1)")
  }

  @Test func `R19.6 Of many names the most used are named`() {
    var summary = BuildSummary()
    for index in 10..<30 {
      for column in 1...(index == 20 ? 2 : 1) {
        _ = summary.line("/A.swift:\(index):\(column): error: cannot find 'A\(index)' in scope")
      }
    }

    #expect(
      summary.text?.hasPrefix("21 errors in 1 file; missing: A20 (2), A10 (1), A11 (1)") == true)
    #expect(summary.text?.hasSuffix("A21 (1) and 8 more") == true)
  }

  @Test func `R19.6 A build without errors has no summary`() {
    var summary = BuildSummary()
    _ = summary.line("/A.swift:1:1: warning: Linux has no module os")
    _ = summary.line("Test Case 'A.b' passed")

    #expect(summary.text == nil)
  }

  @Test(arguments: [
    ("no such module 'WebKit'", "module WebKit"),
    ("type 'UIImage' has no member 'sfSymbol'", "UIImage.sfSymbol"),
    ("'Style' is not a member type of class 'OpenUIKit.UIButton'", "UIButton.Style"),
    ("value of type 'Box<Int>' has no member 'a'", "Box.a"),
    ("cannot find 'objc_msgSend' in scope", "objc_msgSend"),
    ("type 'UIView.Type' has no member 'a'", "UIView.a"),
    ("cannot find 'kCATransitionCube' in scope", "kCATransitionCube"),
    ("no type named 'UIMenu' in module 'OpenUIKitContainers'", "UIMenu"),
    ("module 'UIKit' has no member named 'UIMenu'", "UIMenu"),
    ("cannot infer contextual base in reference to member 'glass'", ".glass"),
  ])
  func `R19.6 What is missing is named as it is used`(text: String, symbol: String) {
    var summary = BuildSummary()
    _ = summary.line("/A.swift:1:1: error: \(text)")

    #expect(summary.text == "1 error in 1 file; missing: \(symbol) (1)")
  }

  @Test func `R19.56 What only Objective-C finds in an object is said below the error`() {
    var summary = BuildSummary()
    _ = summary.line("/A.swift:1:5: error: value of type 'AnyObject' has no member 'isOn'")

    #expect(
      summary.end()
        == "/A.swift:1:5: note: Linux finds no isOn in an object of which nothing is known: cast it to its class"
    )
  }

  @Test func `R19.35 What is missing of Apple's is said below the lines of its first error`() {
    var summary = BuildSummary()
    let shown = [
      "/A.swift:1:5: error: cannot find type 'UIMenuBar' in scope", "1 | let a: UIMenuBar",
      "/A.swift:2:5: error: cannot find type 'UIMenuBar' in scope", "2 | let b: UIMenuBar",
      "/A.swift:3:5: error: cannot find type 'Own' in scope", "3 | let c: Own",
      "/A.swift:4:5: error: value of type 'Own' has no member 'a'", "4 | c.a",
      "/A.swift:5:7: error: cannot find 'kCATransitionCube' in scope", "5 | kCATransitionCube",
    ].compactMap { summary.line($0) }.joined(separator: "\n").split(separator: "\n")

    #expect(
      shown.filter { $0.contains("note:") } == [
        "/A.swift:1:5: note: there is no UIMenuBar on Linux"
      ])
    #expect(shown.count == 11)
    #expect(summary.end() == "/A.swift:5:7: note: there is no kCATransitionCube on Linux")
    #expect(summary.end() == nil)
  }

  @Test(arguments: [
    (
      "method does not override any method from its superclass", "override open func show(_ a: Int)"
    ),
    ("property does not override any property from its superclass", "override var show: Int { 1 }"),
  ])
  func `R19.35 What overrides nothing is named from its line`(text: String, source: String) {
    var summary = BuildSummary()
    let lines = [
      "/A.swift:12:8: error: \(text)", "10 | func other() {}", "11 |", "12 |   \(source)",
      "   |          `- error: \(text)", "13 | func last() {}", "done",
    ]
    let shown = lines.compactMap { summary.line($0) }

    #expect(
      shown == lines.dropLast() + ["/A.swift:12:8: note: no superclass has show on Linux\ndone"])
    #expect(summary.text == "1 error in 1 file; missing: override of show (1)")
  }

  @Test func `R19.36 Packages that cannot be fetched are named with what to do`() {
    var summary = BuildSummary()
    for line in [
      "warning: 'b': skipping cache due to an error: Failed to clone repository https://a/B.git:",
      "error: Failed to clone repository https://a/B.git:",
      "    fatal: could not read from remote repository",
      "error: Failed to clone repository https://a/B.git:",
      "error: the package at '/p/other' cannot be accessed (/p/other doesn't exist in file system)",
    ] {
      #expect(summary.line(line) == line)
    }

    #expect(
      summary.text == """
        https://a/B.git cannot be fetched; --override B=PATH takes a folder in its place
        /p/other cannot be fetched; --override other=PATH takes a folder in its place
        """)
  }

  @Test func `R19.37 Files in Objective-C that do not compile are named`() {
    var summary = BuildSummary()
    _ = summary.line("/p/Sources/C/C.h:3:9: error: 'c.h' file not found")
    _ = summary.line("/p/Sources/B/A.h:1:9: fatal error: 'Foundation/NSObject.h' file not found")
    _ = summary.line("/p/Sources/B/B.m:1:9: fatal error: 'UIKit/UIKit.h' file not found")

    #expect(
      summary.text
        == "Linux compiles no Objective-C: /p/Sources/B/A.h, /p/Sources/B/B.m\n3 errors in 3 files")
  }

  @Test func `R19.33 A list of tests that SwiftPM leaves out is one message without an option`() {
    var summary = BuildSummary()
    let line = summary.line(
      "warning: '--enable-test-discovery' was specified so the 'LinuxMain.swift' entry point file for 'A' will be ignored"
    )

    #expect(line == "warning: LinuxMain.swift is left out: tests are found without a list of them")
  }
}
