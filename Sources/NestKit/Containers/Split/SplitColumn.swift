/// The width of one column of a split container, in points.
public nonisolated struct SplitColumn: Sendable, Hashable {
  /// The least width.
  public let minimumWidth: CGFloat
  /// The width until the user has chosen another one.
  public let preferredWidth: CGFloat
  /// The greatest width.
  public let maximumWidth: CGFloat

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width, at least 0. Default: 120.
  ///   - preferredWidth: The width until the user has chosen another one. Default: 240.
  ///   - maximumWidth: The greatest width. Default: no limit.
  ///
  ///   Widths that contradict each other are brought in order: the minimum counts first, then the
  ///   maximum.
  public init(
    minimumWidth: CGFloat = 120, preferredWidth: CGFloat = 240, maximumWidth: CGFloat = .infinity
  ) {
    let minimum = minimumWidth.isFinite ? max(minimumWidth, 0) : 0
    let maximum = maximumWidth.isNaN ? .infinity : max(maximumWidth, minimum)
    self.minimumWidth = minimum
    self.maximumWidth = maximum
    self.preferredWidth =
      preferredWidth.isFinite ? min(max(preferredWidth, minimum), maximum) : minimum
  }

  /// A width within the limits.
  public func clamped(_ width: CGFloat) -> CGFloat {
    min(max(width, minimumWidth), maximumWidth)
  }
}
