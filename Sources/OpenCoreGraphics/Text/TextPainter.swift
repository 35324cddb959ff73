import CCairo
import CPango

/// The steps in which a text is drawn, in their order: the backgrounds of a line are behind all of
/// its glyphs.
package enum TextDrawingStep: CaseIterable, Sendable {
  case backgrounds, shadows, glyphs
}

/// Draws a block of a text whose runs are painted differently.
@MainActor
struct TextPainter {
  let context: CGContext
  let block: TextBlock
  /// Where the block begins, in user space.
  let place: CGPoint
  /// The colour of runs that have none.
  let color: CGColor
  /// How runs are painted, by their indexes.
  let paints: [TextPaint]

  /// Whether glyphs are drawn, and not only cut what is drawn later.
  private var isShown: Bool {
    context.state.textDrawingMode.fills || context.state.textDrawingMode.strokes
  }

  /// Draws one step of all lines that are visible.
  func draw(_ step: TextDrawingStep) {
    let needed = block.runIndexes.contains { index in
      switch step {
      case .backgrounds: paints[safe: index]?.background != nil
      case .shadows: isShown && paints[safe: index]?.shadow != nil
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
    let mode = context.state.textDrawingMode
    if mode.fills, paint.strokeWidth <= 0 {
      context.drawInUserSpace(fill) { show(part, in: $0, asPath: context.needsClipForBlending) }
    }
    if mode.strokes { drawLines(along: part, paint.strokeColor ?? fill) }
    let percent = abs(paint.strokeWidth.limited(to: 100))
    guard mode == .fill, percent > 0, let font = part.item.pointee.item.pointee.analysis.font else {
      return
    }
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    let size = points(pango_font_description_get_size(description))
    context.drawInUserSpace(paint.strokeColor ?? fill) { cairo in
      trace(part, in: cairo)
      cairo_set_line_width(cairo, size * percent / 100)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      cairo_stroke(cairo)
    }
  }

  /// Draws lines along the outlines of glyphs, as the context draws lines.
  private func drawLines(along part: TextGlyphs, _ color: CGColor) {
    context.drawInUserSpace(color) { cairo in
      trace(part, in: cairo)
      context.applyLineState()
      cairo_stroke(cairo)
    }
  }

  /// Adds the outlines of all glyphs that are visible to the current path of the context.
  func addOutlines() {
    for part in visibleGlyphs() {
      var outline: CGPath?
      context.withoutShadow {
        context.drawInUserSpace(color) { cairo in
          trace(part, in: cairo)
          outline = CGPath(tracedIn: cairo)
        }
      }
      if let outline { context.addPath(outline) }
    }
  }

  private func trace(_ part: TextGlyphs, in cairo: OpaquePointer) {
    inSpace(of: part, cairo) { pango_cairo_glyph_string_path(cairo, $0, part.item.pointee.glyphs) }
  }

  /// Calls `body` with the font of glyphs, where they begin is the current point, and they lean as
  /// they do.
  private func inSpace(
    of part: TextGlyphs, _ cairo: OpaquePointer, _ body: (UnsafeMutablePointer<PangoFont>) -> Void
  ) {
    guard let font = part.item.pointee.item.pointee.analysis.font else { return }
    let start = CGPoint(x: place.x + part.x, y: place.y + part.baseline - part.rise)
    let lean = paint(of: part).obliqueness.limited(to: 10)
    guard lean != 0 else {
      cairo_move_to(cairo, start.x, start.y)
      return body(font)
    }
    var before = cairo_matrix_t()
    cairo_get_matrix(cairo, &before)
    cairo_translate(cairo, start.x, start.y)
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: -lean, yy: 1, x0: 0, y0: 0)
    cairo_transform(cairo, &matrix)
    cairo_move_to(cairo, 0, 0)
    body(font)
    cairo_set_matrix(cairo, &before)
  }

  private func show(_ part: TextGlyphs, in cairo: OpaquePointer, asPath: Bool) {
    guard asPath else {
      return inSpace(of: part, cairo) {
        pango_cairo_show_glyph_string(cairo, $0, part.item.pointee.glyphs)
      }
    }
    cairo_save(cairo)
    trace(part, in: cairo)
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

extension CGPath {
  /// The current path of a context of cairo, in its user space.
  fileprivate convenience init(tracedIn cairo: OpaquePointer) {
    var segments: [PathSegment] = []
    if let copy = cairo_copy_path(cairo) {
      defer { cairo_path_destroy(copy) }
      var place = 0
      while let data = copy.pointee.data, place < Int(copy.pointee.num_data) {
        let header = data[place].header
        func point(_ index: Int) -> CGPoint {
          CGPoint(x: data[place + index].point.x, y: data[place + index].point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: segments.append(.move(point(1)))
        case CAIRO_PATH_LINE_TO: segments.append(.line(point(1)))
        case CAIRO_PATH_CURVE_TO:
          segments.append(.curve(control1: point(1), control2: point(2), end: point(3)))
        default: segments.append(.close)
        }
        place += Int(header.length)
      }
    }
    self.init(segments: segments)
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
