import CPango

/// Breaks a text into lines paragraph by paragraph, each in its style; ends as soon as no further
/// line is shown.
///
/// A paragraph is laid out in parts of limited length, so that the memory for it is limited. Parts
/// end where lines do; only a line that does not break and is longer than a part is broken there.
@MainActor
struct TextParagraphTypesetter {
  private let engine: TextEngine
  private let key: TextKey
  private let alignment: TextAlignment
  private let partLimit: Int
  private var result: TypesetText
  private var cursor = RunCursor()
  /// Where each line begins that may be the last, and how it is arranged.
  private var lastLine: (source: Int, style: TextParagraphStyle)?

  init(engine: TextEngine, key: TextKey, alignment: TextAlignment) {
    self.engine = engine
    self.key = key
    self.alignment = alignment
    let advances = key.content.advances(key.font)
    let limit = advances.sum <= longestLine ? .max : Int(longestLine / advances.largest)
    partLimit = max(32, min(16_384, limit))
    result = TypesetText(
      blocks: [],
      measurement: TextMeasurement(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false))
  }

  /// Breaks the text.
  func typeset() -> TypesetText {
    var copy = self
    copy.typesetParagraphs()
    return copy.result
  }

  private mutating func typesetParagraphs() {
    let paragraphs = key.content.paragraphs
    var top: CGFloat = 0
    var previous: TextParagraphStyle?
    for range in paragraphs {
      let style = style(at: range.lowerBound)
      if let previous {
        top += previous.spaceBelowLine + previous.spaceBelow + style.spaceAbove
      }
      guard typeset(range, style, top: &top) else { return }
      previous = style
    }
  }

  private func style(at byte: Int) -> TextParagraphStyle {
    var style: TextParagraphStyle
    if let known = key.content.style(at: byte) {
      style = known
    } else {
      style = TextParagraphStyle()
      style.alignment = alignment
      style.lineSpacing = key.lineSpacing
      style.lineBreakStrategy = key.lineBreakStrategy
    }
    if let lineBreak = key.lineBreak { style.lineBreak = lineBreak }
    return style
  }

  /// Adds the lines of a paragraph; false if there is no room for more.
  private mutating func typeset(
    _ range: Range<Int>, _ style: TextParagraphStyle, top: inout CGFloat
  ) -> Bool {
    let isLine = key.lineBreak == nil && style.lineBreak.isTruncating
    var style = style
    var start = range.lowerBound
    repeat {
      let isPart = range.upperBound - start > partLimit
      var end = isPart ? characterStart(atOrBefore: start + partLimit) : range.upperBound
      if isLine { end = range.upperBound }
      let slice = slice(start..<end, style, isLine: isLine)
      var partStyle = style
      // A part ends anywhere in a line.
      if isPart { partStyle.lineBreakStrategy.remove(.pushOut) }
      let place = makeKey(
        slice, partStyle, at: start, isBroken: !isLine && style.lineBreak != .clipping)
      let paragraph = engine.paragraph(place)
      var count = paragraph.lines.count
      if isPart, !isLine, count > 1 {
        count -= 1
        end = slice.segments.source(ofShown: paragraph.lines[count].start) ?? end
      }
      let shown = shownCount(of: paragraph, count, top: top)
      if shown > 0 { add(place, slice, at: start, paragraph, shown, style, top: top) }
      if shown < count {
        cut()
        return false
      }
      top += paragraph.lines[count - 1].frame.maxY
      if end < range.upperBound { top += style.spaceBelowLine }
      start = end
      style.firstLineHeadIndent = style.headIndent
    } while start < range.upperBound
    return true
  }

  /// The text of a part: with an ellipsis for what does not fit, if it is a line.
  private mutating func slice(
    _ range: Range<Int>, _ style: TextParagraphStyle, isLine: Bool
  ) -> TextSlice {
    guard isLine else { return key.content.slice(range, from: &cursor).embedded }
    let line = shortened(range, style, always: false)
    if line.isShorter { result.measurement.isTruncated = true }
    return line.slice
  }

  /// How many lines of a part are shown, where `count` belong to it.
  private func shownCount(of paragraph: TextParagraph, _ count: Int, top: CGFloat) -> Int {
    var shown = count
    let known = result.measurement.lineCount
    if key.maximumLines > 0 { shown = min(shown, key.maximumLines - known) }
    guard let height = key.maximumHeight else { return shown }
    let fitting = paragraph.lines.prefix(shown).prefix { top + $0.frame.maxY <= height + 0.01 }
    return known == 0 ? max(fitting.count, min(shown, 1)) : fitting.count
  }

  private func makeKey(
    _ slice: TextSlice, _ style: TextParagraphStyle, at byte: Int, isBroken: Bool
  ) -> TextParagraphKey {
    var font = slice.runs.first?.attributes.font ?? key.font
    if slice.runs.isEmpty, !key.content.runs.isEmpty {
      var cursor = cursor
      cursor.seek(byte, in: key.content.runs)
      font = key.content.runs[cursor.index].attributes.font
    }
    return TextParagraphKey(
      text: slice.text, runs: slice.runs, font: font, style: style, width: key.maximumWidth,
      isBroken: isBroken)
  }

