/// At which page content stops. A pure value.
nonisolated struct ScrollPaging: Sendable, Equatable {
  // Fidelity: the velocity that turns a page is not documented. [decided]
  /// The velocity from which a release continues to the next page, in points per second.
  static let velocity: CGFloat = 100

  /// The pages are as large as the view.
  let geometry: ScrollGeometry

  /// The offset of the page at which released content stops.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - wheelMovement: How far a wheel has moved the content; it moves to the next page however
  ///     far that is.
  func target(
    from offset: CGFloat, velocity: CGFloat, _ axis: ScrollAxis, wheelMovement: CGFloat = 0
  ) -> CGFloat {
    let range = geometry.range(axis)
    let size = geometry.size[axis]
    guard size > 0, range.contains(offset) else { return offset.clamped(to: range) }
    let page = (offset - range.lowerBound) / size
    let direction = abs(velocity) >= Self.velocity ? velocity : wheelMovement
    // A page at which the content is already, up to rounding, is not gone on from.
    let target =
      direction > 0
      ? (page - 1e-6).rounded(.up)
      : direction < 0 ? (page + 1e-6).rounded(.down) : page.rounded()
    return geometry.aligned(range.lowerBound + target * size).clamped(to: range)
  }

  /// The offset of the page that shows a position of the content.
  func target(showing position: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = geometry.range(axis)
    let size = geometry.size[axis]
    guard size > 0 else { return range.lowerBound }
    let page = ((position - range.lowerBound) / size).rounded(.down)
    return geometry.aligned(range.lowerBound + page * size).clamped(to: range)
  }
}
