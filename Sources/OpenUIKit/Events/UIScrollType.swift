/// How a device scrolls.
public enum UIScrollType: Int, Sendable {
  /// In steps, as the wheel of a mouse does.
  case discrete
  /// Evenly, as two fingers on a pad do.
  case continuous
}
