import CCairo

extension CGContext {
  /// Fills the clip with a gradient across the line from `start` to `end`.
  ///
  /// Without options only the strip between the two points is drawn. Equal points draw nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, start != end else { return }
    paint(gradient, options) { space in
      let (start, end) = (space.place(of: start), space.place(of: end))
      guard start.isFinite, end.isFinite else { return nil }
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
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
    paint(gradient, options) { space in
      let (start, end) = (space.place(of: startCenter), space.place(of: endCenter))
      let (startRadius, endRadius) = (startRadius / space.unit, endRadius / space.unit)
      guard start.isFinite, end.isFinite, startRadius.isFinite, endRadius.isFinite else {
        return nil
      }
      return cairo_pattern_create_radial(
        start.x, start.y, startRadius, end.x, end.y, endRadius)
    }
  }

  /// Paints a gradient over the clip.
  ///
  /// - Parameter makePattern: Makes the pattern in a space of its own; nil if it has no place
  ///   there.
  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    _ makePattern: (PatternSpace) -> OpaquePointer?
  ) {
    guard state.transform.isDrawable else { return }
    let space = PatternSpace(of: state.transform)
    guard let pattern = makePattern(space) else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(of: gradient, options, to: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = space.fromPixels.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    composing {
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

/// The space in which cairo has a pattern. Numbers of the transform from pixels to it are 16.16
/// fixed-point numbers there; one that has no place among them would end all drawing into the
/// bitmap. Numbers of the pattern may be of any size: what is large about the transform is moved
/// into these.
private struct PatternSpace {
  /// From pixels: without a translation, and with no number above 2.
  let fromPixels: CGAffineTransform
  /// How long a unit of the space is in user space, a power of two.
  let unit: CGFloat
  /// Its origin in user space.
  private let origin: CGPoint

  /// - Parameter transform: From user space to pixels; it can be undone.
  init(of transform: CGAffineTransform) {
    let inverse = transform.inverted()
    let largest = max(abs(inverse.a), abs(inverse.b), abs(inverse.c), abs(inverse.d))
    unit = CGFloat(sign: .plus, exponent: largest.exponent, significand: 1)
    origin = CGPoint(x: inverse.tx, y: inverse.ty)
    fromPixels = CGAffineTransform(
      a: inverse.a / unit, b: inverse.b / unit, c: inverse.c / unit, d: inverse.d / unit, tx: 0,
      ty: 0)
  }

  /// Where a point of user space is.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / unit, y: (point.y - origin.y) / unit)
  }
}
