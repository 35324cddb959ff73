import Testing

/// Types conform to no more than Apple's.
struct ConformanceTests {
  private let empty = "## Foundation\nclass A | | c:x\n"

  @Test func `A type conforms to what its row lists, and to what follows from that`() throws {
    let row =
      "## QuartzCore\nstruct Transform : Codable, Sendable | Hashable iOS 18.0 | c:@S@Transform"

    #expect(
      try errors(
        table: row,
        modules:
          "Transform | struct Transform\nTransform > Encodable, Decodable, Sendable, Equatable, Hashable"
      ) == [])
    #expect(
      try errors(table: row, modules: "Transform | struct Transform\nTransform > Comparable")
        == ["table:2: Transform conforms to Comparable here, and not on Apple's systems"])
  }

  @Test func `Option sets are not hashable, enumerations are`() throws {
    let types =
      "Edge | struct Edge\nEdge > OptionSet, SetAlgebra, RawRepresentable, Equatable, ExpressibleByArrayLiteral, Sendable"

    #expect(try errors(table: empty, modules: types) == [])
    #expect(
      try errors(table: empty, modules: types + ", Hashable")
        == [
          "table:1: Edge conforms to Hashable here, and not on Apple's systems as far as the table knows"
        ])
    #expect(
      try errors(
        table: empty,
        modules: "Phase | enum Phase\nPhase > Hashable, Equatable, RawRepresentable, Sendable")
        == [])
  }

  @Test func `A class has what NSObject and its superclass have`() throws {
    let table = "## UIKit\n@MainActor class View : NSObject, Coding | | c:objc(cs)View\n"
    let modules = """
      View | @MainActor class View
      View > NSObject, Hashable, Coding, Sendable
      Label | @MainActor class Label
      Label > View, Coding, CustomStringConvertible
      """

    #expect(try errors(table: table, modules: modules) == [])
    #expect(
      try errors(table: table, modules: modules + "\nView > Comparable")
        == ["table:2: View conforms to Comparable here, and not on Apple's systems"])
  }

  @Test func `What the compiler makes from members that conform later stops the program`() throws {
    let table =
      "## CoreFoundation\nstruct CGRect : Equatable, Codable | Hashable iOS 18.0 | c:@S@CGRect"
    let message =
      "S is Hashable by its members, and CGRect from iOS 18.0 on only: write what it needs by hand"

    #expect(
      try errors(table: table, source: "struct S: Sendable, Hashable {\n  var frame: CGRect?\n}")
        == ["a.swift:2:14: \(message)"])
    #expect(
      try errors(table: table, source: "struct S: Hashable { var frames = [CGRect.zero] }").count
        == 1)
    #expect(
      try errors(table: table, source: "enum S: Hashable { case at(Int, CGRect) }").count == 1)
    #expect(
      try errors(
        table: table, source: "struct O { struct S: Hashable { var a: CGRect { didSet {} } } }"
      ).count == 1)
    #expect(
      try errors(table: table, source: "struct S: Equatable, Codable { var a: CGRect }") == [])
    #expect(
      try errors(table: table, source: "struct S: Hashable { var a: CGRect { .zero } }") == [])
    #expect(
      try errors(
        table: table,
        source: "struct S: Hashable { var a: CGRect; func hash(into hasher: inout Hasher) {} }")
        == [])
    #expect(
      try errors(
        table: table, source: "#if os(Linux)\nstruct S: Hashable { var a: CGRect }\n#endif")
        == [])
  }
}
