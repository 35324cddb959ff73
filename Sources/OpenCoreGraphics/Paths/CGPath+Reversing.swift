extension CGPath {
  /// The same path, every subpath of which begins where it ended.
  package func reversed() -> CGPath {
    CGPath(segments: subpaths.flatMap(\.reversed))
  }

  /// The subpaths, each with the point where it begins.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var isOpen = false
    for segment in segments {
      if case .move(let point) = segment {
        result.append(Subpath(start: point))
        isOpen = true
        continue
      }
      guard let last = result.indices.last else { continue }
      // A segment after a close, without a move, begins where the closed subpath began.
      if !isOpen { result.append(Subpath(start: result[last].start)) }
      isOpen = segment != .close
      if isOpen {
        result[result.count - 1].pieces.append(segment)
      } else {
        result[result.count - 1].isClosed = true
      }
    }
    return result
  }
}

/// The pieces between a move and a close, or the next move.
struct Subpath {
  /// Where it begins.
  var start: CGPoint
  /// Lines and curves.
  var pieces: [PathSegment] = []
  /// Whether a line leads back to the beginning.
  var isClosed = false

  /// The same pieces from the end to the beginning.
  var reversed: [PathSegment] {
    let ends = [start] + pieces.map { $0.points.last ?? start }
    var result: [PathSegment] = [.move(ends.last ?? start)]
    for (piece, end) in zip(pieces, ends).reversed() {
      switch piece {
      case .line: result.append(.line(end))
      case .quad(let control, _): result.append(.quad(control: control, end: end))
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: end))
      case .move, .close: break
      }
    }
    return isClosed ? result + [.close] : result
  }

  /// The points of lines that are nowhere farther from the curves than pixels show, without
  /// repetition; the first one again at the end if it is closed.
  var flattened: [CGPoint] {
    var points = [start]
    for piece in pieces {
      let from = points[points.count - 1]
      switch piece {
      case .line(let end): points.append(end)
      case .quad(let control, let end):
        points += FlattenedCurve(from: from, control: control, to: end).points
      case .curve(let control1, let control2, let end):
        points += FlattenedCurve(from: from, control1: control1, control2: control2, to: end).points
      case .move, .close: break
      }
    }
    if isClosed { points.append(start) }
    return points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// A cubic curve that becomes points on it.
private struct FlattenedCurve {
  let from: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let to: CGPoint

  /// How far the lines may be from the curve, in points.
  private static let tolerance: CGFloat = 0.02
  private static let maximumCount = 1000

  init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  init(from: CGPoint, control: CGPoint, to: CGPoint) {
    func raised(_ end: CGPoint) -> CGPoint {
      CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
    }
    self.init(from: from, control1: raised(from), control2: raised(to), to: to)
  }

  /// The points after the first.
  var points: [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    // A chord over 1/n of the curve is at most bend · 6 / (8 n²) away from it.
    let most = max(bend(from, control1, control2), bend(control1, control2, to)) * 0.75
    let count = min((most / Self.tolerance).squareRoot().rounded(.up), CGFloat(Self.maximumCount))
    let steps = max(1, Int(count))
    return (1...steps).map { $0 == steps ? to : point(at: CGFloat($0) / CGFloat(steps)) }
  }

  private func point(at fraction: CGFloat) -> CGPoint {
    let rest = 1 - fraction
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      rest * rest * rest * a + 3 * rest * rest * fraction * b + 3 * rest * fraction * fraction * c
        + fraction * fraction * fraction * d
    }
    return CGPoint(
      x: mix(from.x, control1.x, control2.x, to.x), y: mix(from.y, control1.y, control2.y, to.y))
  }
}
