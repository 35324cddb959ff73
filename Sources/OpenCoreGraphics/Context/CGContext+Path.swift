extension CGContext {
  /// Begins a new, empty path.
  public func beginPath() {
    devicePath.segments.removeAll(keepingCapacity: true)
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint) {
    devicePath.move(to: point.bounded, transform: state.transform)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) {
    devicePath.addLine(to: point.bounded, transform: state.transform)
  }

  /// Adds a subpath of lines through all points, not closed.
  public func addLines(between points: [CGPoint]) {
    devicePath.addLines(between: points.map(\.bounded), transform: state.transform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(
      to: end.bounded, control1: control1.bounded, control2: control2.bounded,
      transform: state.transform)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(
      to: end.bounded, control: control.bounded, transform: state.transform)
  }

  /// Adds a line back to where the subpath began.
  public func closePath() {
    devicePath.closeSubpath()
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    devicePath.addRect(rect.bounded, transform: state.transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects {
      addRect(rect)
    }
  }

  /// Adds the closed ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) {
    devicePath.addEllipse(in: rect.bounded, transform: state.transform)
  }

  /// Adds an arc of a circle, after a line from the current point if there is one.
  ///
  /// `clockwise` is meant where y points up; angles are radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// Adds all pieces of a path.
  public func addPath(_ path: CGPath) {
    devicePath.addPath(path, transform: state.transform)
  }

  /// Replaces the current path by the area that drawing its outline would cover, with dashes, so
  /// that it can be filled with something else or clipped to.
  ///
  /// Fill it, and clip to it, by the winding rule: its pieces overlap.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let line =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    beginPath()
    addPath(
      line.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit))
  }

  /// A copy of the current path, in user space; nil when there is none.
  public var path: CGPath? {
    guard !devicePath.isEmpty else { return nil }
    var inverse = state.transform.inverted()
    return devicePath.copy(using: &inverse)
  }

  /// Whether the current path has no piece.
  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// Where the current path ends, in user space; zero when it is empty.
  public var currentPointOfPath: CGPoint {
    isPathEmpty ? .zero : devicePath.currentPoint.applying(state.transform.inverted())
  }

  /// The box around the current path with its control points, in user space; null when empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a point, in user space, would be drawn by `drawPath(using:)`; lines count as filled.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: contains(point, .winding)
    case .eoFill, .eoFillStroke: contains(point, .evenOdd)
    case .stroke: strokeContains(point)
    }
  }

  private func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    devicePath.contains(point, using: rule, transform: state.transform)
  }
}

extension CGPoint {
  /// The point with infinite and absurd coordinates brought to where arithmetic still works.
  fileprivate var bounded: CGPoint {
    CGPoint(x: x.bounded, y: y.bounded)
  }
}

extension CGFloat {
  fileprivate var bounded: CGFloat { isNaN ? self : Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension CGRect {
  /// The rectangle with infinite and absurd sides brought to where arithmetic still works.
  fileprivate var bounded: CGRect {
    guard !isNull, isNumeric else { return self }
    let left = minX.bounded
    let top = minY.bounded
    return CGRect(x: left, y: top, width: maxX.bounded - left, height: maxY.bounded - top)
  }
}
