/// How the corner between two lines looks.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}
