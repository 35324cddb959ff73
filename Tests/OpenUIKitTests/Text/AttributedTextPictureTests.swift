import NestTesting
import OpenUIKit
import Testing

/// Contact sheets of everything that text can look like.
struct AttributedTextPictureTests {
  private static let looks: [(name: String, scale: CGFloat, isDark: Bool)] = [
    ("2x", 2, false), ("2x-dark", 2, true), ("1x", 1, false), ("1.5x-dark", 1.5, true),
  ]

  private func expect(_ name: String, _ size: CGSize, _ makeView: () -> UIView) throws {
    for look in Self.looks {
      let host = try TestHost(size: size, scale: look.scale)
      if look.isDark { host.simulateTraits { $0.userInterfaceStyle = .dark } }
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      host.show(controller)
      let view = makeView()
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      try host.expectPicture("text-\(name)-\(look.name)")
    }
  }

  @Test("R17.25 Characters have their font, colours, lines, distances, outlines and shadows")
  func characters() throws {
    try expect("characters", CGSize(width: 330, height: 470)) {
      Sheet(rows: TextSamples.characters, height: 22)
    }
  }

  @Test("R17.25 Paragraphs have their indents, alignment, distances, heights, tabs and breaks")
  func paragraphs() throws {
    try expect("paragraphs", CGSize(width: 440, height: 620)) {
      Sheet(rows: TextSamples.paragraphs, height: 120, columns: 2)
    }
  }

  @Test("R17.25 Text of many scripts, of both directions and with emoji")
  func scripts() throws {
    try expect("scripts", CGSize(width: 330, height: 330)) {
      Sheet(rows: TextSamples.scripts, height: 26)
    }
  }

  @Test("R17.29 Labels show attributes, shrink, cast shadows and truncate in every mode")
  func labels() throws {
    try expect("labels", CGSize(width: 330, height: 560)) { TextSamples.labels() }
  }
}

/// Draws texts below each other.
private final class Sheet: UIView {
  private let rows: [NSAttributedString]
  private let height: CGFloat
  private let columns: Int

  init(rows: [NSAttributedString], height: CGFloat, columns: Int = 1) {
    self.rows = rows
    self.height = height
    self.columns = columns
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(columns)
    for (index, row) in rows.enumerated() {
      let place = CGRect(
        x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * height, width: width,
        height: height
      ).insetBy(dx: 8, dy: 3)
      UIColor.separator.setStroke()
      if columns > 1 { UIRectFrame(place, .separator) }
      row.draw(in: place)
    }
  }
}

private func UIRectFrame(_ rect: CGRect, _ color: UIColor) {
  color.setFill()
  UIRectFrame(rect)
}

/// Texts with attributes.
enum TextSamples {
  private typealias Key = NSAttributedString.Key

  static func text(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> NSAttributedString
  {
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.label,
    ]
    return NSAttributedString(string: text, attributes: plain.merging(attributes) { $1 })
  }

