import SourceRewriting
import Testing

struct FoundationDifferenceTests {
  private static let declaration = """
    nonisolated fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool \
    { !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY \
    && rect2.minY < maxY } }

    """

  @Test(arguments: [
    "frame.intersects(other)", "frames.filter(frame.intersects)", "a?.frame.intersects(b.frame)",
  ])
  func `R19.29 A file that asks whether rectangles intersect declares it`(use: String) {
    expect(
      "import Foundation\nimport UIKit\n\(use)",
      becomes: "import Foundation; import UIKit\nimport UIKit\n\(use)\n\(Self.declaration)")
  }

  @Test(arguments: [
    "indexes.intersects(integersIn: 0..<3)", "path.intersects(path, using: .winding)",
    "intersects(other)",
  ])
  func `R19.29 Other methods of that name are left alone`(use: String) {
    expect("import UIKit\n\(use)", becomes: "import UIKit\n\(use)")
    expect("frame.intersects(other)", becomes: "frame.intersects(other)")
  }

  @Test func `R19.29 A module that has a method of its own keeps it`() {
    let own = "import UIKit\nextension CGRect { func intersects(_ o: CGRect) -> Bool { true } }"
    let rewriting = Rewriting(own, "import UIKit\na.intersects(b)", "a.intersects(b)")

    #expect(rewriting.texts == [own, "import UIKit\na.intersects(b)", "a.intersects(b)"])
  }

  @Test func `R19.29 A file without an import of its own sees the type`() {
    let text = Rewriting("import UIKit", "a.intersects(b)").texts[1]

    #expect(text == "a.intersects(b)\nimport UIKit\n" + Self.declaration)
  }

  @Test func `R19.59 In an extension of CGFloat a function of the standard library is meant`() {
    expect(
      "import UIKit\nextension CGFloat { var size: CGFloat { abs(max(self, 1)) } }",
      becomes: "import UIKit\nextension CGFloat { var size: CGFloat { "
        + "Swift.abs(Swift.max(self, 1)) } }")
  }

  @Test(arguments: [
    "import UIKit\nextension Double { var size: Double { abs(self) } }",
    "import UIKit\nfunc abs(_ x: CGFloat) -> CGFloat { x }\n"
      + "extension CGFloat { var size: CGFloat { abs(self) } }",
    "extension CGFloat { var size: CGFloat { abs(self) } }",
  ])
  func `R19.59 Elsewhere, and with a function of the module, nothing changes`(source: String) {
    expect(source, becomes: source)
  }
}
