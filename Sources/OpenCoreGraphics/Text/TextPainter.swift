import CCairo
import CPango

/// Draws a block of a text whose runs are painted differently.
@MainActor
struct TextPainter {
  /// What is drawn in turn: what is behind a line is behind all glyphs.
  enum Step: CaseIterable {
    case backgrounds, shadows, glyphs
  }

  let context: CGContext
  let block: TextBlock
  /// Where the block begins, in user space.
  let place: CGPoint
  /// The colour of runs that have none.
  let color: CGColor
  /// How runs are painted, by their indexes.
  let paints: [TextPaint]

  /// Draws one step of all lines that are visible.
  func draw(_ step: Step) {
    let needed = block.runIndexes.contains { index in
      switch step {
      case .backgrounds: paints[safe: index]?.background != nil
      case .shadows: paints[safe: index]?.shadow != nil
      case .glyphs: true
      }
    }
    guard needed || step == .glyphs else { return }
    let glyphs = visibleGlyphs()
    switch step {
    case .backgrounds: drawBackgrounds(glyphs)
    case .shadows: context.withoutShadow { drawShadows(glyphs) }
    case .glyphs:
      drawRules(glyphs, \.underline, .below)
      for part in glyphs {
        let paint = paint(of: part)
        // The shadow of a text takes the place of that of the context.
        if paint.shadow == nil {
          draw(part, paint)
        } else {
          context.withoutShadow { draw(part, paint) }
        }
      }
      drawRules(glyphs, \.strikethrough, .through)
    }
  }

  private func visibleGlyphs() -> [TextGlyphs] {
    var visible = VisibleRange(top: 0, bottom: 0)
    context.withoutShadow { context.drawInUserSpace(color) { visible = $0.visibleRange } }
    return block.glyphs { line in
      visible.contains(place.y + line.frame.minY, place.y + line.frame.maxY)
    }
  }

  private func paint(of part: TextGlyphs) -> TextPaint {
    block.runIndexes[safe: part.run].flatMap { paints[safe: $0] } ?? TextPaint()
  }

  // MARK: Glyphs

  private func draw(_ part: TextGlyphs, _ paint: TextPaint) {
    let fill = paint.color ?? color
    if paint.strokeWidth <= 0 {
      context.drawInUserSpace(fill) { show(part, in: $0, asPath: context.needsClipForBlending) }
    }
    let percent = abs(paint.strokeWidth.limited(to: 100))
    guard percent > 0, let font = part.item.pointee.item.pointee.analysis.font else { return }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    let size = points(pango_font_description_get_size(description))
    context.drawInUserSpace(paint.strokeColor ?? fill) { cairo in
      move(to: part, in: cairo)
      pango_cairo_glyph_string_path(cairo, font, part.item.pointee.glyphs)
      cairo_set_line_width(cairo, size * percent / 100)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      cairo_stroke(cairo)
    }
  }

  private func move(to part: TextGlyphs, in cairo: OpaquePointer) {
    cairo_move_to(cairo, place.x + part.x, place.y + part.baseline - part.rise)
  }

