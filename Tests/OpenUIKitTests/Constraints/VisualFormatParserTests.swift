import Testing

@testable import OpenUIKit

/// The text of visual formats alone, without views.
struct VisualFormatParserTests {
  /// A format and what it says.
  nonisolated struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let format: VisualFormat
    var testDescription: String { text }

    init(_ text: String, _ format: VisualFormat) {
      self.text = text
      self.format = format
    }
  }

  nonisolated private static func item(
    _ name: String, _ sizes: VisualFormat.Predicate...
  ) -> VisualFormat.Item {
    VisualFormat.Item(name: VisualFormat.Name(text: name), sizes: sizes)
  }

  nonisolated private static func name(_ text: String) -> VisualFormat.Value {
    .name(VisualFormat.Name(text: text))
  }

  nonisolated private static func gap(_ kind: VisualFormat.Gap.Kind) -> VisualFormat.Gap {
    VisualFormat.Gap(kind: kind)
  }

  nonisolated private static func distance(
    _ relation: NSLayoutConstraint.Relation, _ value: VisualFormat.Value,
    _ priority: VisualFormat.Value? = nil
  ) -> VisualFormat.Predicate {
    VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }

  @Test(
    "R18.1 each part of the grammar of visual formats is read",
    arguments: [
      Example("[a]", VisualFormat(items: [item("a")])),
      Example("H:[a]", VisualFormat(items: [item("a")])),
      Example("V:[a]", VisualFormat(axis: .vertical, items: [item("a")])),
      Example(
        "[_a1][B_2]", VisualFormat(items: [item("_a1"), item("B_2")], gaps: [gap(.none)])),
      Example(
        "|-[a]-|",
        VisualFormat(leading: gap(.standard), items: [item("a")], trailing: gap(.standard))),
      Example(
        "|[a]|", VisualFormat(leading: gap(.none), items: [item("a")], trailing: gap(.none))),
      Example(
        "[a]-20-[b]-m-[c]",
        VisualFormat(
          items: [item("a"), item("b"), item("c")],
          gaps: [
            gap(.distances([distance(.equal, .number(20))])),
            gap(.distances([distance(.equal, name("m"))])),
          ])),
      Example(
        "[a]-(>=8,<=20@500)-[b]",
        VisualFormat(
          items: [item("a"), item("b")],
          gaps: [
            gap(
              .distances([
                distance(.greaterThanOrEqual, .number(8)),
                distance(.lessThanOrEqual, .number(20), .number(500)),
              ]))
          ])),
      Example(
        "[a(==b, >=20.5@750, <=m@p)]",
        VisualFormat(items: [
          item(
            "a", distance(.equal, name("b")),
            distance(.greaterThanOrEqual, .number(20.5), .number(750)),
            distance(.lessThanOrEqual, name("m"), name("p")))
        ])),
      Example(
        "[a( -5 )]-(-3)-[b]->=4@1-|",
        VisualFormat(
          items: [item("a", distance(.equal, .number(-5))), item("b")],
          gaps: [gap(.distances([distance(.equal, .number(-3))]))],
          trailing: gap(.distances([distance(.greaterThanOrEqual, .number(4), .number(1))])))),
    ])
  func grammar(_ example: Example) throws {
    #expect(try VisualFormatParser.parse(example.text) == example.format)
  }

  /// A format with a mistake, where it is, and a part of the reason.
  nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let position: Int
    let reason: String
    var testDescription: String { text }

    init(_ text: String, _ position: Int, _ reason: String) {
      self.text = text
      self.position = position
      self.reason = reason
    }
  }

  @Test(
    "R18.2 a visual format with a mistake is refused with the place of the mistake",
    arguments: [
      Mistake("", 0, "A view has to follow"), Mistake("H", 1, "':'"), Mistake("V[a]", 1, "':'"),
      Mistake("|", 1, "A view has to follow"), Mistake("||", 1, "A view is expected"),
      Mistake("|-|", 2, "A view is expected"), Mistake("[a", 2, "']'"),
      Mistake("[]", 1, "name of a view"), Mistake("[1a]", 1, "name of a view"),
      Mistake("[a b]", 2, "']'"), Mistake("[a] [b]", 3, "A view is expected"),
      Mistake("[a]x", 3, "A view is expected"), Mistake("[a]-", 4, "superview has to follow"),
      Mistake("[a]-20[b]", 6, "'-'"), Mistake("[a]--20-[b]", 4, "A number"),
      Mistake("[a]-(8-[b]", 6, "')'"), Mistake("[a]-()-[b]", 5, "A number"),
      Mistake("[a]- (8)-[b]", 4, "A number"), Mistake("[a(>20)]", 4, "A relation"),
      Mistake("[a(=20)]", 4, "A relation"), Mistake("[a(20@)]", 6, "A number"),
      Mistake("[a(20@0)]", 6, "priority"), Mistake("[a(20@1001)]", 6, "priority"),
      Mistake("[a(1..2)]", 3, "'1..2'"), Mistake("[a(20,)]", 6, "A number"),
      Mistake("[a(-m)]", 3, "A number"), Mistake("[a]|[b]", 4, "Nothing may follow"),
      Mistake("[a(\(String(repeating: "9", count: 400)))]", 3, "999"),
    ])
  func mistakes(_ mistake: Mistake) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(mistake.text)
    }
    #expect(error?.position == mistake.position)
    #expect(error?.reason.contains(mistake.reason) == true)
  }
}
