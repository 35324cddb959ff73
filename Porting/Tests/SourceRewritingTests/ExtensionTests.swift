import SourceRewriting
import Testing

struct ExtensionTests {
  @Test
  func `R19.5 An override in an extension is called by one in the class, which has its place`() {
    let rewriting = Rewriting(
      "class Page: Base {\n  var a = 1\n}",
      "\nextension Page {\n  open override func show(_ b: Int, with c: Int) throws -> Int {\n    try super.show(b, with: c)\n  }\n}"
    )

    #expect(
      rewriting.texts == [
        """
        class Page: Base {
          var a = 1

        #sourceLocation(file: "2.swift", line: 3)
        open override func show(_ b: Int, with c: Int) throws -> Int { try _Page_show(b, with: c) }
        #sourceLocation(file: "1.swift", line: 3)
        }
        """,
        "\nextension Page {\n  public func _Page_show(_ b: Int, with c: Int) throws -> Int {\n    try super.show(b, with: c)\n  }\n}",
      ])
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test func `R19.5 A property and conditions are taken over`() {
    let rewriting = Rewriting(
      "import UIKit\nclass A: B {}",
      "#if os(iOS)\nextension A { override var a: Int { get { 1 } set {} }; override class var b: Int { 2 } }\n#endif"
    )

    #expect(
      rewriting.texts[0] == """
        import UIKit
        class A: B {
        #sourceLocation(file: "2.swift", line: 1)
        #if ((os(iOS) || os(Linux)))
        override var a: Int { get { _A_a } set { _A_a = newValue } }
        #endif
        #sourceLocation(file: "2.swift", line: 1)
        #if ((os(iOS) || os(Linux)))
        override class var b: Int { _A_b }
        #endif
        #sourceLocation(file: "1.swift", line: 2)
                    }
        """)
  }

  @Test func `R19.5 An open method of an extension can be overridden by other modules`() {
    let rewriting = Rewriting(
      "open class A {\n}\nextension A { @objc open func a() {}; @objc public func b() {} }")

    #expect(
      rewriting.texts[0].hasSuffix(
        "}\nextension A { public func _A_a() {}; public func b() {} }"))
    #expect(rewriting.texts[0].contains("\nopen func a() { _A_a() }\n"))
  }

  @Test(arguments: [
    "override var a: Int = 1 { didSet {} }", "override func a(_ b: Int...) {}",
    "override convenience init() {}",
  ])
  func `R19.5 What cannot be called from the class is reported`(member: String) {
    let rewriting = Rewriting("class A: B {}\nextension A {\n  \(member)\n}")

    #expect(
      rewriting.diagnostics == [
        "1.swift:3:3: warning: an override in an extension does not compile on Linux: move it to the class"
      ])
    #expect(rewriting.texts[0].contains(member))
  }

  @Test(arguments: ["5", "6"])
  func `R19.5 Overrides in extensions, and of what extensions have, work as on Apple's systems`(
    mode: String
  ) throws {
    let output = try CompiledProgram.output(
      of: """
        class Base {
          class var kind: String { "base" }
          var size: Int { get { 1 } set { print("base size", newValue) } }
          func open(_ page: inout Int, then body: (Int) -> Void) { page += 1; body(page) }
          func text<T>(of value: T) throws -> String where T: Equatable { "\\(value)" }
        }
        class Page: Base { private let title = "page" }
        class Last: Page { override func added() { print("last"); super.added() } }
        final class Deeper: Last {}
        extension Deeper { override func added() { print("deeper"); super.added() } }
        extension Page {
          override class var kind: String { "page of " + super.kind }
          override var size: Int { get { super.size + 1 } set { super.size = newValue } }
          override func open(_ page: inout Int, then body: (Int) -> Void) {
            print(title, secret); super.open(&page, then: body)
          }
          override func text<T>(of value: T) throws -> String where T: Equatable {
            try super.text(of: value) + "!"
          }
          private var secret: Int { 7 }
          @objc func added() { print("added") }
        }
        let page: Base = Page()
        var number = 1
        page.open(&number) { print($0) }
        page.size = page.size
        print(type(of: page).kind, try page.text(of: 3))
        let pages: [Page] = [Page(), Deeper()]
        for page in pages { page.added() }
        """, mode: mode)

    #expect(
      output == """
        page 7
        2
        base size 2
        page of base 3!
        added
        deeper
        last
        added

        """)
  }

  @Test func `R19.5 The compiler names the place in the extension`() throws {
    let output = try CompiledProgram.output(
      of:
        "class Base {}\nclass Page: Base {\n}\nextension Page {\n  override func a() {}\n}\nlet a: Int = \"\"",
      mode: "5")

    #expect(output.contains("main.swift:5:"))
    #expect(output.contains("main.swift:7:14: error:"))
  }
}
