extension CGPath {
  /// Whether it has no piece at all.
  public var isEmpty: Bool { segments.isEmpty }

  /// Where the last piece ends; zero for an empty path.
  ///
  /// After a close it is where that subpath began.
  public var currentPoint: CGPoint { segments.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points with them; null when empty.
  public var boundingBox: CGRect {
    CGRect(around: segments.lazy.flatMap(\.points))
  }

  /// The smallest rectangle around the curves themselves; null when empty.
  ///
  /// Costs more than `boundingBox` where there are curves.
  public var boundingBoxOfPath: CGRect {
    CGRect(around: segments.extremePoints)
  }

  /// Whether a point lies inside. Curves are followed to the precision of numbers.
  ///
  /// Open subpaths count as closed. A point on the outline counts as inside on the sides where
  /// coordinates are smallest and as outside on the others, so that of two shapes with a common
  /// side only one contains it.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - rule: which regions count as inside.
  ///   - transform: is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform)
    guard place.isNumeric else { return false }
    let count = PathWinding(of: segments, around: place)
    return rule == .winding ? count.winding != 0 : count.crossings % 2 != 0
  }

  /// Whether it is exactly one rectangle whose sides are parallel to the axes.
  ///
  /// - Parameter rect: receives the rectangle when there is one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var pieces = segments
    if pieces.last == .close { pieces.removeLast() }
    var points = pieces.flatMap(\.points)
    let isPolygon = pieces.enumerated().allSatisfy { index, piece in
      piece.type == (index == 0 ? .moveToPoint : .addLineToPoint)
    }
    if points.count == 5, points[0] == points[4] { points.removeLast() }
    guard isPolygon, points.count == 4 else { return false }
    let xFirst =
      points[0].y == points[1].y && points[1].x == points[2].x
      && points[2].y == points[3].y && points[3].x == points[0].x
    let yFirst =
      points[0].x == points[1].x && points[1].y == points[2].y
      && points[2].x == points[3].x && points[3].y == points[0].y
    guard xFirst || yFirst else { return false }
    rect?.pointee = CGRect(around: points)
    return true
  }
}

extension CGRect {
  /// The smallest rectangle around points; null without points.
  package init(around points: some Sequence<CGPoint>) {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    for point in points {
      left = Swift.min(left, point.x)
      top = Swift.min(top, point.y)
      right = Swift.max(right, point.x)
      bottom = Swift.max(bottom, point.y)
    }
    self =
      left > right
      ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [PathSegment] {
  /// Where the last piece ends; nil when there is none.
  var currentPoint: CGPoint? {
    guard let last else { return nil }
    return last.points.last ?? subpathStart
  }

  /// Where the last subpath began; nil when there is none.
  var subpathStart: CGPoint? {
    for segment in reversed() {
      if case .move(let start) = segment { return start }
    }
    return nil
  }
}
