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
  /// The rules by which lines break, besides `lineBreak`, in paragraphs without a style.
  var lineBreakStrategy: LineBreakStrategy = []
  var lineSpacing: CGFloat

  var text: String {
    get { content.text }
    set { content.text = newValue }
  }
}
