import SourceReading
import Testing

struct ParsedFileTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func `A place has the line and the column in code units, whatever ends lines`(end: String) throws
  {
    let file = try ParsedFile(path: "a.swift", text: "let ä = 1\(end)\(end)/* ä */ let b = 2")
    let last = try #require(file.tree.statements.last)

    #expect(file.location(of: last) == (3, 10))
  }

  @Test func `A text that is no valid Swift is an error at its place, or is tolerated`() {
    let failure = #expect(throws: ParseFailure.self) {
      try ParsedFile(path: "a.swift", text: "let a = 1\nfunc f( {\n")
    }

    #expect(
      failure?.diagnostic.description
        == "a.swift:2:8: error: expected ')' to end parameter clause")
    #expect(ParsedFile(tolerating: "a.swift", text: "class A {").tree.statements.count == 1)
  }
}
