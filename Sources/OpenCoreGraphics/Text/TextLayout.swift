/// A text, broken into lines: can be measured and drawn, and asked where its characters are.
///
/// Making one costs nothing. Measurements are cached, so that asking for the size of a text that
/// was measured before is a look-up; the lines themselves are made when they are first drawn, or
/// measured for the first time, and are then cached.
@MainActor
package final class TextLayout {
  /// The text.
  package var text: String { key.content.text }
  /// The font of all of it that is in no run.
  package var font: Font { key.font }
  /// The width at which lines break, in points; nil never breaks them.
  package var maximumWidth: CGFloat? { key.maximumWidth }
  /// How lines are aligned between 0 and `maximumWidth`, or 0 and the widest line without it.
  package let alignment: TextAlignment

  let key: TextKey
  private var knownMeasurement: TextMeasurement?
  private var knownBlocks: [TextBlock]?
  private let engine: TextEngine

  /// Describes a text in one font to be laid out.
  ///
  /// - Parameters:
  ///   - maximumWidth: in points; nil, infinity and NaN are as wide as needed.
  ///   - maximumLines: 0 is as many as needed.
  ///   - lineSpacing: space between two lines, in points.
  package convenience init(
    text: String, font: Font, maximumWidth: CGFloat? = nil, maximumLines: Int = 0,
    alignment: TextAlignment = .natural, lineBreak: LineBreak = .wordWrapping,
    lineSpacing: CGFloat = 0
  ) {
    self.init(
      TextContent(text: text), font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      alignment: alignment, lineBreak: lineBreak, lineSpacing: lineSpacing)
  }

  /// Describes a text to be laid out.
  ///
  /// - Parameters:
  ///   - content: the text.
  ///   - font: the font of all of it that is in no run.
  ///   - maximumWidth: in points; nil, infinity and NaN are as wide as needed.
  ///   - maximumHeight: in points: lines that are not above it are left out, but for the first;
  ///     nil, infinity and NaN are as high as needed.
  ///   - maximumLines: 0 is as many as needed.
  ///   - alignment: that of paragraphs without a style.
  ///   - lineBreak: the treatment of text that is too long; nil is what the style of each paragraph
  ///     says, of which a truncating one makes one line.
  ///   - lineBreakStrategy: the rules by which lines break, besides `lineBreak`, in paragraphs
  ///     without a style.
  ///   - lineSpacing: space between two lines of a text without styles, in points.
  package init(
    _ content: TextContent, font: Font, maximumWidth: CGFloat? = nil,
    maximumHeight: CGFloat? = nil, maximumLines: Int = 0, alignment: TextAlignment = .natural,
    lineBreak: LineBreak? = nil, lineBreakStrategy: LineBreakStrategy = [],
    lineSpacing: CGFloat = 0
  ) {
    self.alignment = alignment
    let width = maximumWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : nil }
    let height = maximumHeight.flatMap { $0 < 1e9 ? max($0, 0) : nil }
    key = TextKey(
      content: content, font: font, maximumWidth: width, maximumHeight: height,
      maximumLines: max(maximumLines, 0), lineBreak: lineBreak,
      lineBreakStrategy: lineBreakStrategy, lineSpacing: lineSpacing.isFinite ? lineSpacing : 0)
    engine = TextEnvironment.engine
  }

  /// The size of all lines: the width of the widest, the sum of the heights. Not rounded.
  ///
  /// An empty text is as high as a line and has no width.
  package var size: CGSize { measurement.size }
  /// From the top to the baseline of the first line.
  package var firstBaseline: CGFloat { measurement.firstBaseline }
  /// From the top to the baseline of the last line.
  package var lastBaseline: CGFloat { measurement.lastBaseline }
  /// The number of lines, 1 for an empty text.
  package var lineCount: Int { measurement.lineCount }
  /// Whether something is left out because of `maximumLines`.
  package var isTruncated: Bool { measurement.isTruncated }

  /// The lines, made when first needed.
  var blocks: [TextBlock] { knownBlocks ?? typeset().blocks }

  private var measurement: TextMeasurement {
    if let knownMeasurement { return knownMeasurement }
    if let cached = engine.measurements.value(for: key) {
      knownMeasurement = cached
      return cached
    }
    let result = typeset().measurement
    engine.measurements.remember(result, for: key, byteCount: key.text.utf8.count)
    knownMeasurement = result
    return result
  }

  private func typeset() -> TypesetText {
    let result = engine.typeset(AlignedText(key: key, alignment: alignment))
    knownBlocks = result.blocks
    return result
  }
}
