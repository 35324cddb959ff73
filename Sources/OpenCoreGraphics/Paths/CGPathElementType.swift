/// The kinds of pieces that a path is made of.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath at one point.
  case moveToPoint = 0
  /// A straight line to one point.
  case addLineToPoint = 1
  /// A quadratic curve: a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and the end.
  case addCurveToPoint = 3
  /// A line back to where the subpath began; no points.
  case closeSubpath = 4
}
