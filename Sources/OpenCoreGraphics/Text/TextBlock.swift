/// Lines that Pango lays out together, and their position in a text.
@MainActor
struct TextBlock {
  /// From the top of the text to the top of the block.
  var top: CGFloat
  /// How many of the lines belong to the block.
  var lineCount: Int
  /// The byte of the text at which the block begins.
  let start: Int
  /// Which bytes of the block are which bytes of the text, in order; what is in none was inserted.
  var segments: [TextSegment]
  /// The index of each of its runs among those of the text.
  var runIndexes: [Int] = []

  private let owned: PangoLayoutHandle?
  private let key: TextParagraphKey?
  private let engine: TextEngine

  /// A block whose lines are where Pango places them.
  init(
    _ layout: PangoLayoutHandle, top: CGFloat, segments: [TextSegment], engine: TextEngine
  ) {
    owned = layout
    key = nil
    self.engine = engine
    self.top = top
    self.segments = segments
    start = segments.first?.source ?? 0
    lineCount = layout.lineCount
  }

  /// A block of the first lines of a paragraph, which are made again when they are needed and not
  /// cached any longer.
  init(
    _ key: TextParagraphKey, at start: Int, top: CGFloat, lineCount: Int, slice: TextSlice,
    engine: TextEngine
  ) {
    owned = nil
    self.key = key
    self.engine = engine
    self.top = top
    self.start = start
    segments = slice.segments
    runIndexes = slice.runIndexes
    self.lineCount = lineCount
  }

  /// The layout that Pango has made.
  var layout: PangoLayoutHandle { owned ?? paragraph?.layout ?? engine.makeLayout("", font: font) }

  /// Its lines; nil if they are where Pango places them.
  var paragraph: TextParagraph? { key.map(engine.paragraph) }

  /// The style of the paragraph; nil if the lines are where Pango places them.
  var style: TextParagraphStyle? { key?.style }

  private var font: Font { key?.font ?? Font(size: 1) }

  /// The lines, relative to the top of the block.
  var lines: [TextLine] {
    guard let paragraph else { return layout.lines }
    return Array(paragraph.lines.prefix(lineCount))
  }
}

extension [TextSegment] {
  /// The byte of the text at a byte of what is shown; the nearest for what was inserted.
  func source(ofShown byte: Int) -> Int? {
    guard let segment = last(where: { $0.start <= byte }) ?? first else { return nil }
    return segment.source + Swift.min(Swift.max(byte - segment.start, 0), segment.count)
  }

  /// The byte of what is shown at a byte of the text; nil if that is before or behind all of it.
  func shown(ofSource byte: Int) -> Int? {
    guard let first, let last, byte >= first.source, byte <= last.source + last.count,
      let segment = self.last(where: { $0.source <= byte })
    else { return nil }
    return segment.start + Swift.min(byte - segment.source, segment.count)
  }
}
