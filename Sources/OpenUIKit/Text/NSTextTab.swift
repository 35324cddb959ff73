/// A place that a tab leads to. Immutable.
nonisolated open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
  /// How options of a tab are named.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` that contains the decimal point: in a tab of `.right` it is at the place.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text behind the tab at its location.
  open var alignment: NSTextAlignment { storedAlignment }
  /// From the leading edge, in points.
  open var location: CGFloat { storedLocation }
  /// The options.
  open var options: [NSTextTab.OptionKey: Any] { storedOptions }

  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [NSTextTab.OptionKey: Any]

  /// A tab.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the text at the location.
  ///   - loc: from the leading edge, in points.
  ///   - options: the characters that end a column.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let tab = coder.decodeValue(ArchivedTab.self, forKey: "NSTextTab"),
      let alignment = NSTextAlignment(rawValue: tab.alignment)
    else { return nil }
    storedAlignment = alignment
    storedLocation = CGFloat(tab.location)
    storedOptions = tab.isDecimal ? [.columnTerminators: CharacterSet(charactersIn: ".")] : [:]
    super.init()
  }

  deinit {}

  /// True: archives of tabs can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the tab.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedTab(self), forKey: "NSTextTab")
  }

  /// The tab itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a tab to the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.textTab == textTab
  }

  /// A hash of the place.
  open override var hash: Int { textTab.hashValue }

  /// The same for the text engine.
  final var textTab: TextTab {
    let kind: TextTab.Alignment =
      switch alignment {
      case .right where isDecimal: .decimal
      case .right: .right
      case .center: .center
      case .left, .justified, .natural: .left
      }
    return TextTab(location: location, alignment: kind)
  }

  fileprivate final var isDecimal: Bool {
    (options[.columnTerminators] as? CharacterSet)?.contains(".") == true
  }
}

/// The archived values of a tab.
nonisolated struct ArchivedTab: Codable {
  var alignment: Int
  var location: Double
  var isDecimal: Bool

  init(_ tab: NSTextTab) {
    alignment = tab.alignment.rawValue
    location = Double(tab.location)
    isDecimal = tab.isDecimal
  }

  var tab: NSTextTab? {
    guard let alignment = NSTextAlignment(rawValue: alignment) else { return nil }
    return NSTextTab(
      textAlignment: alignment, location: CGFloat(location),
      options: isDecimal ? [.columnTerminators: CharacterSet(charactersIn: ".")] : [:])
  }
}
