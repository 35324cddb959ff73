extension [PathSegment] {
  /// Ends of all pieces, and the points at which curves have an extreme: what a tight box needs.
  var extremePoints: [CGPoint] {
    var result: [CGPoint] = []
    var current = CGPoint.zero
    for segment in self {
      switch segment {
      case .move, .line, .close: break
      case .quad(let control, let end):
        result += CubicCurve(from: current, control: control, to: end).turningPoints
      case .curve(let control1, let control2, let end):
        result +=
          CubicCurve(
            start: current, control1: control1, control2: control2, end: end
          ).turningPoints
      }
      if let end = segment.points.last {
        current = end
        result.append(end)
      }
    }
    return result
  }
}

/// A cubic Bézier curve.
package struct CubicCurve: Sendable {
  package var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  package var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic that is the same curve as a quadratic one.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start: start,
      control1: start.interpolated(to: control, 2 / 3),
      control2: end.interpolated(to: control, 2 / 3),
      end: end)
  }

  /// The two halves.
  var halves: (CubicCurve, CubicCurve) {
    let first = start.interpolated(to: control1, 0.5)
    let middle = control1.interpolated(to: control2, 0.5)
    let last = control2.interpolated(to: end, 0.5)
    let before = first.interpolated(to: middle, 0.5)
    let after = middle.interpolated(to: last, 0.5)
    let centre = before.interpolated(to: after, 0.5)
    return (
      CubicCurve(start: start, control1: first, control2: before, end: centre),
      CubicCurve(start: centre, control1: after, control2: last, end: end)
    )
  }

  /// The points at which x or y has an extreme.
  var turningPoints: [CGPoint] {
    let horizontal = Self.turningTimes(start.x, control1.x, control2.x, end.x)
    let vertical = Self.turningTimes(start.y, control1.y, control2.y, end.y)
    return (horizontal + vertical).map(point(at:))
  }

  /// The point at a parameter in 0…1.
  package func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return CGPoint(
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x
        + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y
        + weights.3 * end.y)
  }

  /// The parameters in 0…1 at which the derivative of one coordinate is 0.
  private static func turningTimes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(p0), abs(p1), abs(p2), abs(p3))
    let times: [CGFloat]
    if abs(a) <= scale * 1e-12 {
      times = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point at `fraction` of the distance to another one.
  func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
