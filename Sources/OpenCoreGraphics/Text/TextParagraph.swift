import CPango

/// A line, in its paragraph or in its text.
struct TextLine: Hashable {
  /// The byte of what is shown at which it begins.
  var start: Int
  /// How many bytes it has, without what ends it.
  var count: Int
  /// Where its glyphs are, as high as the line; without the space below it.
  var frame: CGRect
  /// From the top to the baseline.
  var baseline: CGFloat
}

/// Everything that the lines of a paragraph depend on.
struct TextParagraphKey: Hashable {
  var text: String
  var runs: [TextRun]
  var font: Font
  var style: TextParagraphStyle
  /// Nil is as wide as needed.
  var width: CGFloat?
  /// Whether lines break, as the style says.
  var isBroken: Bool
}

/// The lines of a paragraph.
@MainActor
final class TextParagraph {
  let layout: PangoLayoutHandle
  let lines: [TextLine]
  /// The width of the widest line, with its indents.
  let width: CGFloat

  /// Breaks a paragraph into lines.
  init(_ key: TextParagraphKey, engine: TextEngine) {
    layout = Self.makeLayout(key, engine: engine)
    if key.isBroken, key.style.lineBreak != .charWrapping {
      TextBreaking(layout, of: key.text, key.style.lineBreakStrategy).apply(endsParagraph: true)
    }
    let place = TextParagraphPlace(key)
    lines = place.lines(of: layout)
    width = place.width(of: lines)
  }

  /// The layout in which Pango breaks a paragraph into lines.
  static func makeLayout(_ key: TextParagraphKey, engine: TextEngine) -> PangoLayoutHandle {
    let layout = engine.makeLayout(
      key.text, font: key.font, runs: key.runs, isRightToLeft: key.style.isRightToLeft)
    TextParagraphPlace(key).prepare(layout)
    return layout
  }

  deinit {}
}

/// Where the lines of a paragraph are between the edges.
struct TextParagraphPlace {
  private let text: String
  private let style: TextParagraphStyle
  private let width: CGFloat?
  private let isBroken: Bool
  private let inset: CGFloat
  private let runsToLeft: Bool

  init(_ key: TextParagraphKey) {
    text = key.text
    style = key.style
    width = key.width
    isBroken = key.isBroken
    inset = key.style.firstLineInset
    runsToLeft = key.style.isRightToLeft ?? key.text.beginsRightToLeft
  }

  /// Sets what Pango needs to know to break lines.
  func prepare(_ layout: PangoLayoutHandle) {
    let pointer = layout.pointer
    if isBroken, let width {
      pango_layout_set_width(pointer, max(pangoUnits(style.room(in: width)), 0))
      pango_layout_set_indent(pointer, pangoUnits(inset))
    }
    pango_layout_set_wrap(
      pointer, style.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(pointer, style.alignment == .justified ? 1 : 0)
    setTabs(of: pointer)
  }

  /// The lines as Pango has broken them.
  func lines(of layout: PangoLayoutHandle) -> [TextLine] {
    guard let iterator = pango_layout_get_iter(layout.pointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var result: [TextLine] = []
    result.reserveCapacity(layout.lineCount)
    var top: CGFloat = 0
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let baseline = points(pango_layout_iter_get_baseline(iterator) - logical.y)
      let natural = points(logical.height)
      let height = style.height(ofLine: natural)
      let isIndented = result.isEmpty
      let size = CGSize(width: points(logical.width), height: height)
      result.append(
        TextLine(
          start: Int(line.start_index), count: Int(line.length),
          frame: CGRect(
            origin: CGPoint(x: start(ofLine: size.width, isFirst: isIndented), y: top), size: size),
          // The additional height of a line is above its glyphs.
          baseline: top + baseline + height - natural))
      top += height + style.spaceBelowLine
    } while pango_layout_iter_next_line(iterator) != 0
    return result
  }

  /// The width of the widest line, with its indents.
  func width(of lines: [TextLine]) -> CGFloat {
    let tail = max(-style.tailIndent.limited(to: 100_000), 0)
    let widths = lines.enumerated().map { index, line in
      line.frame.width + style.indent(ofLine: index) + tail
    }
    return widths.max() ?? 0
  }

  /// The left end of a line of a width.
  private func start(ofLine length: CGFloat, isFirst: Bool) -> CGFloat {
    let head = style.indent(ofLine: isFirst ? 0 : 1)
    guard let width else { return runsToLeft ? 0 : head }
    let room = style.room(in: width) + style.outerIndent - head
    let free = room - length
    let fromLeading: CGFloat
    switch style.alignment {
    case .center: fromLeading = max(free, 0) / 2
    case .natural, .justified: fromLeading = 0
    case .left: fromLeading = runsToLeft ? max(free, 0) : 0
    case .right: fromLeading = runsToLeft ? 0 : max(free, 0)
    }
    return runsToLeft ? width - head - fromLeading - length : head + fromLeading
  }

  private func setTabs(of pointer: OpaquePointer) {
    let tabs = TextTabs(style, in: text)
    guard !tabs.stops.isEmpty else { return }
    let array = pango_tab_array_new(Int32(tabs.stops.count), 0)
    defer { pango_tab_array_free(array) }
    for (index, stop) in tabs.stops.enumerated() {
      let alignment: PangoTabAlign =
        switch stop.alignment {
        case .left: PANGO_TAB_LEFT
        case .right: PANGO_TAB_RIGHT
        case .center: PANGO_TAB_CENTER
        case .decimal: PANGO_TAB_DECIMAL
        }
      pango_tab_array_set_tab(array, Int32(index), alignment, pangoUnits(stop.location))
    }
    pango_layout_set_tabs(pointer, array)
  }
}

extension TextEngine {
  /// The lines of a paragraph.
  func paragraph(_ key: TextParagraphKey) -> TextParagraph {
    if let known = paragraphs.value(for: key) { return known }
    let made = TextParagraph(key, engine: self)
    // The cost of a paragraph without characters counts as that of some.
    paragraphs.remember(made, for: key, byteCount: key.text.utf8.count + 64)
    return made
  }
}
