import AppleChecking
import SourceReading
import Testing

/// How many of the members of Apple's types there are.
struct CoverageTests {
  private let modules = """
    View | @MainActor open class View
    View.frame | open var frame: CGRect
    View.add(_:) | open func add(_ view: View)
    View.cursor | public var cursor: Int
    Moving | @MainActor protocol Moving
    Moving.move(_:) | func move(_ view: View)
    Moving.move | var move: Int
    _Made | struct _Made
    _Made.call() | func call()
    Mask | struct Mask
    Mask.rawValue | var rawValue: Int
    Mask.left | static let left: Mask
    """

  private func coverage(_ members: String) throws -> MemberCoverage {
    AppleCheck(
      table: AppleTable(path: "table", text: "## UIKit\nclass View | | c:x"),
      members: AppleMembers(path: "members", text: members), modules: [try graph(modules)],
      users: [], sources: [], places: [:]
    ).coverage
  }

  @Test func `Members are counted without ours, withdrawn ones, and those that the compiler makes`()
    throws
  {
    let coverage = try coverage(
      """
      ## There are no bars
      View: bar setBar(_:animated:) \\
        otherBar
      Mask: top
      ## Withdrawn (not counted)
      View: stretch
      ## Of this platform (ours)
      View: cursor
      """)

    #expect(coverage.summary == "3 types have 4 of 8 members of Apple's, 50.0 %")
    #expect(
      coverage.table == [
        "View: 2 of 5", "  There are no bars: bar otherBar setBar(_:animated:)",
        "Mask: 1 of 2", "  There are no bars: top",
      ])
  }

  @Test func `A reason that is in two places is one for each`() throws {
    #expect(
      try coverage("## A\nView: a\n## B\nView: b c").table == [
        "View: 3 of 6", "  A: a", "  B: b c",
      ])
    #expect(try coverage("").table == [])
  }

  @Test func `A list that is not true any more is an error`() throws {
    func check(_ members: String) throws -> [String] {
      try errors(table: "## UIKit\nclass View | | c:x", members: members, modules: modules).filter {
        $0.hasPrefix("members")
      }
    }

    #expect(
      try check("## Late\nView: frame") == [
        "members:2: View.frame is declared here: take it off the list"
      ])
    #expect(
      try check("View: bar\nView: \\\n  bar") == ["members:3: View.bar is listed twice"])
    #expect(
      try check("Bar: items") == [
        "members:1: Bar is not declared here: a list of its members says nothing"
      ])
    #expect(
      try check("## Extra (ours)\nView: pointer") == [
        "members:2: View.pointer is not declared here"
      ])
  }
}
