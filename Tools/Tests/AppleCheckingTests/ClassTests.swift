import AppleChecking
import SourceReading
import Testing

/// The public members of classes, and those that Apple's classes have.
struct ClassTests {
  /// A bar that inherits from a class of another module, as containers do.
  private let modules = """
    View | open class View
    View.frame | open var frame: CGRect
    View.add(_:) | open func add(_ view: View)
    Bar | open class Bar
    Bar.items | open var items: Int
    Bar.frame | open var frame: CGRect
    Bar > Base
    Bar.frame overrides View.frame
    Moving | protocol Moving
    """
  private let users = """
    Base | open class Base
    Base.progress | open var progress: Int
    Base.frame | open var frame: CGRect
    Base.state | package var state: Int
    Base > View, Recording
    Base.frame overrides View.frame
    Recording | protocol Recording
    Recording.record() | func record()
    """
  private let classes = "View: frame add(_:)\nBar: items\n"

  private func check(
    _ classes: String, except exceptions: String = "", members: String = "",
    modules: String? = nil, users: String = ""
  ) throws -> [String] {
    try errors(
      table: "## UIKit\nclass View | | c:x", members: members, classes: classes,
      exceptions: exceptions, modules: modules ?? self.modules, users: users
    ).filter { !users.isEmpty || !$0.hasPrefix("table") }
  }

  @Test func `A member that Apple's class lacks is an error, by its own name`() throws {
    let planted = modules + "\nBar.glow | open var glow: Int\nBar.Glow | enum Glow"

    #expect(try check(classes).isEmpty)
    #expect(
      try check(classes, modules: planted) == [
        "classes:2: Bar.Glow is public, and Apple's class lacks it",
        "classes:2: Bar.glow is public, and Apple's class lacks it",
      ])
    #expect(
      try check(classes, members: "## Of this platform (ours)\nBar: glow Glow", modules: planted)
        .isEmpty)
  }

  @Test func `So is one that it inherits from another module`() throws {
    #expect(
      try check(classes, users: users) == [
        "classes:2: Bar.progress, which is from Base, is public, and Apple's class lacks it",
        "classes:2: Bar.record(), which is from Recording, is public, and Apple's class lacks it",
      ])
  }

  @Test func `Exceptions are listed as long as they are some`() throws {
    #expect(
      try check(classes, except: "## Bases\nBar: progress record()", users: users).isEmpty)
    #expect(
      try check(classes, except: "## Bases\nBar: \\\n  progress record()") == [
        "exceptions:3: Bar.progress is no exception any more: take it off the list",
        "exceptions:3: Bar.record() is no exception any more: take it off the list",
      ])
  }

  @Test func `The list of classes is complete and true`() throws {
    #expect(
      try check("View: frame add(_:)") == [
        "classes:1: Bar is no class of Apple's that is listed"
      ])
    #expect(
      try check(classes + "Tab: title\nView: alpha\nBar: items") == [
        "classes:3: Tab is not declared here",
        "classes:4: View.alpha is not declared here: it is one that is missing",
        "classes:5: Bar.items is listed twice",
      ])
  }

  @Test func `Another module has none of the names, except for what it overrides`() throws {
    func errors(_ relation: String) throws -> [String] {
      try AppleCheckingTests.errors(
        table: "## UIKit\nclass View | | c:x", classes: "View: frame init(frame:)",
        modules: "View | open class View\nView.frame | open var frame: CGRect",
        users: """
          Page | class Page
          Page > View
          Page.frame | var frame: CGRect
          Page.init(frame:) | init(frame: CGRect)
          \(relation)
          """,
        source: "class Page {}",
        places: ["Page.frame", "Page.init(frame:)"].map {
          SymbolPlace(usr: $0, line: 1, kind: .declaration)
        }
      ).filter { $0.hasPrefix("a.swift") }
    }

    #expect(
      try errors("Page.init(frame:) overrides View.init(frame:)") == [
        "a.swift:1:1: View has, or has had, a member frame on Apple's systems"
      ])
    #expect(try errors("Page.frame overrides View.frame") == [])
  }
}
