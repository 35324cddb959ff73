/// The region in which a transition is played, as its steps are made for it.
public nonisolated struct TransitionGeometry: Sendable, Hashable {
  /// The bounds of the region, in points.
  public var bounds: CGRect
  /// The direction of the interface, which decides where the leading edge is.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// How many backgrounds of its opacity a dimming transition lays over each other: dark colours,
  /// and increased contrast, need one more each.
  var dimmingDepth = 1

  /// Creates the geometry of a region.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the region, in points.
  ///   - layoutDirection: The direction of the interface. Default: left to right.
  public init(
    bounds: CGRect, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.bounds = bounds
    self.layoutDirection = layoutDirection
  }

  /// The width of the region, in points.
  public var width: CGFloat { bounds.width }

  /// The height of the region, in points.
  public var height: CGFloat { bounds.height }

  /// Hashes the numbers of the bounds, and what else the geometry has.
  public func hash(into hasher: inout Hasher) {
    hasher.combineNumbers(of: bounds)
    hasher.combine(layoutDirection)
    hasher.combine(dimmingDepth)
  }
}
