import CPango

/// Breaks a text into lines.
///
/// One layout of Pango does all of it where nothing is left out. The last line allowed, when there
/// is more text, is a block of its own, and so is every line that must not break.
@MainActor
struct TextTypesetter {
  let engine: TextEngine
  let key: TextKey
  let alignment: TextAlignment

  /// The number of bytes up to which a text is laid out as a whole. A longer text is laid out
  /// paragraph by paragraph.
  static let longestWhole = 8192

  /// Breaks the text.
  func typeset() -> TypesetText {
    guard key.content.isPlain, key.maximumHeight == nil, let lineBreak = key.lineBreak,
      key.text.utf8.count <= Self.longestWhole, key.content.advances(key.font).sum <= longestLine
    else {
      return TextParagraphTypesetter(engine: engine, key: key, alignment: alignment).typeset()
    }
    let result = typesetWhole(lineBreak)
    return TypesetText(
      blocks: result.blocks, measurement: result.blocks.measurement(result.isTruncated))
  }

  private func typesetWhole(_ lineBreak: LineBreak) -> (blocks: [TextBlock], isTruncated: Bool) {
    if lineBreak == .clipping { return typesetUnbroken() }
    let isLine = key.maximumLines == 1 && !key.text.contains(where: \.isNewline)
    if isLine, lineBreak.isTruncating {
      let line = shortened(key.text, at: 0, lineBreak, always: false)
      return (stacked([line.part]), line.isShorter)
    }
    let whole = makeAligned(key.text)
    guard key.maximumLines > 0, whole.lineCount > key.maximumLines else {
      return (stacked([part(whole, key.text, at: 0)]), false)
    }
    if !lineBreak.isTruncating {
      let shown = text(before: whole.start(ofLine: key.maximumLines))
      return (
        stacked([part(makeAligned(shown.text, shown.endsParagraph), shown.text, at: 0)]), true
      )
    }
    let start = whole.start(ofLine: key.maximumLines - 1)
    let last = lastLine(from: start, lineBreak)
    if key.maximumLines == 1 { return (stacked([last]), true) }
    let before = text(before: start)
    let layout = makeAligned(before.text, before.endsParagraph)
    return (stacked([part(layout, before.text, at: 0), last]), true)
  }

  /// Lays out every paragraph as a line, however long.
  private func typesetUnbroken() -> (blocks: [TextBlock], isTruncated: Bool) {
    var lines = key.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isTruncated = key.maximumLines > 0 && lines.count > key.maximumLines
    if isTruncated { lines = Array(lines.prefix(key.maximumLines)) }
    let parts = lines.map { line in
      let layout = makeUnbroken(String(line))
      if let width = key.maximumWidth, layout.frame.width <= width {
        pango_layout_set_width(layout.pointer, pangoUnits(width))
      }
      let start = key.text.utf8.distance(from: key.text.startIndex, to: line.startIndex)
      return part(layout, String(line), at: start)
    }
    return (stacked(parts), isTruncated)
  }

  /// A layout of a part of a text, and the bytes of the text from which it is made.
  private struct Part {
    var layout: PangoLayoutHandle
    var segments: [TextSegment]
  }

  private func part(_ layout: PangoLayoutHandle, _ text: String, at start: Int) -> Part {
    Part(
      layout: layout, segments: [TextSegment(start: 0, source: start, count: text.utf8.count)])
  }

  private func stacked(_ parts: [Part]) -> [TextBlock] {
    var top: CGFloat = 0
    return parts.map { part in
      defer { top += part.layout.frame.height + key.lineSpacing }
      return TextBlock(part.layout, top: top, segments: part.segments, engine: engine)
    }
  }

  /// Returns the text before a line, without the break at its end, and whether that break ends a
  /// paragraph.
  private func text(before offset: Int) -> (text: String, endsParagraph: Bool) {
    let end = key.text.utf8.index(key.text.startIndex, offsetBy: offset)
    var text = key.text[..<end]
    let endsParagraph = text.last?.isNewline == true
    if endsParagraph {
      text.removeLast()
    } else {
      while text.last == " " { text.removeLast() }
    }
    return (String(text), endsParagraph)
  }

