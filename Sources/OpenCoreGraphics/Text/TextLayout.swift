/// A text in one font, broken into lines: can be measured and drawn.
///
/// Making one costs nothing. Measurements are cached, so that asking for the size of a text that
/// was measured before is a look-up; the lines themselves are made when they are first drawn, or
/// measured for the first time, and are then cached.
@MainActor
package final class TextLayout {
  /// The text.
  package let text: String
  /// The font of all of it.
  package let font: Font
  /// The width at which lines break, in points; nil never breaks them.
  package let maximumWidth: CGFloat?
  /// How lines are aligned between 0 and `maximumWidth`, or 0 and the widest line without it.
  package let alignment: TextAlignment

  let key: TextKey
  private var knownMeasurement: TextMeasurement?
  private var knownBlocks: [TextBlock]?
  private let engine: TextEngine

  /// Describes a text to be laid out.
  ///
  /// - Parameters:
  ///   - maximumWidth: in points; nil, infinity and NaN are as wide as needed.
  ///   - maximumLines: 0 is as many as needed.
  ///   - lineSpacing: space between two lines, in points.
  package init(
    text: String, font: Font, maximumWidth: CGFloat? = nil, maximumLines: Int = 0,
    alignment: TextAlignment = .natural, lineBreak: LineBreak = .wordWrapping,
    lineSpacing: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.alignment = alignment
    let width = maximumWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : nil }
    self.maximumWidth = width
    key = TextKey(
      text: text, font: font, maximumWidth: width, maximumLines: max(maximumLines, 0),
      lineBreak: lineBreak, lineSpacing: lineSpacing.isFinite ? lineSpacing : 0)
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
  var blocks: [TextBlock] {
    if let knownBlocks { return knownBlocks }
    return typeset().blocks
  }

  private var measurement: TextMeasurement {
    if let knownMeasurement { return knownMeasurement }
    if let cached = engine.measurements.measurement(for: key) {
      knownMeasurement = cached
      return cached
    }
    let lines = typeset()
    let result = lines.blocks.measurement(isTruncated: lines.isTruncated)
    engine.measurements.remember(result, for: key)
    knownMeasurement = result
    return result
  }

  private func typeset() -> (blocks: [TextBlock], isTruncated: Bool) {
    let result = TextTypesetter(engine: engine, key: key, alignment: alignment).typeset()
    knownBlocks = result.blocks
    return result
  }
}

extension [TextBlock] {
  /// The size, baselines and number of lines of all blocks together.
  fileprivate func measurement(isTruncated: Bool) -> TextMeasurement {
    var result = TextMeasurement(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: isTruncated)
    for block in self {
      let frame = block.layout.frame
      if result.lineCount == 0 { result.firstBaseline = block.layout.firstBaseline }
      result.lastBaseline = block.top + block.layout.lastBaseline
      result.lineCount += block.layout.lineCount
      result.size.width = Swift.max(result.size.width, frame.width)
      result.size.height = block.top + frame.height
    }
    return result
  }
}
