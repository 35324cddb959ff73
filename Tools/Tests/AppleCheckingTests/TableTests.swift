import Testing

/// How a table is written.
struct TableTests {
  @Test func `A row has a path, a declaration, an availability and an identity`() throws {
    #expect(
      try errors(table: "## UIKit\nView.a | var a: Int { get }").first
        == "table:2: a row has a path, a declaration, an availability and an identity, with | between them"
    )
    #expect(
      try errors(table: "## Foundation\nA.a | var a: Int { get } | soon | c:x")
        == ["table:2: “soon” says nothing about availability"])
  }

  @Test func `Without a row there is nothing to compare`() throws {
    #expect(try errors(table: "# nothing") == ["table:1: there is no row"])
  }

  @Test func `A difference has a reason, and is one`() throws {
    let modules = "View | class View"
    let row = "## UIKit\nclass View | | c:objc(cs)View\n"

    #expect(
      try errors(table: row + "differs: View", modules: modules)
        == ["table:3: a difference is written `differs: names: reason`"])
    #expect(
      try errors(table: row + "differs: View: it is smaller", modules: modules)
        == ["table:3: View does not differ"])
  }

  @Test func `A list of members begins with a class`() throws {
    #expect(
      try errors(table: "## Foundation\nclass A | | c:x", members: "modal tab")
        == ["members:1: a line begins with the name of a type and a colon"])
  }
}
