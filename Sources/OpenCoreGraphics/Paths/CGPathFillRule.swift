/// Which regions count as inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which the path winds, counted with direction.
  case winding = 0
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}
