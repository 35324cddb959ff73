import SourceRewriting
import Testing

struct SelectorTests {
  @Test(arguments: [
    ("tap", "tap", "Page.tap"),
    ("tap(_:)", "tap(_:)", "Page.tap(_:)"),
    ("self.tap", "tap", "Page.tap"),
    ("Self.tap(_:event:)", "tap(_:event:)", "Page.tap(_:event:)"),
    ("super.tap", "tap", "Page.tap"),
    ("(tap)", "tap", "Page.tap"),
    ("Other.Inner.move(to:)", "move(to:)", "Other.Inner.move(to:)"),
    (
      "UIResponder.resignFirstResponder", "resignFirstResponder", "UIResponder.resignFirstResponder"
    ),
    ("tap as () -> Void", "tap", "Page.tap as (Page) -> () -> Void"),
    ("Page.tap as (Page) -> (Any) -> Void", "tap", "Page.tap as (Page) -> (Any) -> Void"),
  ])
  func `A selector has the name of the method and the method`(
    reference: String, name: String, method: String
  ) {
    expect(
      "class Page { func a() { b(#selector(\(reference)), 1) } }",
      becomes: "class Page { func a() { b(Selector(\"\(name)\", \(method)), 1) } }")
  }

  @Test func `The type is the innermost around the selector`() {
    expect(
      """
      class A { struct B { class C<T> { let c = { #selector(c1) } } }; let a = #selector(a1) }
      extension A.B { static let b = #selector(b1) }
      func f() { class L { func l() { _ = [1].map { _ in #selector(l1) } } } }
      """,
      becomes: """
        class A { struct B { class C<T> { let c = { Selector("c1", C.c1) } } }; let a = Selector("a1", A.a1) }
        extension A.B { static let b = Selector("b1", A.B.b1) }
        func f() { class L { func l() { _ = [1].map { _ in Selector("l1", L.l1) } } } }
        """)
  }

  @Test func `In an extension of a protocol the type is Self`() {
    expect(
      "extension P where Self: UIView { func a() { b(#selector(layoutIfNeeded)) } }",
      becomes:
        "extension P where Self: UIView { func a() { b(Selector(\"layoutIfNeeded\", Self.layoutIfNeeded)) } }"
    )
  }