  private func show(_ part: TextGlyphs, in cairo: OpaquePointer, asPath: Bool) {
    guard let font = part.item.pointee.item.pointee.analysis.font else { return }
    move(to: part, in: cairo)
    guard asPath else {
      pango_cairo_show_glyph_string(cairo, font, part.item.pointee.glyphs)
      return
    }
    cairo_save(cairo)
    pango_cairo_glyph_string_path(cairo, font, part.item.pointee.glyphs)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  // MARK: Backgrounds

  private func drawBackgrounds(_ glyphs: [TextGlyphs]) {
    var pending: (rect: CGRect, color: CGColor)?
    func flush() {
      guard let (rect, color) = pending else { return }
      context.drawInUserSpace(color) { cairo in
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(cairo)
      }
    }
    for part in glyphs {
      guard let color = paint(of: part).background else { continue }
      let rect = CGRect(
        x: place.x + part.x, y: place.y + part.top, width: part.width, height: part.height)
      // One rectangle for what is beside each other, without a seam.
      if let last = pending, last.color == color, last.rect.minY == rect.minY,
        abs(last.rect.maxX - rect.minX) < 0.01
      {
        pending = (last.rect.union(rect), color)
      } else {
        flush()
        pending = (rect, color)
      }
    }
    flush()
  }

  // MARK: Lines below and through text

  private enum Position {
    case below, through
  }

  /// A line with a place.
  private struct PlacedRule {
    var rule: TextRule
    var color: CGColor
    var left: CGFloat
    var right: CGFloat
    var y: CGFloat
    var thickness: CGFloat
  }

  private func drawRules(
    _ glyphs: [TextGlyphs], _ kind: KeyPath<TextPaint, TextRule?>, _ position: Position
  ) {
    for placed in rules(glyphs, kind, position) {
      context.drawInUserSpace(placed.color) { draw(placed, in: $0) }
    }
  }

  private func rules(
    _ glyphs: [TextGlyphs], _ kind: KeyPath<TextPaint, TextRule?>, _ position: Position
  ) -> [PlacedRule] {
    var result: [PlacedRule] = []
    for part in glyphs {
      let paint = paint(of: part)
      guard let rule = paint[keyPath: kind], part.width > 0 else { continue }
      let metrics = metrics(of: part, position)
      let y = place.y + part.baseline - part.rise + metrics.offset
      for (left, right) in spans(of: part, rule) {
        let placed = PlacedRule(
          rule: rule, color: rule.color ?? paint.color ?? color, left: place.x + left,
          right: place.x + right, y: y, thickness: metrics.thickness)
        if let last = result.last, last.rule == rule, last.color == placed.color,
          abs(last.right - placed.left) < 0.01, abs(last.y - y) < 2,
          last.y <= y + 0.01
            || last.thickness >= placed.thickness
        {
          result[result.count - 1].right = placed.right
        } else {
          result.append(placed)
        }
      }
    }
    return result
  }

  /// Where a line is: all of the glyphs, or without the blanks among them.
  private func spans(of part: TextGlyphs, _ rule: TextRule) -> [(CGFloat, CGFloat)] {
    let whole = (part.x, part.x + part.width)
    guard rule.isByWord, let text = pango_layout_get_text(block.layout.pointer),
      let glyphs = part.item.pointee.glyphs?.pointee
    else { return [whole] }
    var result: [(CGFloat, CGFloat)] = []
    var x = part.x
    for index in 0..<Int(glyphs.num_glyphs) {
      let width = points(glyphs.glyphs[index].geometry.width)
      let byte = text[part.start + Int(glyphs.log_clusters[index])]
      defer { x += width }
      // Blanks and tabs.
      if byte == 0x20 || byte == 0x09 { continue }
      if let last = result.last, abs(last.1 - x) < 0.01 {
        result[result.count - 1].1 = x + width
      } else {
        result.append((x, x + width))
      }
    }
    return result
  }

  /// How far below the baseline the middle of a line is, and how thick it is.
  private func metrics(
    of part: TextGlyphs, _ position: Position
  ) -> (offset: CGFloat, thickness: CGFloat) {
    let metrics = pango_font_get_metrics(part.item.pointee.item.pointee.analysis.font, nil)
    defer { pango_font_metrics_unref(metrics) }
    switch position {
    case .below:
      let thickness = points(pango_font_metrics_get_underline_thickness(metrics))
      let top = points(pango_font_metrics_get_underline_position(metrics))
      return (thickness / 2 - top, thickness)
    case .through:
      let thickness = points(pango_font_metrics_get_strikethrough_thickness(metrics))
      let top = points(pango_font_metrics_get_strikethrough_position(metrics))
      return (thickness / 2 - top, thickness)
    }
  }

  private func draw(_ placed: PlacedRule, in cairo: OpaquePointer) {
    let scale = max(context.state.transform.longestScale, 0.001)
    // Whole pixels: thinner lines would be pale.
    var thickness = max((placed.thickness * scale).rounded(), 1)
    if placed.rule.isThick { thickness *= 2 }
    var x = 0.0
    var y = Double(placed.y)
    cairo_user_to_device(cairo, &x, &y)
    y = (y - thickness / 2).rounded() + thickness / 2
    cairo_device_to_user(cairo, &x, &y)
    let width = thickness / scale
    let lines = placed.rule.isDouble ? [y, y + 2 * width] : [y]
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    cairo_set_line_width(cairo, width)
    // Dashes that are many more than pixels would take long.
    let dashes = placed.rule.pattern.lengths.map { Double($0 * width) }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    let visible = cairo.visibleColumns
    let left = max(placed.left, visible.left - 100 * width)
    let right = min(placed.right, visible.right + 100 * width)
    if left < right {
      for y in lines {
        cairo_move_to(cairo, left, y)
        cairo_line_to(cairo, right, y)
      }
      cairo_stroke(cairo)
    }
    cairo_set_dash(cairo, [], 0, 0)
  }

  // MARK: Shadows

  private func drawShadows(_ glyphs: [TextGlyphs]) {
    for part in glyphs {
      guard let shadow = paint(of: part).shadow else { continue }
      let offset = CGSize(
        width: shadow.offset.width.limited(to: 10_000),
        height: shadow.offset.height.limited(to: 10_000))
      context.drawInUserSpace(shadow.color) { cairo in
        let blur = (shadow.blurRadius.limited(to: 100) * context.state.transform.longestScale / 2)
          .limited(to: 250)
        let rules =
          rules([part], \.underline, .below) + rules([part], \.strikethrough, .through)
        let bounds = CGRect(
          x: place.x + part.x, y: place.y + part.top, width: part.width, height: part.height
        ).insetBy(dx: -part.height, dy: -part.height)
        let mask = TextShadowMask(deviation: max(blur, 0))
        mask.draw(in: cairo, movedBy: offset, bounds: bounds) { target in
          show(part, in: target, asPath: false)
          for rule in rules { draw(rule, in: target) }
        }
      }
    }
  }
}

extension OpaquePointer {
  /// The left and the right end of the clip of a context of cairo.
  fileprivate var visibleColumns: (left: CGFloat, right: CGFloat) {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    return (left, right)
  }
}
