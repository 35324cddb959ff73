/// The shadow of text.
nonisolated open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  /// How far the shadow is from the text, in points with y down; none by default.
  open var shadowOffset = CGSize.zero
  /// How far its edge is blurred, in points; 0, sharp, by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black of a third by default. Nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow that is behind the text.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let archived = coder.decodeValue(Archived.self, forKey: "NSShadow") else { return nil }
    shadowOffset = CGSize(width: archived.width, height: archived.height)
    shadowBlurRadius = CGFloat(archived.blur)
    shadowColor = archived.color?.source.map { UIColor($0) }
    super.init()
  }

  deinit {}

  /// True: archives of shadows can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the shadow.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(Archived(self), forKey: "NSShadow")
  }

  /// A shadow like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether `object` is a shadow like this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// A hash of offset and blur.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// The same for the text engine, with the colour as the current traits have it.
  final var textShadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blurRadius: shadowBlurRadius, color: color.cgColor)
  }

  private struct Archived: Codable {
    var width: Double
    var height: Double
    var blur: Double
    var color: ArchivedColor?

    init(_ shadow: NSShadow) {
      width = Double(shadow.shadowOffset.width)
      height = Double(shadow.shadowOffset.height)
      blur = Double(shadow.shadowBlurRadius)
      color = (shadow.shadowColor as? UIColor).map { ArchivedColor($0) }
    }
  }
}
