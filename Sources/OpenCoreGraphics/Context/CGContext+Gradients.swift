import CCairo

extension CGContext {
  /// Fills the clip with a gradient across the line from `start` to `end`.
  ///
  /// Without options only the strip between the two points is drawn. Equal points draw nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, start != end else { return }
    paint(gradient, options, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
  }

  /// Fills the clip with a gradient from one circle to another.
  ///
  /// Without options only what lies between the circles is drawn. Equal circles draw nothing, nor
  /// does a negative radius.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard
      startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0,
      startCenter != endCenter || startRadius != endRadius
    else { return }
    paint(
      gradient, options,
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius))
  }

  /// Paints a gradient pattern over the clip, and destroys the pattern.
  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(of: gradient, options, to: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = state.transform.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    blending {
      guard beginDrawing() else { return }
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }

  /// An end that must not be extended gets a transparent stop outside the coloured one.
  private func addStops(
    of gradient: CGGradient, _ options: CGGradientDrawingOptions, to pattern: OpaquePointer
  ) {
    func add(_ location: CGFloat, _ color: CGColor) {
      let channels = color.channels
      cairo_pattern_add_color_stop_rgba(
        pattern, location, channels.red, channels.green, channels.blue, channels.alpha)
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) {
      add(0, .clear)
      add(0, first.color)
    }
    for stop in gradient.stops {
      add(stop.location, stop.color)
    }
    if !options.contains(.drawsAfterEndLocation) {
      add(1, last.color)
      add(1, .clear)
    }
  }
}