  private static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    let result = NSTextStorage(string: "")
    for part in parts { result.append(part) }
    return result
  }

  private static func line(_ style: NSUnderlineStyle, _ more: [Key: Any] = [:]) -> [Key: Any] {
    [Key.underlineStyle: style.rawValue].merging(more) { $1 }
  }

  private static func shadow(_ x: CGFloat, _ y: CGFloat, _ blur: CGFloat, _ color: UIColor)
    -> NSShadow
  {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: x, height: y)
    shadow.shadowBlurRadius = blur
    shadow.shadowColor = color
    return shadow
  }

  private static var dot: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { context in
      UIColor.systemOrange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 14, height: 14))
    }
  }

  private static func picture(_ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment(image: dot)
    attachment.bounds = bounds
    return NSAttributedString(attachment: attachment)
  }

  static var characters: [NSAttributedString] {
    [
      joined([
        text("Fonts: ", [:]), text("bold ", [.font: UIFont.boldSystemFont(ofSize: 14)]),
        text("italic ", [.font: UIFont.italicSystemFont(ofSize: 14)]),
        text("large ", [.font: UIFont.systemFont(ofSize: 20)]),
        text("mono", [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)]),
      ]),
      joined([
        text("Colours: ", [:]), text("red ", [.foregroundColor: UIColor.systemRed]),
        text("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
        text(" and ", [:]),
        text(
          "both", [.foregroundColor: UIColor.white, .backgroundColor: UIColor.systemBlue]),
      ]),
      text("A single line below, going on", line(.single)),
      text("A thick line below", line(.thick)),
      text("Two lines below", line(.double)),
      text(
        "Dots below, in red", line([.single, .patternDot], [.underlineColor: UIColor.systemRed])),
      text("Dashes below", line([.single, .patternDash])),
      text("Dashes and dots below", line([.thick, .patternDashDot])),
      text("Dashes and two dots below", line([.single, .patternDashDotDot])),
      text("No line below the blanks", line([.single, .byWord])),
      joined([
        text("A line ", line(.single)),
        text("of one ", line(.single, [.font: UIFont.boldSystemFont(ofSize: 18)])),
        text("piece", line(.single, [.foregroundColor: UIColor.systemGreen])),
      ]),
      text("Struck through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      text(
        "Struck twice in red",
        [
          .strikethroughStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughColor: UIColor.systemRed,
        ]),
      joined([
        text("Kern: ", [:]), text("spaced out ", [.kern: 3]), text("tight", [.kern: -1]),
      ]),
      joined([
        text("Baseline: ", [:]),
        text("above", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 9)]),
        text(" and ", [:]),
        text("below", [.baselineOffset: -3, .font: UIFont.systemFont(ofSize: 9)]),
      ]),
      joined([
        text("Outlines: ", [:]),
        text("only ", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 18)]),
        text(
          "and glyphs",
          [
            .strokeWidth: -4, .strokeColor: UIColor.systemRed,
            .font: UIFont.boldSystemFont(ofSize: 18),
          ]),
      ]),
      joined([
        text("Shadows: ", [:]), text("sharp ", [.shadow: shadow(2, 2, 0, .systemGray)]),
        text("blurred ", [.shadow: shadow(0, 2, 4, .systemBlue)]),
        text("underlined", line(.single, [.shadow: shadow(2, 2, 2, .systemRed)])),
      ]),
      joined([
        text("Links: ", [:]), text("a link", [.link: "https://example.org"]), text(", ", [:]),
        text(
          "whose colour does not count",
          [.link: "https://example.org", .foregroundColor: UIColor.systemGreen]),
      ]),
      joined([
        text("Pictures: ", [:]), picture(.zero), text(" lower ", [:]),
        picture(CGRect(x: 0, y: -4, width: 14, height: 14)), text(" wide ", [:]),
        picture(CGRect(x: 0, y: 0, width: 30, height: 8)), text(" end", [:]),
      ]),
      joined([
        text("Directions: ", [:]), text("abc 123", [.writingDirection: [3]]),
        text(" and ", [:]), text("אבג 123 abc", [.writingDirection: [1]]),
      ]),
      joined([
        text("Ligatures: ", [:]), text("office ffi ", [:]), text("office ffi", [.ligature: 0]),
      ]),
    ]
  }

  private static let sentence =
    "The quick brown fox jumps over the lazy dog and runs on."

  private static func paragraph(
    _ text: String = sentence, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return self.text(text, [.paragraphStyle: style])
  }

  static var paragraphs: [NSAttributedString] {
    [
      paragraph("Indents: " + sentence) {
        $0.firstLineHeadIndent = 30
        $0.headIndent = 10
        $0.tailIndent = -20
      },
      paragraph("•\tHanging: " + sentence) {
        $0.headIndent = 28
        $0.tailIndent = 180
      },
      paragraph("Centre: " + sentence + "\nsecond") { $0.alignment = .center },
      paragraph("Right: " + sentence + "\nsecond") { $0.alignment = .right },
      paragraph("Justified: " + sentence + " " + sentence) { $0.alignment = .justified },
      joined([
        paragraph("First\nSecond\n") {
          $0.paragraphSpacing = 10
          $0.lineSpacing = 4
        },
        paragraph("Third has 20 before it") { $0.paragraphSpacingBefore = 20 },
      ]),
      joined([
        paragraph("Height × 1.5: 1\n2\n") { $0.lineHeightMultiple = 1.5 },
        paragraph("At most 12: 1\n2\n") { $0.maximumLineHeight = 12 },
        paragraph("At least 30") { $0.minimumLineHeight = 30 },
      ]),
      paragraph("Tabs\tleft\n\tcentre\t1.5\n\tc\t12.25\n\t\t100") {
        $0.tabStops = [
          NSTextTab(textAlignment: .center, location: 80),
          NSTextTab(
            textAlignment: .right, location: 150,
            options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
        ]
      },
      joined([
        paragraph("Tail: " + sentence + "\n") { $0.lineBreakMode = .byTruncatingTail },
        paragraph("Middle: " + sentence + "\n") { $0.lineBreakMode = .byTruncatingMiddle },
        paragraph("Head: " + sentence + "\n") { $0.lineBreakMode = .byTruncatingHead },
        paragraph("Characters: " + sentence) { $0.lineBreakMode = .byCharWrapping },
      ]),
      joined([
        paragraph("שלום עולם, this is natural\n") { _ in },
        paragraph("Left to right שלום\n") { $0.baseWritingDirection = .leftToRight },
        paragraph("To the left, with an indent that is at the right (12).") {
          $0.baseWritingDirection = .rightToLeft
          $0.firstLineHeadIndent = 20
        },
      ]),
    ]
  }

  static var scripts: [NSAttributedString] {
    [
      "Latin: Ünïcödé, é combined, ﬁ ligature", "Ελληνικά, Кириллица, ქართული",
      "עברית: שלום עולם (123) abc", "العربية: مرحبا بالعالم 123", "Mixed: abc אבג 12.5 דהו def",
      "हिन्दी: नमस्ते दुनिया", "ไทย: สวัสดีชาวโลก", "日本語, 中文, 한국어", "Emoji: 😀 👨‍👩‍👧‍👦 🇩🇪 👍🏽",
      "Isolates: a \u{2067}אב 1\u{2069} b", "Tab\tand\tmore", "Soft\u{AD}hyphen and no\u{A0}break",
    ].map { text($0, [.font: UIFont.systemFont(ofSize: 16)]) }
  }

  static func labels() -> UIView {
    let view = UIView()
    var top: CGFloat = 6
    func add(_ height: CGFloat = 24, _ change: (UILabel) -> Void) {
      let label = UILabel(frame: CGRect(x: 10, y: top, width: 310, height: height))
      label.backgroundColor = .secondarySystemBackground
      change(label)
      view.addSubview(label)
      top += height + 6
    }
    let mixed = joined([
      text("Mixed ", [.font: UIFont.systemFont(ofSize: 12)]),
      text("sizes ", [.font: UIFont.boldSystemFont(ofSize: 22)]),
      text("and colours", [.foregroundColor: UIColor.systemPurple]),
    ])
    let long = joined([
      text("A long text ", [.foregroundColor: UIColor.systemRed]),
      text("whose parts ", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      text("differ, and that ends ", [.backgroundColor: UIColor.systemGreen]),
      text("far behind the edge", [.font: UIFont.boldSystemFont(ofSize: 14)]),
    ])
    add(30) { $0.attributedText = mixed }
    add {
      $0.attributedText = mixed
      $0.textAlignment = .center
    }
    for mode in [
      NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
    ] {
      add {
        $0.attributedText = long
        $0.lineBreakMode = mode
      }
    }
    add(40) {
      $0.attributedText = joined([long, long])
      $0.numberOfLines = 2
    }
    add {
      $0.text = "Shrinks until it has the room that it needs in the width"
      $0.adjustsFontSizeToFitWidth = true
    }
    for adjustment in [UIBaselineAdjustment.alignCenters, .none] {
      add {
        $0.text = "Shrinks until it has the room that it needs in the width"
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
      }
    }
    add {
      $0.text = "Shrinks by a tenth at most, and has then an ellipsis where the rest was"
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.9
    }
    add {
      $0.attributedText = long
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    add {
      $0.text = "With a shadow"
      $0.shadowColor = .systemRed
      $0.shadowOffset = CGSize(width: 1, height: 2)
    }
    add {
      $0.attributedText = mixed
      $0.isEnabled = false
    }
    add {
      $0.attributedText = mixed
      $0.highlightedTextColor = .systemTeal
      $0.isHighlighted = true
    }
    add(60) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 8
      style.alignment = .right
      $0.attributedText = text("Two lines with a space\nat the right", [.paragraphStyle: style])
      $0.numberOfLines = 0
    }
    return view
  }
}
