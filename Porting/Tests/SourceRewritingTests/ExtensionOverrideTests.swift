import Foundation
import SourceReading
import Testing

@testable import SourceRewriting

struct ExtensionOverrideTests {
  private static let library = """
    open class NSObject { public init() {} }
    @preconcurrency @MainActor open class UIResponder: NSObject {}
    open class UIView: UIResponder {}
    open class UIControl: UIView {}
    open class UIButton: UIControl {}
    """

  @Test(arguments: ["5", "6"])
  func `R19.30 The class of the object says which override is called`(mode: String) throws {
    let output = try CompiledProgram.output(
      of: """
        import UIKit
        extension UIView { @objc public func mark(_ n: Int) -> Int { n } }
        open class A: UIView { override public func mark(_ n: Int) -> Int { n + 10 } }
        open class B: UIView {}
        extension B { @objc override open func mark(_ n: Int) -> Int { n + 20 } }
        extension UIControl { @objc override open func mark(_ n: Int) -> Int { n + 30 } }
        #if NEVER
        extension UIButton { @objc override open func mark(_ n: Int) -> Int { n + 40 } }
        #endif
        let views = [UIView(), A(), B(), UIButton()]
        print(views.map { $0.mark(1) }, A().mark(1), UIButton().mark(1))
        """, mode: mode, library: Self.library)

    #expect(output == "[1, 11, 21, 31] 11 31\n")
  }

