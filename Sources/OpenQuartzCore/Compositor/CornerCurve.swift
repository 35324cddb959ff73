/// The curve of a corner with a radius of 1, from a circle to a continuous curve.
nonisolated struct CornerCurve: Hashable {
  /// From 0, a quarter of a circle, to `smoothest`.
  private let smoothness: UInt8

  static let circular = CornerCurve(smoothness: 0)
  static let continuous = CornerCurve(smoothness: smoothest)
  private static let smoothest: UInt8 = 16
  // Fidelity: the curve is the one that is published as that of iOS 7. [observed]
  static let largestReach = CALayerCornerCurve.continuousReach

  private init(smoothness: UInt8) { self.smoothness = smoothness }

  /// The smoothest curve that reaches at most so many radii from the corner.
  ///
  /// Fidelity: where a continuous curve has no room it is nearer to a circle [decided].
  init(reaching limit: Double) {
    let share = (limit - 1) / (Self.largestReach - 1) * Double(Self.smoothest)
    smoothness = UInt8(min(max(share, 0), Double(Self.smoothest)))
  }

  /// How many radii from the corner the curve meets the edges.
  var reach: Double {
    1 + (Self.largestReach - 1) * Double(smoothness) / Double(Self.smoothest)
  }

  /// How far a point is inside the curve, in radii; `x` and `y` are its distances from the edges.
  /// Right near the curve. Nil where the edge is straight.
  func depth(x: Double, y: Double) -> Double? {
    guard smoothness > 0 else {
      let (dx, dy) = (1 - x, 1 - y)
      guard dx > 0, dy > 0 else { return nil }
      return 1 - (dx * dx + dy * dy).squareRoot()
    }
    return Self.profiles[Int(smoothness) - 1].depth(along: max(x, y), across: min(x, y))
  }

  private static let profiles = (1...smoothest).map { step in
    Profile(share: Double(step) / Double(smoothest), reach: CornerCurve(smoothness: step).reach)
  }
}

nonisolated extension CornerCurve {
  /// Half of a curve, which is symmetric: from the diagonal to the edge, as heights at even steps.
  private struct Profile {
    let start, step, reach: Double
    private var heights: [Double] = []

    private static let count = 96

    init(share: Double, reach: Double) {
      self.reach = reach
      let points = Self.points(share: share, reach: reach)
      start = points.last?.x ?? 0
      step = (reach - start) / Double(Self.count)
      // From the edge to the diagonal the points are ordered by falling x.
      var index = points.count - 1
      for entry in 0...Self.count {
        let x = start + step * Double(entry)
        while index > 1, points[index - 1].x <= x { index -= 1 }
        let (left, right) = (points[index], points[index - 1])
        let width = right.x - left.x
        let share = width > 0 ? min(max((x - left.x) / width, 0), 1) : 0
        heights.append(left.y + (right.y - left.y) * share)
      }
    }

    func depth(along x: Double, across y: Double) -> Double? {
      guard x < reach else { return nil }
      guard x > start else { return (x + y - 2 * start) / 2.0.squareRoot() }
      let place = (x - start) / step
      let index = min(Int(place), Self.count - 1)
      let slope = heights[index + 1] - heights[index]
      let height = heights[index] + slope * (place - Double(index))
      let incline = slope / step
      return (y - height) / (1 + incline * incline).squareRoot()
    }

    private typealias Point = SIMD2<Double>

    /// Points from the edge to the diagonal, those of a circle and of a continuous curve mixed.
    private static func points(share: Double, reach: Double) -> [Point] {
      let (first, second) = (mixed(circle.0, smooth.0, share), mixed(circle.1, smooth.1, share))
      var edge = first
      edge[0].x = reach
      let outer = (0...64).map { point(of: edge, at: Double($0) / 64) }
      let inner = (0...64).map { point(of: second, at: Double($0) / 128) }
      return outer + inner
    }

    /// Two cubic curves, joined by a short line: from the edge, and through the diagonal.
    private static let smooth: ([Point], [Point]) = (
      [
        Point(largestReach, 0), Point(1.08849, 0), Point(0.86841, 0), Point(0.669934, 0.065496),
      ],
      [
        Point(0.631494, 0.074911), Point(0.372824, 0.169059), Point(0.169059, 0.372824),
        Point(0.074911, 0.631494),
      ]
    )

    /// The same parts of a circle.
    private static let circle: ([Point], [Point]) = {
      let ends = (1 - smooth.0[3].x, 1 - smooth.1[0].x)
      return (arc(from: 0, to: ends.0), arc(from: ends.1, to: (1 - ends.1 * ends.1).squareRoot()))
    }()

    /// A part of a circle about (1, 1), between two sines of the angle from the middle of the edge.
    private static func arc(from first: Double, to last: Double) -> [Point] {
      func place(_ sine: Double) -> (point: Point, direction: Point) {
        let cosine = (1 - sine * sine).squareRoot()
        return (Point(1 - sine, 1 - cosine), Point(-cosine, sine))
      }
      let (begin, end) = (place(first), place(last))
      // The length of the handles, by the chord: 4/3 · tan(a/4) with sin(a/2) = chord / 2.
      let chord = begin.point - end.point
      let sine = (chord * chord).sum().squareRoot() / 2
      let cosine = (1 - sine * sine).squareRoot()
      let handle = 4.0 / 3 * sine / (1 + cosine)
      return [
        begin.point, begin.point + begin.direction * handle, end.point - end.direction * handle,
        end.point,
      ]
    }

    private static func mixed(_ a: [Point], _ b: [Point], _ share: Double) -> [Point] {
      zip(a, b).map { $0 + ($1 - $0) * share }
    }

    private static func point(of curve: [Point], at t: Double) -> Point {
      let rest = 1 - t
      let near = curve[0] * (rest * rest * rest) + curve[1] * (3 * rest * rest * t)
      return near + curve[2] * (3 * rest * t * t) + curve[3] * (t * t * t)
    }
  }
}
