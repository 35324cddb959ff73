import MisuseReports
import NestTesting
import OpenUIKit
import Testing

struct TextRangeTests {
  private let text = NSTextStorage(
    string: "Some text", attributes: [.font: UIFont.systemFont(ofSize: 17)])

  private static let outside = [
    NSRange(location: 5, length: 9), NSRange(location: 10, length: 0),
    NSRange(location: NSNotFound, length: 1), NSRange(location: -1, length: 2),
    NSRange(location: 2, length: -1), NSRange(location: 1, length: .max),
    NSRange(location: .max, length: .max), NSRange(location: .min, length: .max),
  ]

  private func expectReports(_ count: Int, _ body: () -> Void) {
    let misuses = withMisuseIntercepted(body)

    #expect(misuses.map(\.id) == Array(repeating: "text.range-outside", count: count))
    #expect(misuses.allSatisfy { $0.raisesInUIKit })
  }

  @Test("R17.28 a change of a range outside of a text is reported, and nothing is changed")
  func changes() {
    let before = NSTextStorage(attributedString: text)

    for range in Self.outside {
      expectReports(9) {
        text.replaceCharacters(in: range, with: "new")
        text.replaceCharacters(in: range, with: NSAttributedString(string: "new"))
        text.deleteCharacters(in: range)
        text.setAttributes([.kern: 3], range: range)
        text.addAttribute(.kern, value: 3, range: range)
        text.addAttributes([.kern: 3], range: range)
        text.removeAttribute(.font, range: range)
        text.edited(.editedCharacters, range: range, changeInLength: 0)
        text.insert(NSAttributedString(string: "new"), at: range.location == 5 ? 10 : .max)
      }
    }
    text.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: .max)

    #expect(text.isEqual(to: before) && text.editedMask == [] && text.changeInLength == 0)
  }

  @Test("R17.28 what is asked of a range outside of a text is reported, and nothing is found")
  func queries() {
    let texts = [text, text.attributedSubstring(from: NSRange(location: 0, length: 9))]
    for (text, range) in texts.flatMap({ text in Self.outside.map { (text, $0) } }) {
      expectReports(3) {
        #expect(text.attributedSubstring(from: range).length == 0)
        text.enumerateAttributes(in: range) { _, _, _ in Issue.record("a range was found") }
        text.enumerateAttribute(.font, in: range) { _, _, _ in Issue.record("a range was found") }
      }
      let all = NSRange(location: 0, length: 9)
      let place = range.location == 5 ? 9 : min(range.location, 10)
      guard !(0..<9).contains(place) else { continue }
      expectReports(4) {
        var effective = NSRange()
        #expect(text.attributes(at: place, effectiveRange: &effective).isEmpty)
        #expect(text.attribute(.font, at: place, effectiveRange: nil) == nil)
        #expect(
          text.attributes(at: place, longestEffectiveRange: &effective, in: all).isEmpty)
        #expect(
          text.attribute(.font, at: place, longestEffectiveRange: &effective, in: all) == nil)
        #expect(effective == NSRange(location: 9, length: 0))
      }
    }
  }

  @Test("R17.28 R17.31 a layout manager reports glyphs that there are not")
  func glyphs() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 120, height: 0))
    manager.addTextContainer(container)
    text.addLayoutManager(manager)

    for range in Self.outside {
      expectReports(2) {
        #expect(manager.boundingRect(forGlyphRange: range, in: container) == .zero)
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in
          Issue.record("a line was found")
        }
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        expectReports(1) { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
      }
      #expect(image.size.width == 9)
    }
  }

  @Test("R17.37 texts with attributes come back from archives")
  func archives() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let link = try #require(URL(string: "https://example.org"))
    text.append(
      NSAttributedString(
        string: " and 😀 more",
        attributes: [
          .paragraphStyle: style, .shadow: shadow, .kern: 1.5, .link: link,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemRed,
          NSAttributedString.Key("own"): "text", NSAttributedString.Key("closure"): { 3 },
        ]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)

    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextStorage.self, from: data))

    #expect(read.string == text.string)
    var range = NSRange()
    #expect(
      read.attributes(at: 0, effectiveRange: &range)[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(range == NSRange(location: 0, length: 9))
    let attributes = read.attributes(at: 12, effectiveRange: &range)
    #expect(range == NSRange(location: 9, length: text.length - 9) && attributes.count == 7)
    #expect(attributes[.paragraphStyle] as? NSParagraphStyle == style)
    #expect((attributes[.shadow] as? NSShadow)?.shadowBlurRadius == 3)
    #expect((attributes[.kern] as? NSNumber)?.doubleValue == 1.5)
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 1)
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.link] as? NSURL)?.absoluteString == link.absoluteString)
    #expect(attributes[NSAttributedString.Key("own")] as? String == "text")
  }
}
