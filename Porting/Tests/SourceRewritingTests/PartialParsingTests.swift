import SourceRewriting
import Testing

struct PartialParsingTests {
  private let options = RewritingOptions(toleratesParseErrors: true)

  @Test
  func
    `R19.9 What the compiler accepts and the parser does not is rewritten around it, and reported`()
  {
    let rewriting = Rewriting(
      ["@available (iOS 9.0, *)\n@objc class A {\n  @objc func a() { b(#selector(a)) }\n}"],
      options: options)

    #expect(
      rewriting.texts == [
        "@available (iOS 9.0, *)\nclass A {\n  func a() { b(Selector(\"a\", A.a)) }\n}"
      ])
    #expect(rewriting.diagnostics.count == 1)
    #expect(rewriting.diagnostics[0].hasPrefix("1.swift:1:"))
    #expect(rewriting.diagnostics[0].contains("warning:"))
    #expect(
      rewriting.diagnostics[0].hasSuffix(
        "(the rewriter leaves this place as it is, and rewrites the rest of the file)"))
  }

  @Test(arguments: [
    "", "}", "class A {", "func a( {\n@objc func b() {}\n", "#if os(iOS)\nimport UIKit",
    "let a = #selector(", "@objc", "\"\\(\"", "extension A { override",
    "if #available(iOS 26, *) {", "class A { @available(iOS 26, *)",
  ])
  func `R19.9 No text stops the rewriter`(source: String) {
    let rewriting = Rewriting([source, "class A { func a() {} }"], options: options)

    #expect(rewriting.texts.count == 2)
    #expect(rewriting.texts[1] == "class A { func a() {} }" || source.contains("extension"))
  }
}
