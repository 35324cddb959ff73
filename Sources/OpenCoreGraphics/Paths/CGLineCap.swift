/// How the end of an open line looks.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half a square around the end.
  case square = 2
}
