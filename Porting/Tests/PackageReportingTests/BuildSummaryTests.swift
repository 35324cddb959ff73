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
        "/p/B.swift:1:1: warning: unused", "/p/B.swift:1:1: note: because",
        "error: emit-module command failed with exit code 1", "[2/3] Emitting module A",
        "/p/B.swift:9:2: error: value of type 'OpenUIKit.UIView?' has no member 'blur'",
        "/p/B.swift:9:4: error: value of type 'UIView' has no member 'blur'", "done",
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
  ])
  func `R19.6 What is missing is named as it is used`(text: String, symbol: String) {
    var summary = BuildSummary()
    _ = summary.line("/A.swift:1:1: error: \(text)")

    #expect(summary.text == "1 error in 1 file; missing: \(symbol) (1)")
  }
}
