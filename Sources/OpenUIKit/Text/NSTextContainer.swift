/// The room that a layout manager sets text into: a rectangle.
nonisolated open class NSTextContainer: NSObject, NSSecureCoding {
  /// The layout manager that sets text into the container; referred to weakly, nil by default.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Width and height in points; a side of 0 or of a very large number is no limit.
  open var size: CGSize
  /// How many lines there may be; 0, any number, by default.
  open var maximumNumberOfLines = 0
  /// The rule for the last line if there is more text; it breaks between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space to both sides of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5

  /// A container of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let numbers = coder.decodeValue([Double].self, forKey: "NSTextContainer"),
      numbers.count == 5, let lines = Int(exactly: numbers[2]),
      let mode = Int(exactly: numbers[3]).flatMap({ NSLineBreakMode(rawValue: $0) })
    else { return nil }
    size = CGSize(width: numbers[0], height: numbers[1])
    maximumNumberOfLines = lines
    lineBreakMode = mode
    lineFragmentPadding = CGFloat(numbers[4])
    super.init()
  }

  deinit {}

  /// True: archives of containers can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the container.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(
      [
        Double(size.width), Double(size.height), Double(maximumNumberOfLines),
        Double(lineBreakMode.rawValue), Double(lineFragmentPadding),
      ], forKey: "NSTextContainer")
  }
}
