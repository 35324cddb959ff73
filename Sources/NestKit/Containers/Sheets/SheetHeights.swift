/// The lengths at which a sheet rests in its present room. A pure value.
nonisolated struct SheetHeights: Sendable, Hashable {
  /// One length, with the name of its detent.
  struct Height: Sendable, Hashable {
    let identifier: SheetDetent.Identifier
    /// In points, the safe area at the edge included.
    let length: CGFloat
  }

  /// Where a drag ends.
  enum Target: Sendable, Hashable {
    case detent(SheetDetent.Identifier)
    case dismissal
  }

  /// From the smallest to the largest; never empty.
  let heights: [Height]

  /// Resolves detents.
  ///
  /// - Parameters:
  ///   - detents: The detents.
  ///   - room: The length that is left for what the sheet shows, in points.
  ///   - included: The safe area at the edge, which the sheet covers too.
  ///   - content: The length that the content prefers; `nil` where it prefers none.
  init(_ detents: [SheetDetent], room: CGFloat, including included: CGFloat, content: CGFloat?) {
    var list: [Height] = []
    for detent in detents {
      let value: CGFloat? =
        switch detent.length {
        case .points(let points): points
        case .fraction(let fraction): (fraction * room).rounded()
        case .content: content
        }
      guard let value else { continue }
      let length = min(max(value, 0), room) + included
      if !list.contains(where: { $0.length == length }) {
        list.append(Height(identifier: detent.identifier, length: length))
      }
    }
    if list.isEmpty {
      list = [Height(identifier: detents.first?.identifier ?? .large, length: room + included)]
    }
    heights = list.sorted { $0.length < $1.length }
  }

  var lowest: CGFloat { heights[0].length }
  var highest: CGFloat { heights[heights.count - 1].length }

  /// The place of a detent; the smallest one where there is none of that name.
  func index(of identifier: SheetDetent.Identifier?) -> Int {
    heights.firstIndex { $0.identifier == identifier } ?? 0
  }

  /// The length of a detent.
  func length(of identifier: SheetDetent.Identifier?) -> CGFloat {
    heights[index(of: identifier)].length
  }

  /// The length that is shown where a finger has brought the sheet to one: beyond the largest
  /// detent, and below the smallest one, it resists.
  func shown(_ length: CGFloat) -> CGFloat {
    if length > highest {
      return highest + RubberBand.offset(after: length - highest, extent: highest)
    }
    if length < lowest { return lowest - RubberBand.offset(after: lowest - length, extent: lowest) }
    return length
  }

  /// Where a sheet rests that is released.
  ///
  /// - Parameters:
  ///   - length: Its length, without resistance.
  ///   - velocity: How fast it grows, in points a second.
  ///   - settings: When a drag is decisive.
  func target(length: CGFloat, velocity: CGFloat, settings: DragSettings) -> Target {
    let projected = length + velocity * settings.projectedTime
    if projected < lowest * settings.completingFraction { return .dismissal }
    var candidates = heights
    if abs(velocity) >= settings.decisiveVelocity {
      // A finger that is fast leads to another detent, however far that is.
      candidates = heights.filter { velocity > 0 ? $0.length > length : $0.length < length }
      if candidates.isEmpty, velocity < 0 { return .dismissal }
      if candidates.isEmpty { candidates = heights.suffix(1) }
    }
    let nearest = candidates.min {
      abs($0.length - projected) < abs($1.length - projected)
    }
    return .detent(nearest?.identifier ?? heights[0].identifier)
  }

  /// The detent that a tap on the grabber selects: the next larger one, and after the largest the
  /// smallest.
  func next(after identifier: SheetDetent.Identifier?) -> SheetDetent.Identifier {
    heights[(index(of: identifier) + 1) % heights.count].identifier
  }

  /// How much of the dimming is seen at a length, from 0 to 1.
  func dimming(at length: CGFloat, undimmed: SheetDetent.Identifier?) -> CGFloat {
    guard let undimmed, let index = heights.firstIndex(where: { $0.identifier == undimmed }) else {
      return lowest > 0 ? min(max(length / lowest, 0), 1) : 1
    }
    guard index + 1 < heights.count else { return 0 }
    let range = heights[index + 1].length - heights[index].length
    return min(max((length - heights[index].length) / range, 0), 1)
  }

  /// Whether what is behind is dimmed at a detent.
  func isDimmed(at identifier: SheetDetent.Identifier?, undimmed: SheetDetent.Identifier?) -> Bool {
    dimming(at: length(of: identifier), undimmed: undimmed) > 0
  }
}
