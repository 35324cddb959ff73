/// A drag of the content: how an offset follows from the movement. A pure value.
nonisolated struct ScrollDrag: Sendable, Equatable {
  /// The axes along which a drag moves the content.
  struct Axes: OptionSet, Sendable {
    let rawValue: UInt8
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)

    /// The set of one axis.
    init(_ axis: ScrollAxis) { self = axis == .horizontal ? .horizontal : .vertical }
    init(rawValue: UInt8) { self.rawValue = rawValue }

    func contains(_ axis: ScrollAxis) -> Bool { contains(Axes(axis)) }
  }

  // Fidelity: which directions count as diagonal is not documented. [decided]
  /// How many times as far along one axis as along the other a drag that is locked moves.
  static let lockRatio: CGFloat = 1.7

  /// The axes along which it moves the content.
  let axes: Axes
  /// The axes along which the content moves beyond its edge.
  let bounces: Axes
  /// Where the content would be without an edge.
  private(set) var offset: CGPoint
  /// How far the content was moved, in points.
  private(set) var movement = CGPoint.zero

  /// A drag that begins where the content is shown.
  init(shown: CGPoint, axes: Axes, bounces: Axes, in geometry: ScrollGeometry) {
    self.axes = axes
    self.bounces = bounces
    offset = shown
    restart(at: shown, in: geometry)
  }

  /// The axes of a drag with the given direction, of those along which the content moves.
  static func axes(
    _ movable: Axes, locksDirection: Bool, direction: CGPoint
  ) -> Axes {
    guard locksDirection, movable.contains([.horizontal, .vertical]) else { return movable }
    let (x, y) = (abs(direction.x), abs(direction.y))
    if x > y * lockRatio { return .horizontal }
    return y > x * lockRatio ? .vertical : movable
  }

  /// The content was moved to another offset in the meantime.
  mutating func restart(at shown: CGPoint, in geometry: ScrollGeometry) {
    offset = CGPoint { axis in
      bounces.contains(axis)
        ? RubberBand.offset(
          shown: shown[axis], in: geometry.range(axis), dimension: geometry.size[axis])
        : shown[axis]
    }
  }

  /// The finger has moved by `delta` points; returns where the content is shown then.
  mutating func move(by delta: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
    movement = movement + delta
    var shown = offset
    for axis in ScrollAxis.allCases {
      let range = geometry.range(axis)
      if axes.contains(axis) { offset[axis] -= delta[axis] }
      if bounces.contains(axis) {
        shown[axis] = RubberBand.shown(offset[axis], in: range, dimension: geometry.size[axis])
      } else if axes.contains(axis) {
        // Nothing is left over that would have to be dragged back first.
        offset[axis] = offset[axis].clamped(to: range)
        shown[axis] = offset[axis]
      } else {
        shown[axis] = offset[axis]
      }
    }
    return shown
  }
}