  /// Returns the last line that is allowed, made of all the text from `offset`.
  private func lastLine(from offset: Int, _ lineBreak: LineBreak) -> Part {
    let start = key.text.utf8.index(key.text.startIndex, offsetBy: offset)
    let rest = key.text[start...]
    guard lineBreak == .truncatingTail else {
      let line = String(rest.map { $0.isNewline ? " " : $0 })
      return shortened(line, at: offset, lineBreak, always: false).part
    }
    let end = rest.firstIndex(where: \.isNewline)
    let line = String(rest[..<(end ?? rest.endIndex)])
    return shortened(line, at: offset, lineBreak, always: end != nil).part
  }

  /// A line with an ellipsis for what does not fit; `always` adds one even if everything fits.
  private func shortened(
    _ text: String, at start: Int, _ lineBreak: LineBreak, always: Bool
  ) -> (part: Part, isShorter: Bool) {
    let truncation = TextTruncation(text: text, lineBreak: lineBreak)
    let room = key.maximumWidth.map { CGFloat(pangoUnits($0)) / CGFloat(PANGO_SCALE) }
    var whole: PangoLayoutHandle?
    let count = truncation.count(within: room, always: always) { count in
      let layout = makeUnbroken(count.map(truncation.text(keeping:)) ?? text)
      if count == nil { whole = layout }
      return layout.frame.width
    }
    guard let count else {
      // A line at the left edge is the same with a width, and without one.
      let layout = whole.flatMap { isLeftAligned ? $0 : nil } ?? makeAligned(text)
      return (part(layout, text, at: start), false)
    }
    let (before, after) = truncation.byteCounts(keeping: count)
    let behind = before + TextTruncation.ellipsis.utf8.count
    let segments = [
      TextSegment(start: 0, source: start, count: before),
      TextSegment(start: behind, source: start + text.utf8.count - after, count: after),
    ]
    return (Part(layout: makeAligned(truncation.text(keeping: count)), segments: segments), true)
  }

  private var isLeftAligned: Bool {
    alignment != .center && alignment != .right && !key.text.beginsRightToLeft
  }

  private func makeAligned(_ text: String, _ endsParagraph: Bool = true) -> PangoLayoutHandle {
    let layout = makeUnbroken(text)
    if let width = key.maximumWidth {
      pango_layout_set_width(layout.pointer, pangoUnits(width))
    }
    pango_layout_set_wrap(
      layout.pointer,
      key.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if key.lineBreak != .charWrapping {
      TextBreaking(layout, of: text, key.lineBreakStrategy).apply(endsParagraph: endsParagraph)
    }
    return layout
  }

  private func makeUnbroken(_ text: String) -> PangoLayoutHandle {
    let layout = engine.makeLayout(text, font: key.font)
    pango_layout_set_spacing(layout.pointer, pangoUnits(key.lineSpacing))
    pango_layout_set_justify(layout.pointer, alignment == .justified ? 1 : 0)
    pango_layout_set_alignment(layout.pointer, pangoAlignment)
    return layout
  }

  /// Pango's left is where the script begins.
  private var pangoAlignment: PangoAlignment {
    switch alignment {
    case .center: PANGO_ALIGN_CENTER
    case .natural, .justified: PANGO_ALIGN_LEFT
    case .left: key.text.beginsRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: key.text.beginsRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }
}

/// A text, and how its lines are aligned.
struct AlignedText: Hashable {
  var key: TextKey
  var alignment: TextAlignment
}

extension TextEngine {
  /// The lines of a text.
  func typeset(_ text: AlignedText) -> TypesetText {
    let isCached = text.key.content.isPlain
    if isCached, let known = typesetTexts.value(for: text) { return known }
    let made = TextTypesetter(engine: self, key: text.key, alignment: text.alignment).typeset()
    // A layout of Pango has about this size without characters.
    if isCached {
      typesetTexts.remember(made, for: text, byteCount: text.key.text.utf8.count + 1024)
    }
    return made
  }
}

/// A text that is broken into lines.
@MainActor
struct TypesetText {
  var blocks: [TextBlock]
  var measurement: TextMeasurement
}

extension [TextBlock] {
  /// The size, baselines and number of lines of blocks whose lines Pango places.
  @MainActor fileprivate func measurement(_ isTruncated: Bool) -> TextMeasurement {
    var result = TextMeasurement(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: isTruncated)
    for block in self {
      let layout = block.layout
      let frame = layout.frame
      if result.lineCount == 0 { result.firstBaseline = layout.firstBaseline }
      result.lastBaseline = block.top + layout.lastBaseline
      result.lineCount += block.lineCount
      result.size.width = Swift.max(result.size.width, frame.width)
      result.size.height = block.top + frame.height
    }
    return result
  }
}
