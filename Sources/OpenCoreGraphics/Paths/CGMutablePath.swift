/// A path to which pieces can be added.
///
/// A piece with a coordinate that is not a number is ignored, and so is a line or curve before
/// the first `move(to:)`.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init()
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds a subpath of lines through all points, not closed.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, end: end), transform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, end: end), transform)
  }

  /// Adds a line back to where the subpath began, which is the current point after it.
  public func closeSubpath() {
    guard let last = segments.last, last != .close else { return }
    segments.append(.close)
  }

  /// Adds all pieces of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard transform.isIdentity else {
      segments += path.segments.map { $0.mapped { $0.applying(transform) } }
      return
    }
    segments += path.segments
  }

  func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
    guard segment.points.allSatisfy(\.isNumeric) else { return }
    if segments.isEmpty, segment.type != .moveToPoint { return }
    segments.append(
      transform.isIdentity ? segment : segment.mapped { $0.applying(transform) })
  }
}
