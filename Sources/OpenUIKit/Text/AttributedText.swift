/// A text with attributes as the text engine has it: the runs that are laid out, and with the same
/// numbers how they are painted.
nonisolated struct AttributedText {
  /// The values for text without an attribute of its own for them.
  struct Defaults {
    var font: UIFont
    var color: UIColor
    /// The factor by which fonts and distances between characters are multiplied.
    var scale: CGFloat = 1
    /// Whether the space that fonts specify is between lines.
    var usesFontLeading = false
  }

  /// The characters.
  let text: String
  /// Where they begin in the text of which they are a part.
  let start: Int
  let defaults: Defaults
  private let runs: [Run]

  private struct Run {
    var attributes: [NSAttributedString.Key: Any]
    var range: NSRange
  }

  init(_ string: NSAttributedString, defaults: Defaults) {
    text = string.string
    start = 0
    self.defaults = defaults
    runs = Self.runs(of: string, in: NSRange(location: 0, length: text.utf16.count))
  }

  /// A part of a text.
  ///
  /// - Parameters:
  ///   - string: all of it.
  ///   - range: the part, which divides no pair of surrogates.
  ///   - text: the characters of the part.
  init(_ string: NSAttributedString, in range: NSRange, text: String, defaults: Defaults) {
    self.text = text
    start = range.location
    self.defaults = defaults
    runs = Self.runs(of: string, in: range)
  }

  /// The runs of a part, whose ranges begin at 0.
  private static func runs(of string: NSAttributedString, in part: NSRange) -> [Run] {
    var result: [Run] = []
    var place = 0
    let length = part.length
    while place < length {
      var range = NSRange()
      let attributes = string.attributes(at: part.location + place, effectiveRange: &range)
      let end = max(min(range.upperBound - part.location, length), place + 1)
      if attributes[.attachment] is NSTextAttachment {
        // Each character is a picture of its own.
        result += (place..<end).map {
          Run(attributes: attributes, range: NSRange(location: $0, length: 1))
        }
      } else {
        result.append(
          Run(attributes: attributes, range: NSRange(location: place, length: end - place)))
      }
      place = end
    }
    return result
  }

  // MARK: Layout

  /// Returns the content that is laid out, with the bounds of attachments in a line of a width.
  func content(width: CGFloat? = nil) -> TextContent {
    var content = TextContent(text: text)
    var index = text.startIndex
    var place = 0
    var start = 0
    var style: NSParagraphStyle?
    for run in runs {
      let end = text.utf16.index(index, offsetBy: max(run.range.upperBound - place, 0))
      // What begins or ends within a pair of surrogates does so behind it.
      let whole = end.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(after: end)
      let count = text.utf8.distance(from: index, to: whole)
      let characters = text[index..<whole]
      content.runs.append(
        TextRun(
          attributes: attributes(of: run, isAttachment: characters == "\u{FFFC}", width: width),
          count: count))
      let next = run.attributes[.paragraphStyle] as? NSParagraphStyle
      if start == 0 && next != nil || next != style || defaults.usesFontLeading {
        content.styles.append((start, paragraphStyle(next, run)))
        style = next
      }
      start += count
      place += text.utf16.distance(from: index, to: whole)
      index = whole
    }
    return content
  }

  private func font(of run: Run) -> Font {
    var font = (run.attributes[.font] as? UIFont ?? defaults.font).font
    if defaults.scale != 1 { font.size *= defaults.scale }
    return font
  }

  private func paragraphStyle(_ style: NSParagraphStyle?, _ run: Run) -> TextParagraphStyle {
    var result = style?.values.textStyle ?? TextParagraphStyle()
    if defaults.usesFontLeading {
      let font = font(of: run)
      result.lineSpacing += MainActor.required(by: "A measure of text") { font.metrics.leading }
    }
    return result
  }

  private func attributes(of run: Run, isAttachment: Bool, width: CGFloat?) -> TextAttributes {
    var result = TextAttributes(font: font(of: run))
    let attributes = run.attributes
    let kern = attributes.number(.kern) ?? attributes.number(.tracking) ?? 0
    result.kern = kern * defaults.scale
    result.baselineOffset = (attributes.number(.baselineOffset) ?? 0) * defaults.scale
    result.hasLigatures = attributes.number(.ligature) != 0
    if let directions = attributes[.writingDirection] as? [Any] {
      result.directions = directions.compactMap { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
    }
    if isAttachment, let attachment = attributes[.attachment] as? NSTextAttachment {
      let line = CGRect(x: 0, y: 0, width: width ?? 0, height: 0)
      let bounds = attachment.attachmentBounds(
        for: nil, proposedLineFragment: line, glyphPosition: .zero,
        characterIndex: start + run.range.location)
      let padding = attachment.lineLayoutPadding
      result.attachment = CGRect(
        x: -padding, y: -bounds.maxY, width: bounds.width + 2 * padding, height: bounds.height)
      result.attachment?.origin.x = 0
    }
    return result
  }

  // MARK: Painting

  /// How the runs are painted with the current traits.
  ///
  /// - Parameters:
  ///   - color: that of all text, whatever its attributes are; nil is that of the attributes.
  func paints(color: UIColor? = nil, fadedBy alpha: CGFloat = 1) -> [TextPaint] {
    runs.map { paint(of: $0.attributes, color: color, alpha) }
  }

  private func paint(
    of attributes: [NSAttributedString.Key: Any], color fixed: UIColor?, _ alpha: CGFloat
  ) -> TextPaint {
    func faded(_ color: UIColor) -> CGColor {
      alpha == 1 ? color.cgColor : color.withAlphaComponent(color.cgColor.alpha * alpha).cgColor
    }
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      (attributes[key] as? UIColor).map(faded)
    }
    let isLink = attributes[.link] != nil
    var paint = TextPaint()
    if fixed == nil {
      // Fidelity: links have their own colour, whatever colour the text has. [observed]
      paint.color = isLink ? faded(.link) : color(.foregroundColor)
    }
    paint.background = color(.backgroundColor)
    let underline =
      attributes.number(.underlineStyle) ?? (isLink ? CGFloat(NSUnderlineStyle.single.rawValue) : 0)
    paint.underline = TextRule(NSUnderlineStyle(underline), color: color(.underlineColor))
    paint.strikethrough = TextRule(
      NSUnderlineStyle(attributes.number(.strikethroughStyle) ?? 0),
      color: color(.strikethroughColor))
    paint.shadow = (attributes[.shadow] as? NSShadow)?.textShadow
    paint.strokeWidth = attributes.number(.strokeWidth) ?? 0
    paint.strokeColor = color(.strokeColor)
    paint.obliqueness = attributes.number(.obliqueness) ?? 0
    return paint
  }

  /// Draws the picture of an attachment.
  func drawAttachment(at location: Int, in rect: CGRect, color: UIColor) {
    guard let run = runs.first(where: { NSLocationInRange(location, $0.range) }),
      let attachment = run.attributes[.attachment] as? NSTextAttachment
    else { return }
    let place = rect.insetBy(dx: attachment.lineLayoutPadding, dy: 0)
    guard
      let image = attachment.image(
        forBounds: place, textContainer: nil, characterIndex: start + location)
    else { return }
    image.draw(in: place)
  }
}

nonisolated extension [NSAttributedString.Key: Any] {
  /// The number of a key; nil if there is none.
  func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Int: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as CGFloat: number
    default: nil
    }
  }
}

nonisolated extension NSUnderlineStyle {
  /// The style of a number among attributes.
  fileprivate init(_ number: CGFloat) {
    self.init(rawValue: Int(exactly: number.rounded()) ?? 0)
  }
}
