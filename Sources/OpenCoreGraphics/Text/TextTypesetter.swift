import CPango

/// Lines that Pango lays out together, at their place in a text.
struct TextBlock {
  var layout: PangoLayoutHandle
  /// From the top of the text to the top of the block.
  var top: CGFloat
}

/// Breaks a text into lines.
///
/// One layout of Pango does all of it, but for text with too many lines: Pango counts lines in each
/// paragraph and has no ellipsis for what follows a paragraph. So the last line allowed is a block
/// of its own.
@MainActor
struct TextTypesetter {
  let engine: TextEngine
  let key: TextKey
  let alignment: TextAlignment

  /// Breaks the text; `isTruncated` tells whether something is left out.
  func typeset() -> (blocks: [TextBlock], isTruncated: Bool) {
    if key.maximumLines == 1, key.lineBreak.isTruncating, !key.text.contains(where: \.isNewline) {
      let line = makeLine(key.text)
      return ([TextBlock(layout: line, top: 0)], line.isEllipsized)
    }
    let whole = makeWrapped(key.text)
    guard key.maximumLines > 0, whole.lineCount > key.maximumLines else {
      return ([TextBlock(layout: whole, top: 0)], false)
    }
    if !key.lineBreak.isTruncating {
      let shown = text(before: whole.start(ofLine: key.maximumLines))
      return ([TextBlock(layout: makeWrapped(shown), top: 0)], true)
    }
    let start = whole.start(ofLine: key.maximumLines - 1)
    let last = makeLine(lastLine(from: start))
    guard key.maximumLines > 1 else { return ([TextBlock(layout: last, top: 0)], true) }
    let head = makeWrapped(text(before: start))
    let top = head.frame.height + key.lineSpacing
    return ([TextBlock(layout: head, top: 0), TextBlock(layout: last, top: top)], true)
  }

  /// What stands before a line, without the break that ends it.
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

  /// What the last line allowed has to show of all that follows.
  private func lastLine(from offset: Int) -> String {
    let start = key.text.utf8.index(key.text.startIndex, offsetBy: offset)
    let rest = key.text[start...]
    guard key.lineBreak == .truncatingTail else {
      return String(rest.map { $0.isNewline ? " " : $0 })
    }
    guard let end = rest.firstIndex(where: \.isNewline) else { return String(rest) }
    return rest[..<end] + "…"
  }

  private func makeWrapped(_ text: String) -> PangoLayoutHandle {
    let layout = makeAligned(text)
    if let width = key.maximumWidth, key.lineBreak != .clipping {
      pango_layout_set_width(layout.pointer, pangoUnits(width))
    }
    pango_layout_set_wrap(
      layout.pointer,
      key.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    return layout
  }

  private func makeLine(_ text: String) -> PangoLayoutHandle {
    let layout = makeAligned(text)
    let mode: PangoEllipsizeMode =
      switch key.lineBreak {
      case .truncatingHead: PANGO_ELLIPSIZE_START
      case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      default: PANGO_ELLIPSIZE_END
      }
    if let width = key.maximumWidth {
      pango_layout_set_width(layout.pointer, pangoUnits(width))
      pango_layout_set_ellipsize(layout.pointer, mode)
    }
    return layout
  }

  private func makeAligned(_ text: String) -> PangoLayoutHandle {
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
