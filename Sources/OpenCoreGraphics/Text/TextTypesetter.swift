import CPango

/// Lines that Pango lays out together, and their position in a text.
struct TextBlock {
  var layout: PangoLayoutHandle
  /// From the top of the text to the top of the block.
  var top: CGFloat
}

/// Breaks a text into lines.
///
/// One layout of Pango does all of it where nothing is left out. The last line allowed, when there
/// is more text, is a block of its own, and so is every line that must not break.
@MainActor
struct TextTypesetter {
  let engine: TextEngine
  let key: TextKey
  let alignment: TextAlignment

  /// Breaks the text; `isTruncated` says whether something is left out.
  func typeset() -> (blocks: [TextBlock], isTruncated: Bool) {
    if key.lineBreak == .clipping { return typesetUnbroken() }
    let isLine = key.maximumLines == 1 && !key.text.contains(where: \.isNewline)
    if isLine, key.lineBreak.isTruncating {
      let line = shortened(key.text, always: false)
      return (stacked([makeAligned(line.text)]), line.isShorter)
    }
    let whole = makeAligned(key.text)
    guard key.maximumLines > 0, whole.lineCount > key.maximumLines else {
      return (stacked([whole]), false)
    }
    if !key.lineBreak.isTruncating {
      let shown = text(before: whole.start(ofLine: key.maximumLines))
      return (stacked([makeAligned(shown)]), true)
    }
    let start = whole.start(ofLine: key.maximumLines - 1)
    let last = makeAligned(lastLine(from: start))
    let isAlone = key.maximumLines == 1
    return (stacked(isAlone ? [last] : [makeAligned(text(before: start)), last]), true)
  }

  /// Lays out every paragraph as a line, however long.
  private func typesetUnbroken() -> (blocks: [TextBlock], isTruncated: Bool) {
    var lines = key.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isTruncated = key.maximumLines > 0 && lines.count > key.maximumLines
    if isTruncated { lines = Array(lines.prefix(key.maximumLines)) }
    let layouts = lines.map { line in
      let layout = makeUnbroken(String(line))
      if let width = key.maximumWidth, layout.frame.width <= width {
        pango_layout_set_width(layout.pointer, pangoUnits(width))
      }
      return layout
    }
    return (stacked(layouts), isTruncated)
  }

  private func stacked(_ layouts: [PangoLayoutHandle]) -> [TextBlock] {
    var top: CGFloat = 0
    return layouts.map { layout in
      defer { top += layout.frame.height + key.lineSpacing }
      return TextBlock(layout: layout, top: top)
    }
  }

  /// What is before a line, without the break that ends it.
  private func text(before offset: Int) -> String {
    let end = key.text.utf8.index(key.text.startIndex, offsetBy: offset)
    var text = key.text[..<end]
    if text.last?.isNewline == true {
      text.removeLast()
    } else {
      while text.last == " " { text.removeLast() }
    }
    return String(text)
  }

  /// What the last line allowed shows of all that follows.
  private func lastLine(from offset: Int) -> String {
    let start = key.text.utf8.index(key.text.startIndex, offsetBy: offset)
    let rest = key.text[start...]
    guard key.lineBreak == .truncatingTail else {
      return shortened(String(rest.map { $0.isNewline ? " " : $0 }), always: false).text
    }
    let end = rest.firstIndex(where: \.isNewline)
    return shortened(String(rest[..<(end ?? rest.endIndex)]), always: end != nil).text
  }

  /// A line with an ellipsis for what does not fit; `always` adds one even if everything fits.
  private func shortened(_ text: String, always: Bool) -> (text: String, isShorter: Bool) {
    let truncation = TextTruncation(text: text, lineBreak: key.lineBreak)
    guard let width = key.maximumWidth else {
      return always ? (truncation.text(keeping: truncation.count), true) : (text, false)
    }
    let room = CGFloat(pangoUnits(width)) / CGFloat(PANGO_SCALE)
    let wholeWidth = makeUnbroken(text).frame.width
    if !always, wholeWidth <= room { return (text, false) }
    let guess = wholeWidth > 0 ? CGFloat(truncation.count) * room / wholeWidth : 0
    return (
      truncation.longest(near: Int(guess), canKeepAll: always) {
        makeUnbroken($0).frame.width <= room
      }, true
    )
  }

  private func makeAligned(_ text: String) -> PangoLayoutHandle {
    let layout = makeUnbroken(text)
    if let width = key.maximumWidth {
      pango_layout_set_width(layout.pointer, pangoUnits(width))
    }
    pango_layout_set_wrap(
      layout.pointer,
      key.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
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
