import NestTesting
import Testing

@testable import OpenUIKit

/// Layout by paragraphs, against a text that is laid out anew.
struct LaidOutTextTests {
  private static let parts = [
    "a", "word ", "\n", "\r\n", "\r", "\u{2029}", "é", "e\u{301}", "👩‍👩‍👧", "שלום ", "a\nb\n\nc",
    "a longer text that breaks into several lines ", "\n\n", "",
  ]

  private struct System {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 150, height: 0))

    init(_ storage: NSTextStorage) {
      self.storage = storage
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    /// All that can be asked of a layout.
    var answers: [String] {
      var result = ["\(manager.usedRect(for: container))", "\(manager.glyphRange(for: container))"]
      let all = NSRange(location: 0, length: storage.length)
      manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
        result.append("\(rect) \(used) \(range)")
      }
      for place in 0...storage.length {
        result.append("\(place): \(manager.caretRect(at: place, isUpstream: false))")
        result.append("\(manager.caretRect(at: place, isUpstream: true))")
        if place < storage.length {
          let range = NSRange(location: place, length: min(7, storage.length - place))
          result.append("\(manager.boundingRect(forGlyphRange: range, in: container))")
        }
      }
      for y in stride(from: -10, to: manager.usedRect(for: container).height + 20, by: 9) {
        for x in stride(from: CGFloat(-10), to: 170, by: 30) {
          let point = CGPoint(x: x, y: y)
          result.append("\(manager.caretPlace(near: point))")
          result.append("\(manager.glyphIndex(for: point, in: container))")
        }
      }
      return result
    }
  }

  private func attributes(_ random: inout SeededGenerator) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = CGFloat(Int.random(in: 0...2, using: &random) * 3)
    style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...2, using: &random) * 5)
    style.firstLineHeadIndent = CGFloat(Int.random(in: 0...1, using: &random) * 12)
    let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 10...20, using: &random)))
    return [.font: font, .paragraphStyle: style]
  }

  @Test(
    "R23.140 After any edits lines, carets and rectangles are those of the text laid out anew",
    arguments: 0..<6)
  func edits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    let system = System(NSTextStorage(string: ""))
    var expected = ""
    for step in 0..<60 {
      let length = system.storage.length
      let start = Int.random(in: 0...length, using: &random)
      let count = min(Int.random(in: 0...12, using: &random), length - start)
      let range = (system.storage.string as NSString).rangeOfComposedCharacterSequences(
        for: NSRange(location: start, length: count))
      if step % 7 == 6 {
        system.storage.addAttributes(attributes(&random), range: range)
      } else {
        let part = Self.parts.randomElement(using: &random) ?? ""
        let new = NSAttributedString(string: part, attributes: attributes(&random))
        system.storage.replaceCharacters(in: range, with: new)
        expected = (expected as NSString).replacingCharacters(in: range, with: part)
      }
      #expect(system.storage.string.utf16.elementsEqual(expected.utf16))
      // Several edits may come before the next question.
      guard step % 3 == 0 else { continue }

      let anew = System(NSTextStorage(attributedString: system.storage))

      let (one, other) = (system.answers, anew.answers)
      #expect(one == other, "\(seed), \(step): \(expected.debugDescription)")
    }
  }

  @Test("R23.140 Paragraphs have the places of a text that is laid out as one")
  func asOne() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<20 {
      let storage = NSTextStorage(string: "")
      for _ in 0..<12 {
        let part = Self.parts.randomElement(using: &random) ?? ""
        storage.append(NSAttributedString(string: part, attributes: attributes(&random)))
      }
      // What is below an empty last line is nearest to the end of it, in paragraphs only.
      storage.append(NSAttributedString(string: "x", attributes: attributes(&random)))
      let system = System(storage)
      let one = system.answers
      // A limit that nothing reaches.
      system.container.maximumNumberOfLines = 100_000

      #expect(one == system.answers, "\(storage.string.debugDescription)")
    }
  }

  @Test("R23.140 A point below an empty last line is nearest to the end of the text")
  func emptyLastLine() {
    let system = System(NSTextStorage(string: "a\n"))
    let bottom = system.manager.usedRect(for: system.container).height
    #expect(system.manager.caretPlace(near: CGPoint(x: 50, y: bottom + 5)) == 2)
    #expect(system.manager.caretPlace(near: CGPoint(x: 50, y: 2)) == 1)
  }

  @Test("R23.141 Of a long text what is asked for is laid out, the rest is estimated if permitted")
  func estimates() {
    // Narrow letters: more of them are in a line than estimated.
    let line = String(repeating: "ill ", count: 15) + "\n"
    let storage = NSTextStorage(
      string: String(repeating: line, count: 2_000),
      attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let system = System(storage)
    let manager = system.manager
    #expect(!manager.allowsNonContiguousLayout && !manager.hasNonContiguousLayout)
    let exact = manager.usedRect(for: system.container)

    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    manager.allowsNonContiguousLayout = true
    let estimated = manager.usedRect(for: system.container)
    #expect(manager.hasNonContiguousLayout && estimated.height != exact.height)
    #expect(estimated.height > exact.height / 3 && estimated.height < exact.height * 3)

    let range = NSRange(location: line.utf16.count * 1_000, length: 5)
    manager.ensureLayout(forCharacterRange: range)
    manager.ensureLayout(forGlyphRange: range)
    let one = manager.usedRect(for: system.container).height
    manager.ensureLayout(
      forBoundingRect: CGRect(x: 0, y: 0, width: 100, height: 500), in: system.container)
    #expect(manager.usedRect(for: system.container).height != one)
    #expect(manager.hasNonContiguousLayout)
    manager.ensureLayout(for: system.container)
    #expect(!manager.hasNonContiguousLayout)
    #expect(manager.usedRect(for: system.container) == exact)

    manager.ensureLayout(forCharacterRange: range)
    manager.ensureLayout(
      forBoundingRect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), in: system.container)
    #expect(manager.usedRect(for: system.container) == exact)
  }
}
