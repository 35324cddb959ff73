import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func outline() -> Outline {
    var outline = Outline()
    outline.append(["A", "B"])
    outline.append(["a", "b"], to: "A")
    outline.append(["1", "2"], to: "a")
    return outline
  }

  @Test("R22.213 An outline is in preorder; an item is visible while all its parents are expanded")
  func reading() {
    var outline = outline()
    outline.expand(["a"])

    #expect(outline.items == ["A", "a", "1", "2", "b", "B"])
    #expect(outline.rootItems == ["A", "B"])
    #expect(outline.visibleItems == ["A", "B"])
    #expect(!outline.isVisible("1"))
    outline.expand(["A"])
    #expect(outline.visibleItems == ["A", "a", "1", "2", "b", "B"])
    outline.collapse(["A"])
    #expect(outline.isExpanded("a"), "It is stored while it is not visible")
    #expect(outline.level(of: "2") == 2)
    #expect(outline.parent(of: "2") == "a")
    #expect(outline.index(of: "b") == 4)
    #expect(outline.snapshot(of: "A").items == ["a", "1", "2", "b"])
    #expect(outline.snapshot(of: "A", includingParent: true).rootItems == ["A"])
    #expect(outline.snapshot(of: "A").level(of: "1") == 1)
  }

  @Test(
    "R22.213 Items come beside others on their level, behind their children, and go with theirs")
  func changing() {
    var outline = outline()

    outline.insert(["X"], after: "a")
    outline.insert(["Y"], before: "b")
    outline.insert(["Z"], after: "A")
    #expect(outline.items == ["A", "a", "1", "2", "X", "Y", "b", "Z", "B"])
    outline.delete(["a", "1", "?"])
    #expect(outline.items == ["A", "X", "Y", "b", "Z", "B"])
    var children = Outline()
    children.append(["p"])
    children.append(["q"], to: "p")
    outline.replace(childrenOf: "A", using: children)
    #expect(outline.items == ["A", "p", "q", "Z", "B"])
    outline.insert(self.outline().snapshot(of: "a"), before: "B")
    #expect(outline.items == ["A", "p", "q", "Z", "1", "2", "B"])
    outline.deleteAll()
    #expect(outline.items == [])
  }

  @Test("R22.207 An outline refuses items that it has, and unknown neighbours, and changes nothing")
  func refusals() {
    var outline = outline()
    let messages = withMisuseIntercepted {
      outline.append(["x", "A"])
      outline.append(["x"], to: "?")
      outline.insert(["x"], before: "?")
      outline.append(["x", "x"])
      outline.expand(["A", "?"])
    }.map(\.message)

    #expect(outline.items == ["A", "a", "1", "2", "b", "B"])
    #expect(!outline.isExpanded("A"))
    #expect(messages.count == 5)
    #expect(
      withMisuseIntercepted { outline.append(["A"]) }.map(\.id) == ["section-snapshot.refused"])
    #expect(
      messages[0] == """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
            A
        )}
        """)
  }
}
