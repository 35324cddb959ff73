/// The heights at which a sheet can rest. A pure value.
nonisolated struct SheetDetents: Sendable, Equatable {
  /// One height, with the identifier of its detent.
  struct Height: Sendable, Equatable {
    var identifier: UISheetPresentationController.Detent.Identifier
    /// In points, the safe area at the bottom included.
    var height: CGFloat
  }

  /// Where a drag ends.
  enum Target: Sendable, Equatable {
    case detent(Int)
    case dismissal
  }

  // Fidelity: how far a sheet moves on after its release is not documented; it resists as the edges
  // of scroll views do. [decided]

  /// Seconds of the present velocity that count at the release.
  static let projectionTime: CGFloat = 0.25

  /// From the lowest to the highest; never empty.
  let heights: [Height]

  /// Sorts the heights by size; of equal ones the first counts.
  ///
  /// - Parameters:
  ///   - heights: the heights of the active detents; none means the full height.
  ///   - full: the full height of the sheet, which none can exceed.
  init(_ heights: [Height], full: CGFloat) {
    var list: [Height] = []
    for var entry in heights {
      entry.height = min(max(0, entry.height), full)
      if !list.contains(where: { $0.height == entry.height }) { list.append(entry) }
    }
    if list.isEmpty { list = [Height(identifier: .large, height: full)] }
    self.heights = list.sorted { $0.height < $1.height }
  }

  var lowest: CGFloat { heights[0].height }
  var highest: CGFloat { heights[heights.count - 1].height }

  /// The index of a detent; the lowest if there is none of that identifier.
  // Fidelity: a sheet without selection rests at its smallest detent. [documented]
  func index(of identifier: UISheetPresentationController.Detent.Identifier?) -> Int {
    heights.firstIndex { $0.identifier == identifier } ?? 0
  }

  /// The height that is shown when a finger drags the sheet to `height`.
  ///
  /// Beyond the highest detent it resists; below the lowest too, unless it `canDismiss`.
  func shown(_ height: CGFloat, canDismiss: Bool) -> CGFloat {
    if height > highest { return highest + Self.resisted(height - highest, over: highest) }
    if height < lowest, !canDismiss {
      return lowest - Self.resisted(lowest - height, over: lowest)
    }
    return max(0, height)
  }

  /// The distance that is shown for a drag of `distance`: ever less, and always less than `range`.
  static func resisted(_ distance: CGFloat, over range: CGFloat) -> CGFloat {
    RubberBand.shown(distance, dimension: range)
  }

  /// The end of a drag after its release.
  ///
  /// - Parameters:
  ///   - height: its height, without resistance.
  ///   - velocity: its speed in points per second, downwards positive.
  func target(height: CGFloat, velocity: CGFloat) -> Target {
    let projectedHeight = height - velocity * Self.projectionTime
    if projectedHeight < lowest / 2 { return .dismissal }
    var best = 0
    for index in heights.indices
    where abs(heights[index].height - projectedHeight) < abs(heights[best].height - projectedHeight)
    {
      best = index
    }
    return .detent(best)
  }

  /// The detent that a tap on the grabber selects: the next higher, and from the highest the
  /// lowest.
  // Fidelity: the grabber cycles through the detents. [documented]
  func next(after index: Int) -> Int { index + 1 < heights.count ? index + 1 : 0 }

  /// The dimming of the area around the sheet, 0 to 1.
  ///
  /// - Parameters:
  ///   - height: the height of the sheet.
  ///   - undimmed: the largest detent at which nothing is dimmed; with nil or an unknown one it is
  ///     always dimmed.
  func dimming(
    height: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    let index = heights.firstIndex { $0.identifier == undimmed }
    guard undimmed != nil, let index else {
      return lowest > 0 ? min(1, max(0, height / lowest)) : 1
    }
    guard index + 1 < heights.count else { return 0 }
    let range = heights[index + 1].height - heights[index].height
    return min(1, max(0, (height - heights[index].height) / range))
  }
}
