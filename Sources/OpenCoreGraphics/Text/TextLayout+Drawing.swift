import CCairo
import CPango

extension TextLayout {
  /// Draws the lines, upright where y points down.
  ///
  /// Nothing is drawn where letters are larger than 4000 pixels, and no line that is outside of the
  /// clip.
  ///
  /// - Parameters:
  ///   - point: the left end of the top line's top, in user space; aligned lines lie between it and
  ///     `maximumWidth` to the right of it.
  ///   - color: the colour of the letters; alpha and blend mode of the context apply.
  ///   - paints: how the runs are painted, by their indexes; a run without paint has `color`.
  ///   - steps: the steps of a text with paints that are drawn.
  ///   - drawAttachment: draws what stands for a character, whose place in UTF-16 it gets, into a
  ///     rectangle in user space.
  package func draw(
    in context: CGContext, at point: CGPoint, color: CGColor, paints: [TextPaint] = [],
    steps: [TextDrawingStep] = TextDrawingStep.allCases,
    drawAttachment: ((Int, CGRect) -> Void)? = nil
  ) {
    guard point.isFinite, hasDrawableSize(under: context.state.transform) else { return }
    let mode = context.state.textDrawingMode
    guard paints.isEmpty, mode == .fill else {
      let painters = blocks.map { block in
        TextPainter(
          context: context, block: block,
          place: CGPoint(x: point.x + inset(of: block), y: point.y + block.top), color: color,
          paints: paints)
      }
      for step in steps {
        for painter in painters { painter.draw(step) }
      }
      guard steps.contains(.glyphs) else { return }
      drawAttachments(at: point, drawAttachment)
      if mode.clips { context.clip(toOutlinesOf: painters) }
      return
    }
    context.drawInUserSpace(color) { cairo in
      cairo_save(cairo)
      if key.lineBreak == .clipping, let maximumWidth {
        let room = font.metrics.lineHeight
        cairo_rectangle(
          cairo, point.x, point.y - room, maximumWidth, size.height + 2 * room)
        cairo_clip(cairo)
      }
      for block in blocks {
        let place = CGPoint(x: point.x + inset(of: block), y: point.y + block.top)
        draw(block, at: place, to: cairo, asPath: context.needsClipForBlending)
      }
      cairo_restore(cairo)
    }
  }

  /// Whether glyphs can be made in the size that they have in pixels: one that cannot would end
  /// all drawing into the bitmap.
  private func hasDrawableSize(under transform: CGAffineTransform) -> Bool {
    let scale = transform.longestScale
    let drawable = 0.01...4000
    return drawable.contains(scale * font.drawnSize)
      && key.content.runs.allSatisfy { drawable.contains(scale * $0.attributes.font.drawnSize) }
  }

  private func draw(
    _ block: TextBlock, at place: CGPoint, to cairo: OpaquePointer, asPath: Bool
  ) {
    guard block.style == nil else {
      draw(linesOf: block, at: place, to: cairo, asPath: asPath)
      return
    }
    cairo_move_to(cairo, place.x, place.y)
    guard asPath else {
      pango_cairo_show_layout(cairo, block.layout.pointer)
      return
    }
    cairo_save(cairo)
    pango_cairo_layout_path(cairo, block.layout.pointer)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Draws lines that have places of their own, as far as they are inside the clip.
  private func draw(
    linesOf block: TextBlock, at place: CGPoint, to cairo: OpaquePointer, asPath: Bool
  ) {
    let visible = cairo.visibleRange
    for (number, line) in block.lines.enumerated() {
      let y = place.y + line.baseline
      guard visible.contains(place.y + line.frame.minY, place.y + line.frame.maxY),
        let pangoLine = pango_layout_get_line_readonly(block.layout.pointer, Int32(number))
      else { continue }
      cairo_move_to(cairo, place.x + line.frame.minX, y)
      guard asPath else {
        pango_cairo_show_layout_line(cairo, pangoLine)
        continue
      }
      cairo_save(cairo)
      pango_cairo_layout_line_path(cairo, pangoLine)
      cairo_clip(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
  }

  private func drawAttachments(at point: CGPoint, _ draw: ((Int, CGRect) -> Void)?) {
    guard let draw, key.content.runs.contains(where: { $0.attributes.attachment != nil }) else {
      return
    }
    for block in blocks {
      for glyphs in block.glyphs() {
        guard let index = block.runIndexes[safe: glyphs.run],
          let box = key.content.runs[index].attributes.limited.attachment,
          let byte = block.segments.source(ofShown: glyphs.start)
        else { continue }
        let origin = CGPoint(
          x: point.x + inset(of: block) + glyphs.x + box.minX,
          y: point.y + block.top + glyphs.baseline + box.minY)
        draw(location(at: byte), CGRect(origin: origin, size: box.size))
      }
    }
  }

  /// Where a block begins, to the right of where the text does.
  ///
  /// Only a line that is too long and must not break begins elsewhere than at 0: one that runs to
  /// the left shows its right end.
  func inset(of block: TextBlock) -> CGFloat {
    guard block.style == nil,
      let maximumWidth, pango_layout_get_width(block.layout.pointer) < 0, text.beginsRightToLeft
    else { return 0 }
    return maximumWidth - block.layout.frame.width
  }
}

extension CGContext {
  /// Cuts later drawing to the outlines of text; the current path stays.
  @MainActor fileprivate func clip(toOutlinesOf painters: [TextPainter]) {
    let path = devicePath.segments
    beginPath()
    for painter in painters { painter.addOutlines() }
    if isPathEmpty { clip(to: .zero) } else { clip() }
    devicePath.segments = path
  }
}

/// Heights in user space that are inside the clip.
struct VisibleRange {
  var top: CGFloat
  var bottom: CGFloat

  /// Whether a line is inside, with what its glyphs reach beyond it.
  func contains(_ lineTop: CGFloat, _ lineBottom: CGFloat) -> Bool {
    let room = lineBottom - lineTop
    return lineBottom + room >= top && lineTop - room <= bottom
  }
}

extension OpaquePointer {
  /// The heights inside the clip of a context of cairo.
  var visibleRange: VisibleRange {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    return VisibleRange(top: top, bottom: bottom)
  }
}

extension Array {
  /// The element at an index; nil if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
