/// Between which scales content is zoomed, and how far fingers go beyond them. A pure value.
nonisolated struct ZoomLimits: Sendable, Equatable {
  // Fidelity: how far content is zoomed beyond its limits is not documented. [decided]
  /// How many times beyond a limit the content is zoomed at the most, as the exponent of e.
  static let reach: CGFloat = 0.6931471805599453

  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// Whether fingers go beyond the limits.
  var bounces = true

  /// The scales at which content rests.
  var range: ClosedRange<CGFloat> { minimum...max(minimum, maximum) }

  /// Whether there is more than one of them.
  var allowZooming: Bool { maximum > minimum }

  /// The nearest scale at which content rests.
  func clamped(_ scale: CGFloat) -> CGFloat { scale.clamped(to: range) }

  /// The scale that is shown for what the fingers request.
  func shown(_ scale: CGFloat) -> CGFloat {
    let limit = clamped(scale)
    guard bounces, scale > 0 else { return limit }
    return limit * exp(RubberBand.shown(log(scale / limit), dimension: Self.reach))
  }

  /// The scale that the fingers have to request for what is shown.
  func requested(shown: CGFloat) -> CGFloat {
    let limit = clamped(shown)
    guard bounces, shown > 0 else { return limit }
    return limit * exp(RubberBand.distance(shown: log(shown / limit), dimension: Self.reach))
  }
}
