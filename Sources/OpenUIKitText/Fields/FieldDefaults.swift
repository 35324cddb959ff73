/// The attributes of the text of a field that has none of its own.
struct FieldDefaults {
  /// The font of fields whose font the program has not set.
  static var font: UIFont { .systemFont(ofSize: 17) }

  var font = Self.font
  var color: UIColor = .label
  var alignment = NSTextAlignment.natural
  private var others: [NSAttributedString.Key: Any] = [:]

  /// The style of the paragraph.
  var style: NSParagraphStyle {
    let style =
      (others[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      ?? NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result = others
    result[.font] = font
    result[.foregroundColor] = color
    result[.paragraphStyle] = style
    return result
  }

  /// Takes attributes of the program; what is missing has its default.
  mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    others = attributes
    font = attributes[.font] as? UIFont ?? Self.font
    color = attributes[.foregroundColor] as? UIColor ?? .label
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  /// A text of the program in one line, with what it lacks.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSTextStorage(string: text.string.inOneLine, attributes: attributes)
    guard result.length == text.length else { return result }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}
