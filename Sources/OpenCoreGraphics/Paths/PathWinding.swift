/// How often a path crosses the ray that runs from a point towards greater x.
struct PathWinding {
  /// Crossings, counted with their direction.
  private(set) var winding = 0
  /// Crossings, counted without direction.
  private(set) var crossings = 0

  private let point: CGPoint

  /// Counts the crossings of a path, every subpath taken as closed.
  init(of segments: [PathSegment], around point: CGPoint) {
    self.point = point
    var start = CGPoint.zero
    var current = CGPoint.zero
    for segment in segments {
      switch segment {
      case .move(let end):
        addLine(from: current, to: start)
        start = end
      case .line(let end):
        addLine(from: current, to: end)
      case .quad(let control, let end):
        add(CubicCurve(from: current, control: control, to: end), depth: 0)
      case .curve(let control1, let control2, let end):
        add(
          CubicCurve(start: current, control1: control1, control2: control2, end: end), depth: 0)
      case .close:
        addLine(from: current, to: start)
      }
      current = segment.points.last ?? start
    }
    addLine(from: current, to: start)
  }

  private mutating func addLine(from start: CGPoint, to end: CGPoint) {
    // Half open in y, so that a corner on the ray counts once.
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    let fraction = (point.y - start.y) / (end.y - start.y)
    guard start.x + fraction * (end.x - start.x) > point.x else { return }
    crossings += 1
    winding += end.y > start.y ? 1 : -1
  }

  private mutating func add(_ curve: CubicCurve, depth: Int) {
    let left = min(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
    let right = max(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
    let top = min(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
    let bottom = max(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
    if top > point.y || bottom <= point.y || right <= point.x { return }
    // A curve wholly beyond the point crosses the ray as its chord does: whatever crossings it
    // has more come in pairs of both directions. One that is too small to be halved is its chord
    // too; the comparison is also false for numbers that are none, which would never end.
    let isHalvable = max(right - left, bottom - top) > max(abs(point.x), abs(point.y), 1) * 1e-12
    if left > point.x || depth == 60 || !isHalvable {
      return addLine(from: curve.start, to: curve.end)
    }
    let (first, second) = curve.halves
    add(first, depth: depth + 1)
    add(second, depth: depth + 1)
  }
}
