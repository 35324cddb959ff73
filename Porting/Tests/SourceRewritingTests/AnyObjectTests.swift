import Foundation
import SourceRewriting
import Testing

struct AnyObjectTests {
  private func expect(
    _ body: String, becomes expected: String, isImported: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) {
    var options = RewritingOptions()
    options.isForIOS = true
    options.foundationModule = "F"
    let rewriting = Rewriting([body], options: options)
    #expect(
      rewriting.texts == [expected + (isImported ? "\nimport F\n" : "")], sourceLocation: location)
    #expect(rewriting.diagnostics.isEmpty, sourceLocation: location)
  }

  @Test(
    arguments: [
      ("(a as AnyObject).tag", "_AnyObjectMembers(a as Any).tag"),
      ("(a.b?[0] as AnyObject).cgRectValue", "_AnyObjectMembers(a.b?[0] as Any).cgRectValue"),
      ("(a as? AnyObject)?.tag", "_AnyObjectMembers.of(a as Any?)?.tag"),
      ("(a as AnyObject?)?.tag", "_AnyObjectMembers.of(a as Any?)?.tag"),
      ("(a as! AnyObject).perform(b)", "_AnyObjectMembers(a as Any).perform(b)"),
      ("(a as AnyObject).tag!", "_AnyObjectMembers(a as Any).tag!"),
    ])
  func `R19.56 A member of what is cast to AnyObject is found by its name`(
    source: String, expected: String
  ) { expect("let c = " + source, becomes: "let c = " + expected) }

  @Test(
    arguments: [
      ("a: AnyObject", "a.tag", "_AnyObjectMembers(a).tag"),
      ("_ a: AnyObject!", "a.tag", "_AnyObjectMembers(a!).tag"),
      ("_ a: AnyObject?", "a?.tag", "_AnyObjectMembers.of(a)?.tag"),
      ("_ a: AnyObject?", "a!.tag", "_AnyObjectMembers(a!).tag"),
      ("of a: AnyObject", "[1].map { a.tag + $0 }", "[1].map { _AnyObjectMembers(a).tag + $0 }"),
    ])
  func `R19.56 A member of a parameter of the type AnyObject is found by its name`(
    parameter: String, source: String, expected: String
  ) {
    expect(
      "func f(\(parameter)) { _ = \(source) }", becomes: "func f(\(parameter)) { _ = \(expected) }")
  }

  @Test(
    arguments: [
      "func f(a: UIView) { _ = a.tag }",
      "func f(a: AnyObject) { if let a = a as? UIView { a.tag } }",
      "func f(a: AnyObject) { b.map { a in a.tag } }", "func f(a: AnyObject) { a.isOn }",
      "let b = (a as AnyObject).isOn", "let b = (a as Any).tag", "let a: AnyObject = b; a.tag",
    ])
  func `R19.56 What has a type, or a member that is not listed, stays as it is`(source: String) {
    expect(source, becomes: source, isImported: false)
  }

  @Test func `R19.56 The members that are listed are those that are there`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Modules/FoundationForIOS/AnyObjectMembers.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let declared = text.matches(of: /public (?:var|func) (\w+)/).map { String($0.1) }

    // The other name of `responds`.
    #expect(Set(declared.filter { $0.first != "_" }) == AnyObjectMembers.names)
  }
}
