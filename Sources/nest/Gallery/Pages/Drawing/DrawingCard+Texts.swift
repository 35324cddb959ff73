import Foundation
import OpenUIKit

extension DrawingCard {
  /// Returns the cards on which labels draw.
  static func texts() -> [DrawingCard] {
    [
      DrawingCard("Attributes", label(attributes())),
      DrawingCard("Paragraphs", label(paragraphs())),
      DrawingCard("Scripts and directions", label(scripts())),
      DrawingCard("Lines that are too long", truncated()),
      DrawingCard("Digits of equal width", digits()),
    ]
  }

  private static func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private static func attributes() -> NSAttributedString {
    let size = UIFont.preferredFont(forTextStyle: .title3).pointSize
    let star = NSTextAttachment(
      image: UIImage(systemName: "star.fill")?.withTintColor(.systemYellow) ?? UIImage())
    let text = NSTextStorage()
    for (part, attributes) in attributedParts(size: size) {
      let common: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
      ]
      text.append(NSAttributedString(string: part, attributes: common.merging(attributes) { $1 }))
    }
    text.append(NSAttributedString(attachment: star))
    return text
  }

  /// Words, each with the attributes that it names.
  private static func attributedParts(
    size: CGFloat
  ) -> [(String, [NSAttributedString.Key: Any])] {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemBlue
    return [
      ("Bold ", [.font: UIFont.systemFont(ofSize: size, weight: .heavy)]),
      ("light ", [.font: UIFont.systemFont(ofSize: size, weight: .light)]),
      ("tinted ", [.foregroundColor: UIColor.systemPink]),
      ("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
      (" ", [:]),
      ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (" ", [:]),
      (
        "struck",
        [
          .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
          .strikethroughColor: UIColor.systemRed,
        ]
      ),
      (" spaced ", [.kern: 4]),
      ("raised", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: size * 0.7)]),
      (" shadow ", [.shadow: shadow]),
      (
        "outlined ",
        [
          .strokeWidth: 3, .font: UIFont.systemFont(ofSize: size, weight: .heavy),
        ]
      ),
    ]
  }

  private static func paragraphs() -> NSAttributedString {
    let text = NSTextStorage()
    let words =
      "A paragraph has an alignment, a first line of its own, and a distance to the next one."
    for alignment in [NSTextAlignment.natural, .justified, .center] {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.firstLineHeadIndent = alignment == .natural ? 20 : 0
      style.paragraphSpacing = 6
      style.lineSpacing = 2
      text.append(
        NSAttributedString(
          string: alignment == .center ? words : words + "\n",
          attributes: [
            .paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .subheadline),
            .foregroundColor: UIColor.label,
          ]))
    }
    return text
  }

  private static func scripts() -> NSAttributedString {
    NSAttributedString(
      string: "English, Ελληνικά, Русский\nעברית with English in it\nالعربية 123",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ])
  }

  private static func truncated() -> UIView {
    let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead]
    let labels = modes.map { mode in
      let label = UILabel()
      label.text = "This line is much longer than the room that it has on a card of this width"
      label.font = .preferredFont(forTextStyle: .footnote)
      label.lineBreakMode = mode
      return label
    }
    return UIStackView(.vertical, spacing: 4, labels)
  }

  private static func digits() -> UIView {
    let labels = ["111.11", "888.88"].flatMap { text in
      [UIFont.systemFont(ofSize: 22), .monospacedDigitSystemFont(ofSize: 22, weight: .regular)].map
      {
        let label = UILabel()
        (label.text, label.font) = (text, $0)
        return label
      }
    }
    let columns = [0, 1].map {
      UIStackView(.vertical, alignment: .leading, [labels[$0], labels[$0 + 2]])
    }
    return UIStackView(.horizontal, distribution: .fillEqually, columns)
  }
}
