import CCairo
import CPango

extension TextLayout {
  /// Draws the lines, upright where y points down.
  ///
  /// - Parameters:
  ///   - point: the left end of the top line's top, in user space; aligned lines lie between it and
  ///     `maximumWidth` to the right of it. Nothing is drawn where letters are larger than 4000
  ///     pixels.
  ///   - color: the colour of the letters; alpha and blend mode of the context apply.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
    guard point.isFinite, hasDrawableSize(under: context.state.transform) else { return }
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
    (0.01...4000).contains(transform.longestScale * font.drawnSize)
  }

  private func draw(
    _ block: TextBlock, at place: CGPoint, to cairo: OpaquePointer, asPath: Bool
  ) {
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

  /// Where a block begins, to the right of where the text does.
  ///
  /// Only a line that is too long and must not break begins elsewhere than at 0: one that runs to
  /// the left shows its right end.
  func inset(of block: TextBlock) -> CGFloat {
    guard
      let maximumWidth, pango_layout_get_width(block.layout.pointer) < 0, text.beginsRightToLeft
    else { return 0 }
    return maximumWidth - block.layout.frame.width
  }
}
