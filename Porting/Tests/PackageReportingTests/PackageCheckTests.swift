import PackageReporting
import SourceReading
import SourceRewriting
import Testing

struct PackageCheckTests {
  private func check(
    _ sources: String..., known: String = "UIView\nUIButton\nUIView.frame\nappearance\nown\n"
  ) -> PackageCheck {
    var options = RewritingOptions(isForIOS: true, toleratesParseErrors: true)
    options.compilerVersion = VersionNumber("6.3")
    options.languageVersion = VersionNumber("5.10")
    let files = sources.enumerated().map { SourceText(path: "\($0 + 1).swift", text: $1) }
    return PackageCheck([.init(files, options: options)], known: DeclaredNames(list: known))
  }

  @Test func `R19.7 What nothing declares is listed with its count, its files and its first place`()
  {
    let check = check(
      """
      import UIKit
      class Page: UITableView, UIPageDelegate {
        func a(_ b: UIView) { b.frame; b.blur(1); UIGlobal(); b.own; other() }
      }
      """, "extension UIView { var own: Int { blur } }\nlet a: UITableView? = UITableView()\n")

    #expect(
      check.missing == [
        .init(symbol: "UITableView", count: 3, files: 2, first: "1.swift:2:13"),
        .init(symbol: ".blur", count: 1, files: 1, first: "1.swift:3:36"),
        .init(symbol: "UIGlobal", count: 1, files: 1, first: "1.swift:3:45"),
        .init(symbol: "UIPageDelegate", count: 1, files: 1, first: "1.swift:2:26"),
      ])
    #expect(check.notes.isEmpty)
  }

  @Test(arguments: [
    "#if os(macOS)\nlet a: UITable\n#endif",
    "#if canImport(SwiftUI) && DEBUG\nlet a: UITable\n#else\n#endif",
    "#if !(os(iOS) || os(tvOS))\nlet a: UITable\n#endif",
    "#if os(iOS)\n#else\nlet a: UITable\n#endif",
    "import SwiftUI\nlet a: UITable",
    "#if swift(<5)\nlet a: UITable\n#elseif swift(>=5.5)\n#else\nlet b: UITable\n#endif",
    "#if compiler(>=6.4) || swift(>=6)\nlet a: UITable\n#endif",
    "#if COCOAPODS\nlet a: UITable\n#endif",
    "#if os(Linux)\n#elseif os(iOS)\nlet a: UITable\n#endif",
    "func a() { if #available(iOS 26, *) { UITable() } }",
    "func a() { guard #available(iOS 26, *) else { return }; UITable() }",
    "class A { @available(iOS 26, *) var a: UITable { UITable() } }",
    "class UITable {}; let a: UITable",
    "protocol NSItem { associatedtype UIKind; var a: UIKind { get } }",
    "// UITable\nlet a = \"UITable\"; let b: UINT; let c: CGx",
    "let a = (left: 1, right: 2); a.left",
    "UIButton.frame; UIView.appearance(); UIButton.own; class UIBar { var size = 1 }; UIBar.size",
    "extension UIView { static var shared: UIView { UIView() } }; UIButton.shared",
  ])
  func `R19.7 What is not compiled, or is the package's own, is not missing`(source: String) {
    #expect(check(source).missing.isEmpty)
  }

  @Test(arguments: [
    ("a.delegate?.blur?(1)", ".blur"), ("a.delegate!.blur!(1)", ".blur"),
    ("UIView.blur(1)", "UIView.blur"), ("UIButton.value", "UIButton.value"),
    ("type(of: a).blur()", ".blur"),
    ("#if swift(>=5.5)\na.blur()\n#endif", ".blur"),
    ("#if compiler(<6.4) && os(iOS)\nUITable()\n#endif", "UITable"),
  ])
  func `R19.38 Optional calls, calls of classes and branches that are compiled are read`(
    source: String, symbol: String
  ) {
    #expect(
      check(
        "func f(a: UIView) {\n\(source)\n}",
        known: "UIView\nUIButton\ndelegate\nUISlider.value\nUIView.frame\nown"
      ).missing.map(\.symbol)
        == [symbol])
  }

  @Test func `R19.7 What is left out, not parsed or without a module is named with its place`() {
    let check = check("import SwiftUI", "import WebKit", "@available (iOS 9, *)\nclass A {}")

    #expect(check.notes.map(\.place).prefix(2) == ["1.swift:1:1", "2.swift:1:1"])
    #expect(check.notes.count == 3)
    #expect(check.text.contains("3 places are not as on Apple's systems"))
  }

  @Test func `R19.7 The public names of a module are those that others see`() {
    let names = DeclaredNames(
      in: """
        open class A { public var b = 1; var c = 2; public enum D { case e } }
        public extension A { func f() {} }
        public protocol P { func g() }
        func h() {}
        """, publicOnly: true)

    #expect(names.list == "A\nD\nP\nb\ne\nf\ng\n")
    let members = DeclaredNames(
      in:
        "open class UIView { public var a = 1; public enum B { case c } }; extension UIView { public func d() {} }",
      publicOnly: true)
    #expect(members.list == "UIView\nUIView.B\nUIView.a\nUIView.d\nc\n")
  }
}
