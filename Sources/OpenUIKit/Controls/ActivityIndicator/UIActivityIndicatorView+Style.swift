extension UIActivityIndicatorView {
  /// Size and colour of an activity indicator.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points, grey.
    case medium = 100
    /// 37 points, grey.
    case large = 101
    /// 37 points, white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// 20 points, white.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// 20 points, grey.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
  }
}

extension UIActivityIndicatorView.Style {
  // The names of the styles that are deprecated are not used here.
  private static let whiteLargeValue = 0
  private static let whiteValue = 1

  var geometry: SpokeGeometry {
    self == .large || rawValue == Self.whiteLargeValue ? .large : .medium
  }

  var size: CGSize { CGSize(width: geometry.side, height: geometry.side) }

  /// The colour of a style that has one of its own.
  var color: UIColor? {
    rawValue == Self.whiteLargeValue || rawValue == Self.whiteValue ? .white : nil
  }
}
