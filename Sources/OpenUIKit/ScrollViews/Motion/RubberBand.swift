/// How far content follows a finger beyond its edge: less and less, and never by the whole size of
/// the view. A pure value.
// Fidelity: x beyond the edge shows as (1 − 1 / (x · c / d + 1)) · d with c = 0.55. [observed]
nonisolated enum RubberBand {
  /// How much of the first point beyond the edge is shown.
  static let coefficient: CGFloat = 0.55

  /// How far the content moves beyond its edge.
  ///
  /// - Parameters:
  ///   - distance: How far the finger is beyond the edge, in points; the sign stays.
  ///   - dimension: The size of the view, in points. 0 lets nothing move.
  static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let shown = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// The distance of the finger for which the content has moved by `shown`: the inverse.
  static func distance(shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    // The whole size is reached at no distance.
    let part = min(abs(shown) / dimension, 0.999)
    let distance = (1 / (1 - part) - 1) * dimension / coefficient
    return shown < 0 ? -distance : distance
  }

  /// An offset with the part outside `range` shortened.
  static func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat)
    -> CGFloat
  {
    let edge = offset.clamped(to: range)
    return edge + shown(offset - edge, dimension: dimension)
  }

  /// The offset that shows as `shown`.
  static func offset(
    shown: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> CGFloat {
    let edge = shown.clamped(to: range)
    return edge + distance(shown: shown - edge, dimension: dimension)
  }
}
