extension CGPath {
  /// The drawn pieces of the path as cubic curves: lines too, also those that close subpaths.
  package var curves: [CubicCurve] {
    subpaths.flatMap { subpath in
      var current = subpath.start
      var result: [CubicCurve] = []
      for piece in subpath.pieces + (subpath.isClosed ? [.line(subpath.start)] : []) {
        switch piece {
        case .line(let end): result.append(CubicCurve(lineFrom: current, to: end))
        case .quad(let control, let end):
          result.append(CubicCurve(from: current, control: control, to: end))
        case .curve(let control1, let control2, let end):
          result.append(
            CubicCurve(start: current, control1: control1, control2: control2, end: end))
        case .move, .close: break
        }
        current = piece.points.last ?? current
      }
      // A line that closes what is closed already leads nowhere.
      if subpath.isClosed, let last = result.last, last.start == last.end, result.count > 1 {
        result.removeLast()
      }
      return result
    }
  }

  /// The drawn pieces of the path as lines that are so short that curves look smooth.
  package var lines: [CubicCurve] {
    subpaths.flatMap { subpath in
      let points = subpath.flattened
      return zip(points, points.dropFirst()).map { CubicCurve(lineFrom: $0, to: $1) }
    }
  }
}

extension CubicCurve {
  /// A line, along which a point moves evenly.
  package init(lineFrom start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.interpolated(to: end, 1 / 3),
      control2: start.interpolated(to: end, 2 / 3), end: end)
  }

  /// The direction at a parameter in 0…1, as an angle from the x axis; nil for a curve that stays
  /// at a point.
  package func angle(at time: CGFloat) -> CGFloat? {
    // At the end of a curve whose control point is there too, the direction is that of the next
    // point.
    let steps = [
      (start, control1, control2), (control1, control2, end),
    ].map { points in
      points.0.interpolated(to: points.1, time).difference(
        to: points.1.interpolated(to: points.2, time))
    }
    let direction = CGPoint(x: steps[0].x, y: steps[0].y).interpolated(to: steps[1], time)
    let candidates = [
      direction, control1.difference(to: control2), start.difference(to: end),
    ]
    return candidates.first { hypot($0.x, $0.y) > 1e-9 }.map { atan2($0.y, $0.x) }
  }
}

extension CGPoint {
  fileprivate func difference(to other: CGPoint) -> CGPoint {
    CGPoint(x: other.x - x, y: other.y - y)
  }
}
