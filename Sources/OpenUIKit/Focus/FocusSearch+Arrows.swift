nonisolated extension FocusSearch {
  // Fidelity: which item an arrow finds is not documented: here the nearest one that is not more to
  // the side than it is ahead, first in the scroll view of the item. [decided]
  /// The item that an arrow finds: in the innermost area, or else in the one around it, and so on.
  func nearest(to index: Int, towards heading: UIFocusHeading) -> Int? {
    var area = areaOfItem[index]
    while true {
      if let found = nearest(to: index, towards: heading, in: area) { return found }
      guard let left = area else { return nil }
      area = areas[left].parent
    }
  }

  private func nearest(to index: Int, towards heading: UIFocusHeading, in area: Int?) -> Int? {
    let frame = visibleFrame(of: index, in: area) ?? frames[index]
    let start = Span(frame, heading)
    let distances = frames.indices.filter { $0 != index }.compactMap { other in
      visibleFrame(of: other, in: area)
        .flatMap { start.distance(to: Span($0, heading)) }
        .map { (index: other, distance: $0) }
    }
    return distances.min { ($0.distance, $0.index) < ($1.distance, $1.index) }?.index
  }

  /// Returns the part of an item's frame that is in sight in the areas inside `area`; nil if
  /// nothing is, and for an item that is not in `area`.
  private func visibleFrame(of index: Int, in area: Int?) -> CGRect? {
    var frame = frames[index]
    var inner = areaOfItem[index]
    while inner != area {
      guard let current = inner else { return nil }
      frame = frame.intersection(areas[current].frame)
      guard !frame.isEmpty else { return nil }
      inner = areas[current].parent
    }
    return frame
  }

  /// A frame as it is seen in one direction.
  private struct Span {
    /// Ahead: larger values are farther.
    var along: ClosedRange<CGFloat>
    var across: ClosedRange<CGFloat>

    init(_ frame: CGRect, _ heading: UIFocusHeading) {
      let (x, y) = (frame.minX...frame.maxX, frame.minY...frame.maxY)
      switch heading {
      case .right: (along, across) = (x, y)
      case .left: (along, across) = (-frame.maxX ... -frame.minX, y)
      case .up: (along, across) = (-frame.maxY ... -frame.minY, x)
      default: (along, across) = (y, x)
      }
    }

    private var middle: CGPoint {
      CGPoint(
        x: (along.lowerBound + along.upperBound) / 2,
        y: (across.lowerBound + across.upperBound) / 2)
    }

    /// How far another one is; nil if it is not ahead.
    func distance(to other: Span) -> CGFloat? {
      guard other.middle.x > along.upperBound else { return nil }
      let ahead = max(0, other.along.lowerBound - along.upperBound)
      let aside = max(
        0, other.across.lowerBound - across.upperBound,
        across.lowerBound - other.across.upperBound)
      guard aside <= max(ahead, Self.tolerance) else { return nil }
      // Among those at the same distance the one that is straight ahead is first.
      return ahead + 2 * aside + abs(other.middle.y - middle.y) / 1000
    }

    /// How far to the side of what touches it an item may be, in points.
    private static let tolerance: CGFloat = 1
  }
}
