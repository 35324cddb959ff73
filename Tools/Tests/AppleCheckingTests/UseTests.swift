import AppleChecking
import Testing

/// Tests of the comparison between the uses in sources and the table.
struct UseTests {
  private let table = """
    ## UIKit
    @MainActor class View | | c:objc(cs)View
    View.frame | var frame: Int { get set } | | c:objc(cs)View(py)frame
    View.orientation | var orientation: Int { get } | tvOS - | c:objc(cs)View(py)orientation
    View.isScrolling | var isScrolling: Int { get } | iOS 17.4 | c:objc(cs)View(py)isScrolling
    View.rotates | var rotates: Int { get } | deprecated 16.0 | c:objc(cs)View(py)rotates
    @MainActor protocol Moving | | c:objc(pl)Moving
    Moving.move() | func move() | deprecated 10.0 | c:objc(pl)Moving(im)move

    """
  private let modules = """
    View | @MainActor class View
    View.frame | open @MainActor var frame: Int
    View.orientation | open @MainActor var orientation: Int { get }
    View.isScrolling | open @MainActor var isScrolling: Int { get }
    View.rotates | open @MainActor var rotates: Int { get }
    View.shadow | open @MainActor var shadow: Int
    Moving | @MainActor protocol Moving
    Moving.move() | @MainActor func move()
    Scroll | @MainActor class Scroll
    Scroll.frame | open @MainActor var frame: Int
    Scroll > View
    """

  private func errors(
    _ source: String, _ path: String, line: Int = 1, kind: SymbolPlace.Kind = .use
  )
    throws -> [String]
  {
    try AppleCheckingTests.errors(
      table: table, modules: modules, source: source,
      places: [SymbolPlace(usr: path, line: line, kind: kind)])
  }

  @Test func `What is in no row is named with its place`() throws {
    #expect(try errors("view.frame = 1", "View.frame") == [])
    #expect(
      try errors("let a = 1\nview.shadow = 1", "View.shadow", line: 2)
        == [
          "a.swift:2:1: View.shadow is not in table; look it up in Apple's documentation and add it"
        ])
    #expect(
      try errors("let a: Scroll", "Scroll").first
        == "a.swift:1:1: Scroll is not in table; look it up in Apple's documentation and add it")
  }

  @Test func `The row of what a class overrides counts for the override`() throws {
    #expect(try errors("scroll.frame = 1", "Scroll.frame") == [])
  }

  @Test func `What only other systems compile is not looked up`() throws {
    for condition in ["#if os(Linux)", "#if !canImport(UIKit)", "#if canImport(UIKit)\n#else"] {
      let source = condition + "\nview.shadow = 1\n#endif"
      let line = source.split(separator: "\n").firstIndex(of: "view.shadow = 1") ?? 0
      #expect(try errors(source, "View.shadow", line: line + 1) == [], "\(condition)")
    }
  }

  @Test func `What tvOS lacks is written inside a condition`() throws {
    #expect(
      try errors("view.orientation", "View.orientation")
        == ["a.swift:1:1: tvOS has no View.orientation; write it inside #if !os(tvOS)"])
    #expect(
      try errors("#if !os(tvOS)\nview.orientation\n#endif", "View.orientation", line: 2) == [])
    #expect(
      try errors("#if os(tvOS)\n0\n#else\nview.orientation\n#endif", "View.orientation", line: 4)
        == [])
    #expect(
      try errors("#if os(iOS) && DEBUG\nview.orientation\n#endif", "View.orientation", line: 2)
        == [])
    #expect(
      try errors("#if !os(watchOS)\nview.orientation\n#endif", "View.orientation", line: 2).count
        == 1)
  }

  @Test func `What a later version has is written where that is available`() throws {
    #expect(
      try errors("view.isScrolling", "View.isScrolling")
        == ["a.swift:1:1: iOS has View.isScrolling from 17.4 on; write it inside #available"])
    for source in [
      "if #available(iOS 17.4, tvOS 17.4, *) {\nview.isScrolling\n}",
      "func f() { guard #available(iOS 18, *) else { return }\nview.isScrolling\n}",
      "@available(iOS 17.4, *) func f() {\nview.isScrolling\n}",
    ] {
      #expect(try errors(source, "View.isScrolling", line: 2) == [], "\(source)")
    }
    #expect(
      try errors("if #available(iOS 17.2, *) {\nview.isScrolling\n}", "View.isScrolling", line: 2)
        .count == 1)
  }

  @Test func `What is deprecated is used and overridden where that is said`() throws {
    let message =
      "View.rotates is deprecated from iOS 16.0 on; what uses or overrides it says so with @available(iOS, deprecated:)"

    #expect(
      try errors(
        "class A: View {\noverride var rotates: Int { 1 }\n}", "View.rotates", line: 2,
        kind: .override)
        == ["a.swift:2:1: \(message)"])
    #expect(
      try errors(
        "class A: View {\n@available(iOS, deprecated: 16)\noverride var rotates: Int { 1 }\n}",
        "View.rotates",
        line: 3, kind: .override) == [])
    #expect(try errors("view.rotates", "View.rotates").count == 1)
    #expect(
      try errors("class A: Moving {\nfunc move() {}\n}", "Moving.move()", line: 2, kind: .override)
        == [])
  }

  @Test func `A member is not named as one of an Apple class above`() throws {
    func errors(_ name: String) throws -> [String] {
      try AppleCheckingTests.errors(
        table: table, members: "View: modal \\\n  tab(_:)", modules: modules,
        users: "Page | @MainActor class Page\nPage > Scroll\nPage.\(name) | var \(name): Int",
        source: "class Page {}",
        places: [SymbolPlace(usr: "Page.\(name)", line: 1, kind: .declaration)])
    }

    #expect(
      try errors("modal") == [
        "a.swift:1:1: View has, or has had, a member modal on Apple's systems"
      ])
    #expect(try errors("tab(_:)").count == 1)
    #expect(try errors("tab") == [])
  }
}
