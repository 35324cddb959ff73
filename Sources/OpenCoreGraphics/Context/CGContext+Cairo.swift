import CCairo

extension CGContext {
  /// Prepares cairo for drawing in pixels; false when nothing can be drawn.
  func beginDrawing() -> Bool {
    guard state.transform.isDrawable, pdf == nil || pdf?.page != nil else { return false }
    cairo_new_path(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let isSmooth = allowsAntialiasing && state.shouldAntialias
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    return true
  }

  /// Prepares cairo for drawing in user space with a colour, and lets `body` draw.
  package func drawInUserSpace(_ color: CGColor, _ body: (OpaquePointer) -> Void) {
    composing {
      guard beginDrawing() else { return }
      setSource(color)
      var matrix = state.transform.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      body(cairo)
      cairo_new_path(cairo)
      cairo_identity_matrix(cairo)
    }
  }

  /// Whether drawing straight to cairo would change pixels beyond what is drawn.
  var needsClipForBlending: Bool { state.blendMode.reachesBeyondShape }

  /// Sets a colour as what is painted.
  ///
  /// Cairo truncates components where pixels should be rounded, so it gets components that are
  /// truncated to the rounded pixel.
  func setSource(_ color: CGColor) {
    if let only = state.onlyColor {
      setPlainSource(only, alpha: color.alpha * state.alpha)
    } else if let pattern = color.pattern {
      setSource(pattern, of: color, alpha: color.alpha * state.alpha)
    } else {
      setPlainSource(color, alpha: state.alpha)
    }
  }

  /// Sets a colour as what is painted, without a pattern.
  func setPlainSource(_ color: CGColor, alpha: CGFloat) {
    let pixel = color.premultipliedPixel(fadedBy: alpha)
    let alpha = Double(pixel >> 24)
    func component(_ shift: UInt32) -> Double {
      alpha == 0 ? 0 : Double(pixel >> shift & 0xFF) / alpha
    }
    cairo_set_source_rgba(cairo, component(16), component(8), component(0), alpha / 255)
  }

  /// Sets the current path in cairo; false when there is nothing to draw.
  func traceDevicePath(_ rule: CGPathFillRule) -> Bool {
    guard !devicePath.isEmpty, beginDrawing() else { return false }
    var current = CGPoint.zero
    for segment in devicePath.segments {
      let piece = segment.mapped(\.onCanvas)
      guard piece.points.allSatisfy(\.isNumeric) else { continue }
      switch piece {
      case .move(let end): cairo_move_to(cairo, end.x, end.y)
      case .line(let end): cairo_line_to(cairo, end.x, end.y)
      case .quad(let control, let end):
        addCurve(CubicCurve(from: current, control: control, to: end))
      case .curve(let control1, let control2, let end):
        addCurve(
          CubicCurve(start: current, control1: control1, control2: control2, end: end))
      case .close: cairo_close_path(cairo)
      }
      if let end = piece.points.last { current = end }
    }
    let isWinding = rule == .winding
    cairo_set_fill_rule(cairo, isWinding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    return true
  }

  /// Sets a polygon, in pixels, as cairo's path.
  func trace(_ corners: [CGPoint]) {
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    for corner in corners.map(\.onCanvas) {
      cairo_line_to(cairo, corner.x, corner.y)
    }
    cairo_close_path(cairo)
  }

  /// Paints the source inside cairo's path.
  func paintInsideTracedPath(alpha: CGFloat) {
    if alpha == 1, !state.blendMode.reachesBeyondShape {
      cairo_fill(cairo)
      return
    }
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
  }

  /// Sets line settings and user space, in which lines have their width, in cairo.
  func applyLineState() {
    // A wider pen needs more vertices than there is memory for.
    let widest = 100_000 / state.transform.longestScale
    cairo_set_line_width(cairo, min(state.lineWidth, widest))
    cairo_set_miter_limit(cairo, state.miterLimit)
    let dashes = hasDrawableDashes ? state.dashLengths.map(\.native) : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), state.dashPhase)
    let cap: cairo_line_cap_t =
      switch state.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cairo, cap)
    let join: cairo_line_join_t =
      switch state.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cairo, join)
    var matrix = state.transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether cairo may make the dashes: it makes every one, also those far outside, and wide ones
  /// of many vertices.
  private var hasDrawableDashes: Bool {
    guard !state.dashLengths.isEmpty else { return false }
    var length: CGFloat = 0
    var previous = CGPoint.zero
    for point in devicePath.segments.lazy.flatMap(\.points).map(\.onCanvas) {
      length += hypot(point.x - previous.x, point.y - previous.y)
      previous = point
    }
    let pattern = state.dashLengths.reduce(0, +) * abs(state.transform.determinant).squareRoot()
    let corners = max(1, state.lineWidth * state.transform.longestScale / 10)
    return length / pattern * corners < 100_000
  }

  private func addCurve(_ curve: CubicCurve) {
    cairo_curve_to(
      cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
      curve.end.x, curve.end.y)
  }
}

extension CGAffineTransform {
  /// The same matrix as cairo has it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension CGPoint {
  /// A position in pixels that cairo's fixed-point numbers can represent.
  fileprivate var onCanvas: CGPoint {
    let limit: CGFloat = 4_000_000
    return CGPoint(
      x: x.isNaN ? x : min(max(x, -limit), limit),
      y: y.isNaN ? y : min(max(y, -limit), limit))
  }
}