  private mutating func add(
    _ place: TextParagraphKey, _ slice: TextSlice, at start: Int, _ paragraph: TextParagraph,
    _ count: Int, _ style: TextParagraphStyle, top: CGFloat
  ) {
    result.blocks.append(
      TextBlock(place, at: start, top: top, lineCount: count, slice: slice, engine: engine))
    var lastStyle = style
    if count > 1 { lastStyle.firstLineHeadIndent = style.headIndent }
    let last = paragraph.lines[count - 1]
    lastLine = (slice.segments.source(ofShown: last.start) ?? start, lastStyle)
    if result.measurement.lineCount == 0 {
      result.measurement.firstBaseline = top + paragraph.lines[0].baseline
    }
    result.measurement.lineCount += count
    result.measurement.lastBaseline = top + last.baseline
    result.measurement.size.width = max(result.measurement.size.width, paragraph.width)
    result.measurement.size.height = top + last.frame.maxY
  }

  // MARK: The last line

  /// Notes that text is left out, and shows it in the last line in a mode that does.
  private mutating func cut() {
    result.measurement.isTruncated = true
    guard let lineBreak = key.lineBreak, lineBreak.isTruncating, let lastLine,
      var block = result.blocks.popLast(), let last = block.lines.last
    else { return }
    let top = block.top + last.frame.minY
    block.lineCount -= 1
    result.measurement.lineCount -= 1
    if block.lineCount > 0 { result.blocks.append(block) }
    let (line, isShorter) = lastLineSlice(from: lastLine.source, lastLine.style)
    if lastLine.style.tightensForTruncation { result.measurement.isTruncated = isShorter }
    let place = makeKey(line, lastLine.style, at: lastLine.source, isBroken: false)
    add(
      place, line, at: lastLine.source, engine.paragraph(place), 1, lastLine.style, top: top)
  }

  /// Returns the text of the last line, made of all the text from `start`, and whether a part of it
  /// is left out.
  private func lastLineSlice(
    from start: Int, _ style: TextParagraphStyle
  ) -> (slice: TextSlice, isShorter: Bool) {
    let all = start..<key.text.utf8.count
    guard style.lineBreak == .truncatingTail else {
      return shortened(all, style, always: false)
    }
    let utf8 = key.text.utf8
    let begin = utf8.index(utf8.startIndex, offsetBy: start)
    let last = characterStart(atOrBefore: min(start + lineLimit, all.upperBound))
    let limit = utf8.index(utf8.startIndex, offsetBy: last)
    let rest = key.text[begin..<limit]
    let end = rest.firstIndex(where: \.isNewline) ?? limit
    let count = utf8.distance(from: begin, to: end)
    return shortened(start..<start + count, style, always: end < utf8.endIndex)
  }

  /// How many bytes of a line are looked at that is to be shortened.
  private var lineLimit: Int { partLimit }

  /// A line with an ellipsis for what does not fit; `always` adds one even if everything fits.
  private func shortened(
    _ range: Range<Int>, _ style: TextParagraphStyle, always: Bool
  ) -> (slice: TextSlice, isShorter: Bool) {
    var whole = lineSlice(range, style.lineBreak)
    whole.text = whole.text.withoutLineEnds
    let truncation = TextTruncation(text: whole.text, lineBreak: style.lineBreak)
    let room = key.maximumWidth.map { width in
      let inset = max(style.firstLineInset, 0)
      return CGFloat(pangoUnits(max(style.room(in: width) - inset, 0))) / CGFloat(PANGO_SCALE)
    }
    func shown(_ count: Int) -> TextSlice {
      let (before, after) = truncation.byteCounts(keeping: count)
      return whole.keeping(before: before, after: after)
    }
    func width(_ slice: TextSlice) -> CGFloat {
      let shown = makeKey(slice.embedded, style, at: range.lowerBound, isBroken: false)
      return TextParagraph.makeLayout(shown, engine: engine).frame.width
    }
    if style.tightensForTruncation, !always, let room,
      let tight = whole.tightened(from: width(whole), to: room), width(tight) <= room
    {
      return (tight.embedded, false)
    }
    let count = truncation.count(within: room, always: always) { count in
      width(count.map(shown) ?? whole)
    }
    guard let count else { return (whole.embedded, false) }
    return (shown(count).embedded, true)
  }

  /// Returns the text that is measured for a line: for a very long line only the parts that may be
  /// shown.
  private func lineSlice(_ range: Range<Int>, _ lineBreak: LineBreak) -> TextSlice {
    guard range.count > lineLimit else { return key.content.slice(range) }
    let half = lineLimit / 2
    switch lineBreak {
    case .truncatingHead:
      let start = characterStart(atOrBefore: range.upperBound - lineLimit)
      return key.content.slice(start..<range.upperBound)
    case .truncatingMiddle:
      let end = characterStart(atOrBefore: range.lowerBound + half)
      let start = characterStart(atOrBefore: range.upperBound - half)
      var slice = key.content.slice(range.lowerBound..<end)
      slice.append(key.content.slice(start..<range.upperBound))
      return slice
    default:
      let end = characterStart(atOrBefore: range.lowerBound + lineLimit)
      return key.content.slice(range.lowerBound..<end)
    }
  }

  /// Where a character begins.
  private func characterStart(atOrBefore byte: Int) -> Int {
    let utf8 = key.text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: byte)
    // A character may be as long as the text.
    let scalar = key.text.unicodeScalars.start(index)
    return utf8.distance(from: utf8.startIndex, to: scalar)
  }
}

extension String {
  /// The text with a blank, as long in UTF-8, for all that ends lines.
  fileprivate var withoutLineEnds: String {
    guard unicodeScalars.contains(where: \.endsLine) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.endsLine else {
        result.append(scalar)
        continue
      }
      // An en space has three bytes, a no-break space two.
      result.append(scalar.value < 0x80 ? " " : scalar.value < 0x800 ? "\u{A0}" : "\u{2002}")
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
