import OpenUIKit

/// A text with attributes from bytes: the first say the attributes and where they are, all of them
/// are the text.
struct FuzzedText {
  let string = NSTextStorage(string: "")
  private var numbers: FuzzedNumbers

  init(_ data: Data) {
    numbers = FuzzedNumbers(data)
    // Halves of pairs of surrogates, too.
    let units = data.map { $0 < 0xF0 ? UInt16($0) : 0xD800 + UInt16($0 & 0xF) * 0x80 }
    string.append(NSAttributedString(string: String(decoding: data, as: UTF8.self)))
    string.append(
      NSAttributedString(string: NSString(characters: units, length: units.count) as String))
    for _ in 0..<numbers.byte() % 9 { addAttribute() }
  }

  private mutating func addAttribute() {
    guard string.length > 0 else { return }
    let start = numbers.byte() % string.length
    let range = NSRange(location: start, length: numbers.byte() % (string.length - start + 1))
    let (key, value) = attribute()
    string.addAttribute(key, value: value, range: range)
  }

  private mutating func attribute() -> (NSAttributedString.Key, Any) {
    let kind = numbers.byte()
    if kind >= 0xFC { return (.obliqueness, numbers.number()) }
    return switch kind % 12 {
    case 0: (.font, UIFont.systemFont(ofSize: numbers.number()))
    case 1: (.foregroundColor, numbers.color())
    case 2: (.backgroundColor, numbers.color())
    case 3: (.kern, numbers.number())
    case 4: (.baselineOffset, numbers.number())
    case 5: (.strokeWidth, numbers.number())
    case 6: (.underlineStyle, numbers.byte() * 0x101)
    case 7: (.strikethroughStyle, numbers.byte() * 0x101)
    case 8: (.writingDirection, [numbers.byte(), numbers.byte()])
    case 9: (.shadow, shadow())
    case 10: (.attachment, attachment())
    default: (.paragraphStyle, paragraphStyle())
    }
  }

  private mutating func shadow() -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = numbers.size()
    shadow.shadowBlurRadius = numbers.number()
    return shadow
  }

  private mutating func attachment() -> NSTextAttachment {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    attachment.bounds = numbers.rect()
    return attachment
  }

  private mutating func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(rawValue: numbers.byte() % 5) ?? .natural
    style.lineBreakMode = NSLineBreakMode(rawValue: numbers.byte() % 6) ?? .byWordWrapping
    style.firstLineHeadIndent = numbers.number()
    style.headIndent = numbers.number()
    style.tailIndent = numbers.number()
    style.lineSpacing = numbers.number()
    style.lineHeightMultiple = numbers.number()
    style.maximumLineHeight = numbers.number()
    style.tabStops = [NSTextTab(textAlignment: .right, location: numbers.number())]
    style.defaultTabInterval = numbers.number()
    let strategies = numbers.byte()
    style.lineBreakStrategy = .init(rawValue: UInt(strategies & 3))
    style.allowsDefaultTighteningForTruncation = strategies & 4 != 0
    return style
  }
}