  @Test(arguments: ["5", "6"])
  func `R19.30 Super is what the class above has`(mode: String) throws {
    let output = try CompiledProgram.output(
      of: """
        import UIKit
        extension UIView { @objc func path(to end: String, deep: Bool = true) -> String { "view" } }
        extension UIControl {
          @objc override func path(to end: String, deep: Bool) -> String {
            super.path(to: end, deep: deep) + " control"
          }
        }
        class Button: UIButton {
          override func path(to end: String, deep: Bool) -> String {
            super.path(to: end, deep: deep) + " button"
          }
        }
        class Last: Button {}
        extension Last {
          override func path(to end: String, deep: Bool) -> String {
            super.path(to: end, deep: deep) + " last"
          }
        }
        final class Deeper: Last {
          override func path(to end: String, deep: Bool) -> String {
            super.path(to: end, deep: deep) + " deeper"
          }
        }
        class Tail: UIButton {}
        extension Tail {
          @objc override func path(to end: String, deep: Bool) -> String {
            deep ? super.path(to: end, deep: false) : "never"
          }
        }
        for view in [UIView(), UIControl(), UIButton(), Button(), Last(), Deeper(), Tail()] {
          print(view.path(to: "a"))
        }
        """, mode: mode, library: Self.library)

    #expect(
      output == """
        view
        view control
        view control
        view control button
        view control button last
        view control button last deeper
        view control

        """)
  }

  @Test(arguments: ["5", "6"])
  func `R19.30 Properties, methods of the class and methods that throw are chosen too`(
    mode: String
  ) throws {
    let output = try CompiledProgram.output(
      of: """
        import UIKit
        struct Refused: Error {}
        public extension UIView {
          @objc var inset: Int { get { 1 } set { print("inset", newValue) } }
          @objc class func kind() -> String { "view" }
          @objc func check(_ value: inout Int) throws { value += 1 }
        }
        private class Page: UIView {
          override var inset: Int {
            get { super.inset + 10 }
            set { super.inset = newValue + 100 }
          }
          override class func kind() -> String { super.kind() + " page" }
          override func check(_ value: inout Int) throws {
            try super.check(&value)
            throw Refused()
          }
        }
        let view: UIView = Page()
        view.inset += 1
        var value = 1
        print(type(of: view).kind(), UIView.kind(), view.inset)
        do { try view.check(&value) } catch { print(error, value) }
        """, mode: mode, library: Self.library)

    #expect(output == "inset 112\nview page view 11\nRefused() 2\n")
  }

  @Test func `R19.30 The lines of a file keep their numbers`() {
    let rewriting = Rewriting(
      "import UIKit\nextension UIView {\n  @objc func a() {}\n}",
      "final class Page: UIView {\n  override func a() { super.a() }\n}")

    #expect(
      rewriting.texts == [
        """
        import UIKit
        extension UIView {
          func _UIView_a() {}
        }
        @preconcurrency @MainActor protocol _UIView_a: AnyObject { func _UIView_override_a() }
        extension UIView {
        #sourceLocation(file: "1.swift", line: 3)
        func a() {
        if let _object = (self as AnyObject) as? any _UIView_a { return _object._UIView_override_a() }
        return _UIView_a()
        }
        #sourceLocation()
        }

        """,
        "final class Page: UIView, _UIView_a {\n  func _UIView_override_a() { super._UIView_a() }\n}",
      ])
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test(arguments: ["5", "6"])
  func `R19.51 Generic and private classes override, also under a condition`(
    mode: String
  ) throws {
    let output = try CompiledProgram.output(
      of: """
        import UIKit
        extension UIView { @objc func mark(_ n: Int) -> Int { n } }
        class Page<Value>: UIView {
          var value: Value?
          override func mark(_ n: Int) -> Int { super.mark(n) + 10 }
        }
        final class Text: Page<String> {
          override func mark(_ n: Int) -> Int { super.mark(n) + (value == nil ? 100 : 0) }
        }
        enum Pages {
          private final class Hidden: UIControl { override func mark(_ n: Int) -> Int { n + 20 } }
          @preconcurrency @MainActor static func make() -> UIView { Hidden() }
        }
        extension UIControl { override func mark(_ n: Int) -> Int { super.mark(n) + 30 } }
        class Plain: UIButton {
          #if NEVER
          override func mark(_ n: Int) -> Int { 0 }
          #endif
        }
        class Other { @objc var mark: Int { 1 } }
        class More: Other { override var mark: Int { super.mark + 1 } }
        print(
          [Page<Int>(), Text(), Pages.make(), UIButton(), Plain()].map { $0.mark(1) }, More().mark)
        """, mode: mode, library: Self.library)

    #expect(output == "[11, 111, 21, 31, 31] 2\n")
  }

  @Test func `R19.51 A class overrides what an extension in another module lets it override`() {
    let library = rewriteModule([
      SourceText(
        path: "a.swift",
        text: """
          import UIKit
          extension UIView { @objc open func a(b: Int = 1) -> Int { 1 }; @objc public func c() {} }
          open class Base: UIView {}
          open class Page: UIView { open override func a(b: Int) -> Int { 2 } }
          """)
    ])
    var options = RewritingOptions()
    options.interfaces = ["Library": library.interface]

    #expect(
      library.texts[0]?.contains(
        "@preconcurrency @MainActor public protocol _UIView_a_b: AnyObject { func _UIView_override_a(b: Int) -> Int }"
      ) ?? false)
    expect(
      """
      import Library
      final class First: Base { override func a(b: Int) -> Int { super.a(b: 3) } }
      final class Second: Page { override func a(b: Int) -> Int { super.a(b: 3) } }
      """,
      becomes: """
        import Library
        final class First: Base, _UIView_a_b { func _UIView_override_a(b: Int) -> Int { super._UIView_a(b: 3) } }
        final class Second: Page { override func _UIView_override_a(b: Int) -> Int { super._UIView_override_a(b: 3) } }
        """, with: options)
  }

  @Test func `R19.52 A controller overrides the containers around it`() {
    expect(
      """
      import UIKit
      private final class A<T>: UIViewController {
        override var navigationController: UINavigationController? { super.navigationController }
      }
      public class B: UIViewController { public override var tabBarController: UITabBarController? { nil } }
      class C { var splitViewController: Int { 1 } }
      class D: C { override var splitViewController: Int { 2 } }
      """,
      becomes: """
        import UIKit
        private final class A<T>: UIViewController, NavigationControllerOverriding {
          var overridingNavigationController: UINavigationController? { super.inheritedNavigationController }
        }
        public class B: UIViewController { public var overridingTabBarController: UITabBarController? { nil } }
        class C { var splitViewController: Int { 1 } }
        class D: C { override var splitViewController: Int { 2 } }
        @_spi(SourceForIOS) import UIKit
        @_spi(SourceForIOS) extension B: TabBarControllerOverriding {}

        """)
  }

  @Test(arguments: [
    (
      "class Page: UIView { override var b: Int { didSet {} } }",
      "an override with observers or variadic parameters has no call"
    )
  ])
  func `R19.30 An override that cannot be named is reported`(source: String, reason: String) {
    let rewriting = Rewriting(
      "import UIKit\nextension UIView { @objc func a() {}; @objc var b: Int { get { 1 } set {} } }",
      source)

    #expect(rewriting.diagnostics.count == 1)
    #expect(
      rewriting.diagnostics.first?.hasSuffix(
        "warning: this override cannot be turned: an extension of UIView declares it, and \(reason)"
      )
        == true)
    #expect(rewriting.texts[1] == source)
  }

  @Test(arguments: [
    // Other classes have methods of the same name.
    "class Page: UIViewController { override func a() {} }",
    "class Tests: XCTestCase { override func a() { super.a() } }",
    "class Other {}; class Page: Other { override func b() {} }",
    "class Page: UIView { func b() { super.a() } }",
  ])
  func `R19.30 What overrides something else stays`(source: String) {
    let rewriting = Rewriting("import UIKit\nextension UIView { @objc func a() {} }", source)

    #expect(rewriting.texts[1] == source)
    #expect(rewriting.texts[0] == "import UIKit\nextension UIView { func a() {} }")
  }

  @Test func `R19.30 The table has the classes that the modules declare`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    var declared: [String: String] = [:]
    for module in [
      "OpenQuartzCore", "OpenUIKit", "OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText",
    ] {
      let folder = try InputFolder(root.appending(path: "Sources/\(module)").path)
      for source in try folder.read(folder.swiftFiles()) {
        for line in source.text.split(separator: "\n") {
          let pattern =
            /(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:final )?class (\w+)(?:<.*?>)?: (\w+)/
          if let match = line.prefixMatch(of: pattern) {
            declared[String(match.1)] = String(match.2)
          }
        }
      }
    }

    #expect(declared.count > 90)
    #expect(declared == AppleClasses.superclasses)
  }
}
