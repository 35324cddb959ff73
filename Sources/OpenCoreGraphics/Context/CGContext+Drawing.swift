import CCairo

extension CGContext {
  /// Fills the current path and then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(rule)
    beginPath()
  }

  /// Draws the outline of the current path and then clears it.
  public func strokePath() {
    stroke()
    beginPath()
  }

  /// Draws the current path and then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(.winding)
    case .eoFill: fill(.evenOdd)
    case .stroke: stroke()
    case .fillStroke:
      fill(.winding)
      stroke()
    case .eoFillStroke:
      fill(.evenOdd)
      stroke()
    }
    beginPath()
  }

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse that touches the four sides of `rect` and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the outline of a rectangle, half of it outside, and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws the outline of a rectangle in another line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = previous
  }

  /// Draws the outline of an ellipse and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines, each between two points that follow each other, and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels of a rectangle transparent, or black in an opaque bitmap.
  ///
  /// The clip and antialiasing apply, alpha and blend mode do not.
  public func clear(_ rect: CGRect) {
    let previous = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = previous
  }

  /// Fills the current path.
  private func fill(_ rule: CGPathFillRule) {
    composing {
      guard traceDevicePath(rule) else { return }
      setSource(state.fillColor)
      if state.blendMode.reachesBeyondShape {
        paintInsideTracedPath(alpha: 1)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// Draws the outline of the current path.
  private func stroke() {
    composing {
      guard traceDevicePath(.winding) else { return }
      if state.blendMode.reachesBeyondShape, drawsPixels { return strokeInsideShape() }
      setSource(state.strokeColor)
      applyLineState()
      cairo_stroke(cairo)
    }
  }

  /// Draws the outline of cairo's path by an operator that changes pixels beyond it: into a picture
  /// of all that is there, which then takes the place of what the outline covers. Costs two
  /// pictures of the size of the clip.
  private func strokeInsideShape() {
    guard let path = cairo_copy_path(cairo) else { return }
    defer { cairo_path_destroy(path) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    beginSnapshot()
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    setSource(state.strokeColor)
    cairo_paint(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_new_path(cairo)
    cairo_append_path(cairo, path)
    applyLineState()
    cairo_stroke(cairo)
  }

  /// Whether the outline of the current path would cover a point in user space.
  func strokeContains(_ point: CGPoint) -> Bool {
    guard point.isNumeric, traceDevicePath(.winding) else { return false }
    applyLineState()
    defer { cairo_new_path(cairo) }
    return cairo_in_stroke(cairo, point.x, point.y) != 0
  }
}
