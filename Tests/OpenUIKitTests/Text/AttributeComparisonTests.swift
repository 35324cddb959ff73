import OpenUIKit
import Testing

struct AttributeComparisonTests {
  private static func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private final class Mention: NSTextAttachment {}

  @Test("R17.47 A plain text takes another object in place of one, and compares both")
  func otherObjects() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 40), UIFont.boldSystemFont(ofSize: 10)),
      (.font, UIFont.systemFont(ofSize: 40), UIFont.systemFont(ofSize: 40)),
      (.foregroundColor, UIColor.red, UIColor { _ in .blue }),
      (.paragraphStyle, Self.style(.left), Self.style(.center)),
      (.paragraphStyle, NSParagraphStyle(), NSParagraphStyle()),
      (.shadow, Self.shadow(1), Self.shadow(2)),
      (.attachment, NSTextAttachment(), Mention()),
      (.init("image"), UIImage(), image),
      (.init("description"), UIFontDescriptor(), UIFontDescriptor(name: "Inter", size: 3)),
    ]
    for (key, first, second) in pairs {
      let text = NSMutableAttributedString(string: "Big small", attributes: [key: first])
      text.addAttribute(key, value: second, range: NSRange(location: 4, length: 5))
      var range = NSRange()
      let whole = NSRange(location: 0, length: 9)
      let found = text.attribute(key, at: 6, longestEffectiveRange: &range, in: whole)

      #expect((found as? NSObject) == second)
      #expect(range == (first == second ? whole : NSRange(location: 4, length: 5)))
      #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 5))
      let expected = NSAttributedString(string: "Big small", attributes: [key: second])
      #expect(text.isEqual(to: expected), "\(key)")
    }
  }
}
