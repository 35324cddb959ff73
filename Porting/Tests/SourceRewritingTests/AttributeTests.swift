import Testing

struct AttributeTests {
  @Test func `Attributes of Objective-C and Interface Builder are removed`() {
    expect(
      """
      @objc @IBDesignable public final class Dot: UIView {
        @IBInspectable @objc(dotRadius) var radius = 1
        @IBOutlet private weak var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
        @nonobjc @IBSegueAction func segue() {}
      }
      """,
      becomes: """
        public final class Dot: UIView {
          var radius = 1
          private weak var label: UILabel!
          func tap(_ sender: Any) {}
          func segue() {}
        }
        """)
  }

  @Test func `A line with an attribute alone stays, empty`() {
    expect(
      "@objcMembers\nclass Page {\n  @objc(\n    tap\n  )\n  func tap() {}\n}",
      becomes: "\nclass Page {\n  \n\n\n  func tap() {}\n}")
  }

  @Test func `Lines that end with a carriage return stay lines`() {
    expect("@objc(\r\n  A)\r\nclass A {}\r\n", becomes: "\r\n\r\nclass A {}\r\n")
  }

  @Test func `The modifier dynamic is removed`() {
    expect(
      "class A { @objc open dynamic var a = 1 }", becomes: "class A { open var a = 1 }")
  }

  @Test func `An enumeration is no longer one of Objective-C`() {
    expect("@objc enum Kind: Int { case a }", becomes: "enum Kind: Int { case a }")
  }

  @Test func `Attributes within conditional compilation are removed`() {
    expect(
      "class A {\n#if DEBUG\n@objc func a() {}\n#endif\n}",
      becomes: "class A {\n#if DEBUG\nfunc a() {}\n#endif\n}")
  }

  @Test func `The application's delegate is the main type`() {
    expect(
      "@UIApplicationMain class Delegate {}", becomes: "@main class Delegate {}")
  }

  @Test func `Blocks become closures`() {
    expect(
      "typealias A = @convention(block) () -> Void", becomes: "typealias A = () -> Void")
  }

  @Test func `Other attributes and comments stay`() {
    let source = """
      // @objc
      @available(iOS 13, *) @MainActor class A { let text = "@objc dynamic" }
      """
    expect(source, becomes: source)
  }

  @Test func `What loses its meaning is reported`() {
    let rewriting = Rewriting("class A {\n  @NSManaged var a: Int\n  @NSCopying var b: B\n}")

    #expect(rewriting.texts == ["class A {\n  var a: Int\n  var b: B\n}"])
    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: @NSManaged is removed: there is no Core Data on Linux, the property is a plain one",
        "1.swift:3:3: warning: @NSCopying is removed: the property keeps the value itself and no copy",
      ])
  }

  @Test func `An override in an extension of a class of another module is reported`() {
    let source = "extension A {\n  override func a() { class B: C { override func b() {} } }\n}"
    let rewriting = Rewriting(source)

    #expect(rewriting.texts == [source])
    #expect(
      rewriting.diagnostics == [
        "1.swift:2:3: warning: an override in an extension does not compile on Linux: move it to the class"
      ])
  }
}
