/// How far something moves that is dragged where it cannot go: less and less, the further it is.
public nonisolated enum RubberBand {
  // Fidelity: the stiffness is that of scroll views, 0.55. [observed]
  private static let stiffness: CGFloat = 0.55

  /// The distance by which it moves, in points, with the sign of the displacement; always less than
  /// the extent.
  ///
  /// - Parameters:
  ///   - displacement: How far the finger has moved, in points.
  ///   - extent: The width or height of what is dragged, in points.
  public static func offset(after displacement: CGFloat, extent: CGFloat) -> CGFloat {
    guard displacement.isFinite, extent > 0, extent.isFinite else { return 0 }
    let offset = (1 - 1 / (abs(displacement) * stiffness / extent + 1)) * extent
    return displacement < 0 ? -offset : offset
  }
}
