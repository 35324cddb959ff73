extension CGPath {
  /// The area that drawing the outline covers.
  ///
  /// It consists of pieces that overlap and all run in the same direction: fill it by the winding
  /// rule, and not by the even-odd one.
  ///
  /// - Parameters:
  ///   - lineWidth: the width of the line. A width that is not above 0 gives an empty path.
  ///   - lineCap: how open subpaths end.
  ///   - lineJoin: how corners look.
  ///   - miterLimit: how long the point of a corner may be, in line widths.
  ///   - transform: is applied to the path first. Default: none.
  /// - Returns: the area.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
    var transform = transform
    let source = copy(using: &transform) ?? self
    let outline = StrokeOutline(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for subpath in source.subpaths {
      outline.add(subpath.flattened, isClosed: subpath.isClosed)
    }
    return CGPath(segments: outline.path.segments)
  }
}

/// Collects the pieces of an outline: a rectangle for each line, and what is at corners and ends.
private final class StrokeOutline {
  let path = CGMutablePath()
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  func add(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return addPoint(first) }
    let directions = zip(points, points.dropFirst()).map(Self.direction)
    for (index, direction) in directions.enumerated() {
      addLine(from: points[index], to: points[index + 1], direction)
      if index > 0 { addCorner(at: points[index], directions[index - 1], direction) }
    }
    guard let begin = directions.first, let end = directions.last else { return }
    if isClosed {
      addCorner(at: first, end, begin)
    } else {
      addEnd(at: first, CGVector(dx: -begin.dx, dy: -begin.dy))
      addEnd(at: last, end)
    }
  }

  /// A subpath without length is a dot, if ends are round or square.
  private func addPoint(_ point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      addLine(
        from: CGPoint(x: point.x - radius, y: point.y),
        to: CGPoint(x: point.x + radius, y: point.y), CGVector(dx: 1, dy: 0))
    }
  }

  private func addEnd(at point: CGPoint, _ direction: CGVector) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square: addLine(from: point, to: moved(point, direction, radius), direction)
    }
  }

  private func addLine(from: CGPoint, to: CGPoint, _ direction: CGVector) {
    let side = Self.left(of: direction)
    addPolygon([
      moved(from, side, radius), moved(from, side, -radius), moved(to, side, -radius),
      moved(to, side, radius),
    ])
  }

  private func addCorner(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    guard cross != 0 || dot < 0 else { return }
    if join == .round { return addCircle(at: point) }
    // The corner is open on the side away from which the line bends.
    let distance = cross > 0 ? -radius : radius
    let start = moved(point, Self.left(of: before), distance)
    let end = moved(point, Self.left(of: after), distance)
    var polygon = [point, start, end]
    // The length of the point is 1 / sin(half the angle between the lines).
    let sine = ((1 + dot) / 2).squareRoot()
    if join == .miter, sine > 0, 1 / sine <= miterLimit {
      let middle = CGVector(
        dx: Self.left(of: before).dx + Self.left(of: after).dx,
        dy: Self.left(of: before).dy + Self.left(of: after).dy)
      polygon.insert(moved(point, middle, distance / (1 + dot)), at: 2)
    }
    addPolygon(cross > 0 ? polygon : polygon.reversed())
  }

  private func addCircle(at point: CGPoint) {
    path.move(to: CGPoint(x: point.x + radius, y: point.y))
    path.addArc(
      center: point, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    path.closeSubpath()
  }

  private func addPolygon(_ points: [CGPoint]) {
    path.addLines(between: points)
    path.closeSubpath()
  }

  private func moved(_ point: CGPoint, _ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance)
  }

  private static func left(of direction: CGVector) -> CGVector {
    CGVector(dx: -direction.dy, dy: direction.dx)
  }

  private static func direction(from: CGPoint, to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
