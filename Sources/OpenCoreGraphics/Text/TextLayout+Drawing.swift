import CPango

extension TextLayout {
  /// Draws the lines, upright where y points down.
  ///
  /// - Parameters:
  ///   - point: the left end of the top line's top, in user space; aligned lines stand between it
  ///     and `maximumWidth` to the right of it.
  ///   - color: the colour of the letters; alpha and blend mode of the context apply.
  package func draw(in context: CGContext, at point: CGPoint, color: CGColor) {
    guard point.x.isFinite, point.y.isFinite else { return }
    context.drawInUserSpace(color) { cairo in
      cairo_save(cairo)
      if key.lineBreak == .clipping, let maximumWidth {
        let room = font.metrics.lineHeight
        cairo_rectangle(
          cairo, point.x, point.y - room, maximumWidth, size.height + 2 * room)
        cairo_clip(cairo)
      }
      for block in blocks {
        cairo_move_to(cairo, point.x + inset(of: block), point.y + block.top)
        if context.needsClipForBlending {
          pango_cairo_layout_path(cairo, block.layout.pointer)
          cairo_clip(cairo)
          cairo_paint(cairo)
        } else {
          pango_cairo_show_layout(cairo, block.layout.pointer)
        }
      }
      cairo_restore(cairo)
    }
  }

  /// What has to be added so that lines that do not break stand where alignment wants them.
  ///
  /// Pango aligns broken lines itself; others it aligns among themselves.
  func inset(of block: TextBlock) -> CGFloat {
    guard
      let maximumWidth, pango_layout_get_width(block.layout.pointer) < 0
    else { return 0 }
    let spare = maximumWidth - block.layout.frame.width
    return switch alignment {
    case .left, .justified: 0
    case .center: spare / 2
    case .right: spare
    case .natural: text.beginsRightToLeft ? spare : 0
    }
  }
}
