import SourceReading
import SourceRewriting
import Testing

struct OptionalMethodListTests {
  private static let options = RewritingOptions(foundationModule: "F", isForIOS: true)

  @Test func `R19.48 A class says which optional methods of its protocols it implements`() {
    let rewriting = Rewriting(
      [
        "public class A: NSObject {}",
        """
        @objc protocol P { @objc optional func a(_ b: Int); @objc optional func c(); func d() }
        extension A: P { func a(_ b: Int) {}; func d() {} }
        """,
        "final class B: A {\n  func c() {}\n}\nclass C: A { func e() {} }",
      ], options: Self.options)

    #expect(
      rewriting.texts[0].contains(
        "public class A: NSObject, F.HasOptionalMethods {\nfunc c() throws"))
    #expect(
      rewriting.texts[0].contains(
        """

        nonisolated public class var _optionalMethods: [String: Bool] { ["a(_:)": true, "c": false] }
        #sourceLocation(file: "1.swift", line: 1)
        """))
    #expect(
      rewriting.texts[2] == """
        final class B: A {
          override func c() {}

        nonisolated override class var _optionalMethods: [String: Bool] \
        { super._optionalMethods.merging(["c": true]) { _, own in own } }
        #sourceLocation(file: "3.swift", line: 3)
        }
        class C: A { func e() {} }
        """)
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test func `R19.48 Methods that are compiled in some cases are there in these`() {
    let text = Rewriting(
      [
        """
        class A: UIViewController, CALayerDelegate {
        #if DEBUG
          func display(_ a: CALayer) {}
        #endif
        }
        """
      ], options: Self.options
    ).texts[0]

    #expect(text.contains("\"display(_:)\": false"))
    #expect(text.contains("\n#if (DEBUG)\n_all[\"display(_:)\"] = true\n#endif\nreturn _all\n}"))
  }

  @Test func `R19.48 A class within a function says so too`() {
    let text = Rewriting(
      ["func a() { class B: NSObject, UIBarPositioningDelegate {} }"], options: Self.options
    ).texts[0]

    #expect(
      text.contains(
        "class var _optionalMethods: [String: Bool] { [\"position(for:)\": false] }"))
  }

  @Test func `R19.48 A class adds to the list of one in another module`() throws {
    let library = rewriteModule(
      [
        SourceText(
          path: "a.swift",
          text: """
            @objc public protocol P: NSObjectProtocol { @objc optional func a() }
            public protocol Q: P {}
            open class A: UIViewController, P {}
            """)
      ], options: Self.options)
    var options = Self.options
    options.interfaces = ["Library": library.interface, "Other": library.interface]

    let sources = [
      "import Library\nclass B: A { override func viewDidLoad() {}; func a() {} }",
      "final class C: NSObject, Q { func a() {} }",
    ]
    let texts = Rewriting(sources, options: options).texts

    #expect(texts[0].contains("class B: A {"))
    #expect(
      texts[0].contains(
        "override class var _optionalMethods: [String: Bool] { super._optionalMethods.merging([\"a\": true])"
      ))
    #expect(texts[1].contains("class C: NSObject, Q, F.HasOptionalMethods {"))
    options.interfaces = [:]
    #expect(Rewriting(sources, options: options).texts[1] == sources[1])
  }

  @Test(arguments: [
    ("a.responds(to: b)", "a._responds(to: b)"),
    ("a?.c.responds(to: #selector(P.d))", "a?.c._responds(to: Selector(\"d\"))"),
    ("A.responds(to: b)", "A.responds(to: b)"),
    ("a.responds(with: b)", "a.responds(with: b)"),
  ])
  func `R19.48 An object is asked for the methods that it implements`(
    source: String, result: String
  ) {
    expect(
      "let x = \(source); protocol P { func d() }",
      becomes: "let x = \(result); protocol P { func d() }", with: Self.options)
  }

  @Test func `R19.48 A class that answers itself is asked`() {
    expect(
      """
      class A: NSObject {
        override func responds(to a: Selector!) -> Bool { super.responds(to: a) || responds(to: b) }
      }
      @MainActor class B: A { func c() { self.responds(to: d) } }
      """,
      becomes: """
        class A: NSObject, F.AnswersForMethods {
          @_nonoverride func responds(to a: Selector!) -> Bool { super._respondsItself(to: a) || responds(to: b) }
        }
        @MainActor class B: A { func c() { self.responds(to: d) } }
        import F

        """, with: Self.options)
  }

  @Test func `R19.48 A question of the module itself stays`() {
    let source = "protocol P { func responds(to a: Int) -> Bool }; let a = b.responds(to: 1)"
    expect(source, becomes: source, with: Self.options)
  }

  @Test(arguments: [
    ("UIApplicationDelegate", "applicationDidBecomeActive"),
    ("UIApplicationDelegate?", "applicationDidBecomeActive"),
  ])
  func `R19.48 An optional method that is left out is nil`(type: String, method: String) {
    let text = Rewriting(
      ["let delegate: \(type); let b = delegate.\(method) != nil"], options: Self.options)

    #expect(
      text.texts[0].contains(
        "{ _implements(self, \"applicationDidBecomeActive(_:)\") ? .init(target: self) : nil }"))
    #expect(text.diagnostics.isEmpty)
  }

  @Test func `R19.48 Methods of one name are asked for one by one`() {
    let text = Rewriting(
      ["func a(_ b: UITabBarControllerDelegate) { b.tabBarController?(c, didSelect: d) }"],
      options: Self.options
    ).texts[0]

    #expect(
      text.contains(
        "-> Bool! { _implements(target, \"tabBarController(_:shouldSelect:)\") ? target.tabBarController("
      ))
    #expect(
      text.contains(
        "-> Void! { _implements(target, \"tabBarController(_:didSelect:)\") ? target.tabBarController("
      ))
  }

  @Test(arguments: [
    ("type(of: a).description()", "_description(of: type(of: a))\nimport F\n"),
    ("a.type.description()", "a.type.description()"),
    ("type(of: a).description(b)", "type(of: a).description(b)"),
  ])
  func `R19.55 The class of any object says its name`(source: String, result: String) {
    expect("let x = \(source)", becomes: "let x = \(result)", with: Self.options)
  }
}
