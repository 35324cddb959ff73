/// Where an indicator is along its axis. A pure value.
nonisolated struct ScrollIndicatorGeometry: Sendable, Equatable {
  // Fidelity: 3 points wide, 3 points from the edge. [observed] The lengths are decided. [decided]
  /// How wide an indicator is, in points.
  static let thickness: CGFloat = 3
  /// How far it is from the edges, in points.
  static let margin: CGFloat = 3
  /// How long it is at least while the content is between its edges, in points.
  static let minimumLength: CGFloat = 36
  /// How long it is at least, in points.
  static let shortestLength: CGFloat = 7

  /// How large the view and its content are.
  let geometry: ScrollGeometry
  /// The distances of the indicator from the edges of the view, in points.
  let insets: UIEdgeInsets

  /// The rectangle of the indicator, in points from the upper left corner of the view; nil if there
  /// is nothing to scroll or no room.
  ///
  /// - Parameters:
  ///   - hasOther: Whether there is an indicator along the other axis, which needs the corner.
  ///   - isAtLeft: Whether the vertical indicator is at the left edge.
  func frame(
    _ axis: ScrollAxis, offset: CGPoint, hasOther: Bool, isAtLeft: Bool = false
  ) -> CGRect? {
    let corner = hasOther ? Self.thickness + Self.margin : 0
    let start = insets.leading(axis) + Self.margin
    let track = geometry.size[axis] - insets.trailing(axis) - Self.margin - corner - start
    let range = geometry.range(axis)
    let distance = range.upperBound - range.lowerBound
    guard distance > 0, track >= Self.shortestLength else { return nil }
    let full = distance + geometry.size[axis]
    let beyond = abs(offset[axis] - offset[axis].clamped(to: range))
    let usual = max(min(Self.minimumLength, track), track * geometry.size[axis] / full)
    let length = max(Self.shortestLength, usual - beyond)
    let part = ((offset[axis] - range.lowerBound) / distance).clamped(to: 0...1)
    let place = start + (track - length) * part
    let other = axis.other
    let across =
      axis == .vertical && isAtLeft
      ? insets.left + Self.margin
      : geometry.size[other] - insets.trailing(other) - Self.margin - Self.thickness
    return axis == .vertical
      ? CGRect(x: across, y: place, width: Self.thickness, height: length)
      : CGRect(x: place, y: across, width: length, height: Self.thickness)
  }
}
