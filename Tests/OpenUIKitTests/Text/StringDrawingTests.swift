import NestTesting
import OpenUIKit
import Testing

struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test("R17.30 A string is as large as a label with it, on one line and on several")
  func size() {
    let label = UILabel()
    label.text = sentence
    label.numberOfLines = 0

    let line = sentence.size(withAttributes: [.font: font])
    let box = (sentence as NSString).boundingRect(
      with: CGSize(width: 120, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)

    #expect(abs(label.intrinsicContentSize.width - line.width) <= 1)
    #expect(abs(label.intrinsicContentSize.height - line.height) <= 1)
    let fitting = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(abs(fitting.width - box.width) <= 1 && abs(fitting.height - box.height) <= 1)
    #expect("".size(withAttributes: [.font: font]).width == 0)
    #expect("a\nb".size().height > 1.9 * "a".size().height)
  }

  @Test("R17.30 Without the option for several lines, the baseline of one is at the origin")
  func baseline() {
    let string = NSAttributedString(string: sentence, attributes: [.font: font])

    let box = string.boundingRect(with: CGSize(width: 50, height: 10), context: nil)

    #expect(box.width > 300)
    #expect(abs(box.minY + font.ascender) < 0.1)
  }

  @Test("R17.30 A context says how far text shrank, and where it is")
  func context() {
    let context = NSStringDrawingContext()
    let string = NSAttributedString(string: sentence, attributes: [.font: font])
    let natural = string.size()

    context.minimumScaleFactor = 0.5
    let box = string.boundingRect(
      with: CGSize(width: natural.width * 0.8, height: natural.height),
      options: .usesLineFragmentOrigin, context: context)

    #expect(abs(context.actualScaleFactor - 0.8) < 0.03)
    #expect(context.totalBounds == box)
    #expect(box.width <= natural.width * 0.8 + 0.01)

    let none = NSStringDrawingContext()
    _ = string.boundingRect(with: natural, options: .usesLineFragmentOrigin, context: none)
    #expect(none.actualScaleFactor == 1)
  }

  @Test("R17.30 The last line that has room ends in an ellipsis, if the options say so")
  func truncated() {
    let string = NSAttributedString(string: sentence, attributes: [.font: font])
    let room = CGSize(width: 100, height: 45)

    let cut = string.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    let all = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)

    #expect(cut.height <= 45 && cut.height > 35)
    #expect(all.height > 60)
  }

  @Test("R17.25 A paragraph in a truncating mode is one line, and one that breaks has several")
  func oneLine() {
    func height(_ mode: NSLineBreakMode) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      return sentence.boundingRect(
        with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: font, .paragraphStyle: style], context: nil
      ).height
    }

    #expect(height(.byWordWrapping) > 3 * height(.byTruncatingTail))
    #expect(height(.byTruncatingHead) == height(.byTruncatingTail))
    #expect(height(.byCharWrapping) > 2 * height(.byClipping))
  }

  @Test("R17.25 Distances and heights of lines add up")
  func distances() {
    func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return text.size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    let one = height("a") { _ in }

    #expect(abs(height("a\nb") { $0.paragraphSpacing = 7 } - 2 * one - 7) < 0.01)
    #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 7 } - 2 * one - 7) < 0.01)
    #expect(abs(height("a\u{2028}b") { $0.lineSpacing = 7 } - 2 * one - 7) < 0.01)
    #expect(abs(height("a\nb") { $0.minimumLineHeight = 50 } - 100) < 0.01)
    #expect(abs(height("a\nb") { $0.maximumLineHeight = 10 } - 20) < 0.01)
    #expect(abs(height("a\nb") { $0.lineHeightMultiple = 2 } - 4 * one) < 0.01)
  }

  @Test("R17.25 Attachments are as wide as their pictures or bounds, and subclasses may say so")
  func attachments() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in }
    let attachment = NSTextAttachment(image: picture)
    let plain = NSAttributedString(attachment: attachment).size()
    attachment.bounds = CGRect(x: 0, y: -10, width: 12, height: 15)
    let small = NSAttributedString(attachment: attachment).size()
    let wide = NSAttributedString(attachment: WideAttachment(data: nil, ofType: nil)).size()

    #expect(plain.width == 30 && abs(plain.height - 50) < 0.01)
    #expect(small.width == 12)
    #expect(wide.width == 77)
  }

  private final class WideAttachment: NSTextAttachment {
    deinit {}

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 77, height: 3) }
  }

  @Test(
    "R17.27 Numbers that are none, or huge, give a size and draw without a trap",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func oddNumbers(_ number: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = number
    style.headIndent = number
    style.minimumLineHeight = number
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: number, height: number)
    shadow.shadowBlurRadius = number
    let string = NSAttributedString(
      string: "Some text\u{FFFC}",
      attributes: [
        .font: UIFont.systemFont(ofSize: number), .kern: number, .baselineOffset: number,
        .paragraphStyle: style, .shadow: shadow, .strokeWidth: number, .underlineStyle: number,
        .attachment: NSTextAttachment(data: nil, ofType: nil),
      ])
    let size = string.boundingRect(
      with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin, context: nil)

    #expect(size.width.isFinite && size.height.isFinite)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      string.draw(in: CGRect(x: number, y: number, width: number, height: number))
      string.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      string.draw(at: CGPoint(x: number, y: 0))
    }
  }

  @Test("R17.27 Unpaired surrogates are drawn as what stands for them")
  func surrogates() {
    let units: [unichar] = [0x61, 0xD800, 0x62, 0xDC00]
    let string = NSTextStorage(
      string: NSString(characters: units, length: units.count) as String)
    string.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))

    #expect(string.size().width > 10)
  }

  @Test("R17.27 A run that begins or ends within a pair of surrogates does so behind the pair")
  func halves() {
    func size(_ large: NSRange) -> CGSize {
      let string = NSTextStorage(string: "a😀b😀c", attributes: [.font: font])
      string.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: large)
      return string.size()
    }

    // From the second half to the first of the next: that is the letter and all of the second pair.
    #expect(size(NSRange(location: 2, length: 3)) == size(NSRange(location: 3, length: 3)))
    // The first half alone ends behind the pair, the second alone begins there and is nothing.
    #expect(size(NSRange(location: 1, length: 1)) == size(NSRange(location: 1, length: 2)))
    #expect(size(NSRange(location: 2, length: 1)) == size(NSRange(location: 0, length: 0)))
    #expect(size(NSRange(location: 4, length: 1)).height > size(NSRange()).height + 15)
    #expect(size(NSRange(location: 5, length: 2)) == size(NSRange(location: 6, length: 1)))
  }

  @Test("R17.25 Styles, tabs, shadows and attachments are equal by value, copied and archived")
  func values() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    style.baseWritingDirection = .rightToLeft
    style.addTabStop(NSTextTab(textAlignment: .right, location: 100))
    let copy = style.copy() as? NSParagraphStyle
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.systemRed

    #expect(copy == style && copy?.alignment == .center && copy?.tabStops.count == 13)
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 3)
    style.lineSpacing = 4
    #expect(copy?.lineSpacing == 3 && copy != style)
    #expect(NSParagraphStyle.default.tabStops.map(\.location).last == 336)
    #expect(NSParagraphStyle.default == NSMutableParagraphStyle())

    let archived = try NSKeyedArchiver.archivedData(
      withRootObject: style, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSMutableParagraphStyle.self, from: archived)
    #expect(read == style)
    let shadowData = try NSKeyedArchiver.archivedData(
      withRootObject: shadow, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: shadowData) == shadow)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
  }
}