  @Test func `A name without labels is completed from the module`() {
    let rewriting = Rewriting(
      "class A: B { func a() { b(#selector(tap)); b(#selector(own)); b(#selector(both)); b(#selector(C.tap)) } }",
      "extension A { func own(_ a: Any, for b: Int) {}; func both() {}; func both(_ a: Int) {} }",
      "class B { func tap(_ a: Any) {} }; class C { func tap() {} }")

    #expect(
      rewriting.texts[0] == """
        class A: B { func a() { b(Selector("tap(_:)", A.tap(_:))); \
        b(Selector("own(_:for:)", A.own(_:for:))); b(Selector("both", A.both)); b(Selector("tap", C.tap)) } }
        """)
  }

  @Test(arguments: [
    ("getter: name", "name", "Page", "target.name"),
    ("getter: self.name", "name", "Page", "target.name"),
    ("setter: Other.Inner.name", "setName:", "Other.Inner", "target.name = $0"),
  ])
  func `The selector of a property has a closure that reads or sets it`(
    reference: String, name: String, owner: String, access: String
  ) {
    expect(
      "class Page { func a() { b(#selector(\(reference))) } }",
      becomes:
        "class Page { func a() { b(Selector(\"\(name)\", { (target: \(owner)) in { \(access) } })) } }"
    )
  }

  @Test func `A selector over several lines keeps them`() {
    expect(
      "class A { func a() { b(#selector(\n  tap(_:)\n), 1)\n} }",
      becomes: "class A { func a() { b(Selector(\"tap(_:)\", A.tap(_:))\n\n, 1)\n} }")
  }

  @Test(arguments: [
    (
      "getter: view.name", "name",
      "the type of what has the property is not known: write Type.name"
    ),
    ("a(_:b:c:)", "a(_:b:c:)", "a selector with more than two arguments cannot be called"),
    ("view.tap", "tap", "the type of what has the method is not known: write Type.tap"),
    ("P.tap", "tap", "the type of what has the method is not known: write Type.tap"),
    ("of", "of", "a method of a type cannot be a selector"),
  ])
  func `What cannot be called becomes a name and is reported`(
    reference: String, name: String, reason: String
  ) {
    let rewriting = Rewriting(
      "class A {\n  func a() { b(#selector(\(reference))) }; static func of() {} }\nprotocol P {}")

    #expect(
      rewriting.texts == [
        "class A {\n  func a() { b(Selector(\"\(name)\")) }; static func of() {} }\nprotocol P {}"
      ])
    #expect(
      rewriting.diagnostics == [
        "1.swift:2:16: warning: \(reason): this selector is a name that calls nothing"
      ])
  }

  @Test func `R19.10 Selectors from strings that name no method are reported`() {
    let rewriting = Rewriting(
      "let a = Selector(\"a\")\nlet b = NSSelectorFromString(text)\nlet c = x.responds(to: a)",
      "class A { func a() {} }; class B { func a() {} }")

    #expect(
      rewriting.diagnostics == [
        "1.swift:1:9: warning: no method of this module alone has the name a: this selector calls nothing on Linux",
        "1.swift:2:9: warning: a selector from a string that is not written here calls nothing on Linux",
      ])
  }

  @Test(arguments: [
    ("tap:", "tap(_:)", "Page.tap(_:)"),
    ("moveTo:animated:", "move(to:animated:)", "Page.move(to:animated:)"),
    ("openWithPage:", "open(page:)", "Other.open(page:)"),
    ("named", "plain", "Other.plain"),
    ("done", "done", "Page.done"),
  ])
  func `R19.10 A selector from a string finds the method that Objective-C calls so`(
    name: String, method: String, reference: String
  ) {
    let rewriting = Rewriting(
      "class Page: Base { func a() { b(Selector((\"\(name)\")), NSSelectorFromString(\"\(name)\")) } }",
      "extension Page { func tap(_ a: Any) {}; func move(to a: Int, animated: Bool) {}; func done() {} }",
      "class Other { func open(page: Int) {}; @objc(named) func plain() {}; func done() {} }; class Base {}"
    )

    let selector = "Selector(\"\(method)\", \(reference))"
    #expect(
      rewriting.texts[0] == "class Page: Base { func a() { b(\(selector), \(selector)) } }")
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "NSSelectorFromString(\"sharedApplication\")", "Selector((\"mainScreen\"))",
  ])
  func `R19.50 A selector that a class answers to is not reported`(selector: String) {
    let source = "import UIKit; import F\nlet a = \(selector)"
    let options = RewritingOptions(foundationModule: "F")

    let rewriting = Rewriting([source], options: options)
    #expect(rewriting.diagnostics.isEmpty)
    #expect(rewriting.texts[0].hasSuffix("let a = \(selector)"))
  }

  @Test func `R19.50 The getter of a shared object has the name that Objective-C gives it`() {
    expect(
      "import UIKit\nlet a = #selector(getter: UIApplication.shared)",
      becomes: "import UIKit\nlet a = Selector(\"sharedApplication\")")
  }

  @Test(arguments: [
    ("CALayer.position", "position"), ("UIView.layer.opacity", "layer.opacity"),
    ("name", "name"), ("self.name", "name"),
  ])
  func `A key path is a string`(path: String, string: String) {
    expect("let a = #keyPath(\(path))", becomes: "let a = \"\(string)\"")
  }

  @Test func `R19.8 The information about the process is an object that is there`() {
    expect(
      "let a = ProcessInfo().arguments", becomes: "let a = ProcessInfo.processInfo.arguments")
  }

  @Test func `R19.10 A selector has the name that the method is given for Objective-C`() {
    expect(
      "class A { @objc(closeNow:) func close(_ a: Any) {}; func a() { b(#selector(close)) } }",
      becomes:
        "class A { func close(_ a: Any) {}; func a() { b(Selector(\"closeNow:\", A.close(_:))) } }")
  }

  @Test func `A key path without a property is reported`() {
    let rewriting = Rewriting("let a = #keyPath(A)")

    #expect(
      rewriting.diagnostics == [
        "1.swift:1:9: warning: this #keyPath cannot be turned into a string: write the string"
      ])
  }
}
