/// Finds the item that a key moves the focus to, by the frames of all items. A pure value.
nonisolated struct FocusSearch: Sendable, Equatable {
  /// The frames in one coordinate system, in points.
  var frames: [CGRect]
  /// Whether lines are read from the right to the left.
  var isRightToLeft = false

  /// The item to move to; nil if there is none.
  ///
  /// - Parameter index: The item that has the focus; nil if none has: Tab begins at the first item
  ///   then, Shift-Tab at the last, and arrows find nothing.
  func item(towards heading: UIFocusHeading, from index: Int?) -> Int? {
    switch heading {
    case .next: neighborInReadingOrder(of: index, step: 1)
    case .previous: neighborInReadingOrder(of: index, step: -1)
    default: index.flatMap { nearest(to: $0, towards: heading) }
    }
  }

  // Fidelity: the order of Tab is from top to bottom and in the direction of reading; what a row is
  // is not documented. [decided]
  /// The items row by row; what begins above the middle of the first item of a row belongs to it.
  var readingOrder: [Int] {
    let byTop = frames.indices.sorted {
      (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1)
    }
    var rows: [[Int]] = []
    for index in byTop {
      if let first = rows.last?.first, frames[index].minY < frames[first].midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isRightToLeft
          ? (-frames[$0].maxX, $0) < (-frames[$1].maxX, $1)
          : (frames[$0].minX, $0) < (frames[$1].minX, $1)
      }
    }
  }

  private func neighborInReadingOrder(of index: Int?, step: Int) -> Int? {
    let order = readingOrder
    guard !order.isEmpty else { return nil }
    guard let index, let place = order.firstIndex(of: index) else {
      return step > 0 ? order.first : order.last
    }
    return order[(place + step + order.count) % order.count]
  }

  // Fidelity: which item an arrow finds is not documented: here the nearest one that is not more to
  // the side than it is ahead. [decided]
  private func nearest(to index: Int, towards heading: UIFocusHeading) -> Int? {
    let start = Span(frames[index], heading)
    let distances = frames.indices.filter { $0 != index }.compactMap { other in
      start.distance(to: Span(frames[other], heading)).map { (index: other, distance: $0) }
    }
    return distances.min { ($0.distance, $0.index) < ($1.distance, $1.index) }?.index
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
      // Among those at the same distance the one that is straight ahead comes first.
      return ahead + 2 * aside + abs(other.middle.y - middle.y) / 1000
    }

    /// How far to the side of what touches it an item may be, in points.
    private static let tolerance: CGFloat = 1
  }
}
