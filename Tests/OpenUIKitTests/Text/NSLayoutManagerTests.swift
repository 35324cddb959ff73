import NestTesting
import OpenUIKit
import Testing

struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Tap the link here, or there.",
    attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 120, height: 0))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  @Test("R17.31 The characters at the middle of their rectangles are found")
  func characters() {
    for location in 0..<storage.length where location != 17 {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: location, length: 1), in: container)
      guard rect.width > 0 else { continue }
      let point = CGPoint(x: rect.midX, y: rect.midY)
      var fraction: CGFloat = -1

      let found = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)

      #expect(found == location)
      #expect(abs(fraction - 0.5) < 0.1)
      #expect(manager.glyphIndex(for: point, in: container) == location)
    }
    #expect(manager.characterIndexForGlyph(at: 4) == 4 && manager.numberOfGlyphs == 28)
  }

  @Test("R17.31 Lines follow each other and have all glyphs; the used rectangle is around them")
  func lines() {
    var ranges: [NSRange] = []
    var bottom: CGFloat = 0
    var widest: CGFloat = 0
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, _, range, _ in
      ranges.append(range)
      bottom = rect.maxY
      widest = max(widest, used.width)
    }

    #expect(ranges.count > 1)
    #expect(ranges.map(\.length).reduce(0, +) == storage.length)
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - bottom) < 0.01 && abs(used.width - widest) < 0.01)
    var line = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &line)
    #expect(line == ranges.last && rect.width == 120)
    #expect(manager.location(forGlyphAt: 0).x == 0 && manager.location(forGlyphAt: 0).y > 10)
  }

  @Test("R17.31 A change of the text or the container shows at once")
  func changes() {
    let before = manager.usedRect(for: container)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Now and then press")
    let longer = manager.usedRect(for: container)
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30),
      range: NSRange(location: 0, length: storage.length))
    let larger = manager.usedRect(for: container)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let one = manager.usedRect(for: container)

    #expect(longer.height > before.height && larger.height > longer.height)
    #expect(one.height < larger.height / 2 && one.width <= 120)
  }

  @Test("R17.31 The delegate is informed of changes, once for what is edited together")
  func delegate() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var edits: [String] = []

      deinit {}

      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        edits.append(
          "\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      }
    }
    let delegate = Delegate()
    storage.delegate = delegate

    storage.append(NSAttributedString(string: "!!"))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    storage.endEditing()

    #expect(delegate.edits == ["3 28 2 2", "3 0 3 -4"])
  }

  @Test("R17.31 Without a text or a container nothing is found, and nothing stops")
  func empty() {
    let other = NSTextContainer(size: CGSize(width: 10, height: 10))
    let bare = NSLayoutManager()
    bare.addTextContainer(other)

    #expect(bare.usedRect(for: other) == .zero)
    #expect(manager.usedRect(for: other) == .zero)
    #expect(bare.glyphIndex(for: .zero, in: other) == 0)
    bare.removeTextContainer(at: 5)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.glyphIndex(for: CGPoint(x: 5, y: 5), in: container) == 0)
    #expect(manager.glyphRange(for: container).length == 0)
  }

  @Test("R17.31 Backgrounds and glyphs are drawn one after the other")
  func backgrounds() throws {
    let all = NSRange(location: 0, length: storage.length)
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: all)
    storage.addAttribute(.foregroundColor, value: UIColor.blue, range: all)
    func colors(_ draw: (NSLayoutManager) -> Void) -> (red: Int, blue: Int) {
      let size = CGSize(width: 120, height: 60)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(manager) }
      let pixels = image.pixels
      return (
        pixels.filter { $0 >> 16 & 0xFF > 200 }.count, pixels.filter { $0 & 0xFF > 200 }.count
      )
    }
    let background = colors { $0.drawBackground(forGlyphRange: all, at: .zero) }
    let glyphs = colors { $0.drawGlyphs(forGlyphRange: all, at: .zero) }

    #expect(background.red > 1000 && background.blue == 0)
    #expect(glyphs.red == 0 && glyphs.blue > 50)
  }

  @Test("R17.31 The rectangles of a range cover it line by line, until they are ended")
  func enclosingRects() {
    let all = NSRange(location: 0, length: storage.length)
    let none = NSRange(location: NSNotFound, length: 0)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: all, withinSelectedGlyphRange: none, in: container
    ) { rect, _ in rects.append(rect) }
    var first: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: all, withinSelectedGlyphRange: none, in: container
    ) { rect, stop in
      first.append(rect)
      stop.pointee = true
    }

    #expect(rects.count > 1 && first == [rects[0]])
    let union = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    #expect(union == manager.boundingRect(forGlyphRange: all, in: container))
  }

  @Test("R17.31 The space that fonts specify is between lines, or is not")
  func fontLeading() {
    let font = UIFont.systemFont(ofSize: 17)
    let with = manager.usedRect(for: container).height
    manager.usesFontLeading = false
    let without = manager.usedRect(for: container).height
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _, _, _, _, _ in lines += 1
    }
    #expect(abs(with - without - CGFloat(lines - 1) * font.leading) < 0.01)
    var laidOut = NSRange()
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: &laidOut)
    #expect(laidOut == NSRange(location: 0, length: storage.length))
    #expect(manager.usedRect(for: container).height == without)
  }
}
