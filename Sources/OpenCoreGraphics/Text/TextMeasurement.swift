/// The measurements of a text; in points.
struct TextMeasurement: Hashable, Sendable {
  var size: CGSize
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  var lineCount: Int
  var isTruncated: Bool
}

/// Everything that a measurement depends on.
struct TextKey: Hashable, Sendable {
  var content: TextContent
  /// The font of text that is in no run.
  var font: Font
  /// Nil is as wide as needed.
  var maximumWidth: CGFloat?
  /// Nil is as high as needed.
  var maximumHeight: CGFloat?
  /// 0 is as many as needed.
  var maximumLines: Int
  /// Nil is that of each paragraph, of which a truncating one makes one line.
  var lineBreak: LineBreak?
  var lineSpacing: CGFloat

  var text: String {
    get { content.text }
    set { content.text = newValue }
  }
}

/// Caches measurements: layouts request the same ones many times.
///
/// Two generations: when the young one is full it replaces the old one. What is requested again
/// stays. A text that would fill much of a generation is not cached.
struct TextMeasurementCache {
  static let generationSize = 2048
  /// How many bytes the texts of a generation may have.
  static let generationBytes = 1 << 18

  private var youngBytes = 0
  private var young: [TextKey: TextMeasurement] = [:]
  private var old: [TextKey: TextMeasurement] = [:]

  /// How many are cached.
  var count: Int { young.count + old.count }

  /// The measurement of a text, if it is cached.
  mutating func measurement(for key: TextKey) -> TextMeasurement? {
    if let known = young[key] { return known }
    guard let known = old.removeValue(forKey: key) else { return nil }
    remember(known, for: key)
    return known
  }

  /// Caches the measurement of a text.
  mutating func remember(_ measurement: TextMeasurement, for key: TextKey) {
    let byteCount = key.text.utf8.count
    guard byteCount <= Self.generationBytes / 16 else { return }
    if young.count >= Self.generationSize || youngBytes + byteCount > Self.generationBytes {
      old = young
      young.removeAll(keepingCapacity: true)
      youngBytes = 0
    }
    young[key] = measurement
    youngBytes += byteCount
  }
}
