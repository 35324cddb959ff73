/// Which page stands in which slot. A pure value.
///
/// The slot of a page is its index, as long as there are not so many that the last one would be
/// very far away; else, and in a circle, in which each page has a slot in every round, the slots
/// are counted from the page that was shown when they were numbered. While the program scrolls to a
/// page that is far away, the slots are divided: those on one side are around the page that is
/// left, those on the other side around the page that appears, so that what is in between need not
/// be passed.
package nonisolated struct PageStrip: Hashable, Sendable {
  /// The number of pages.
  let count: Int
  /// Whether the first page follows the last one.
  let wraps: Bool
  /// The first slot behind the division.
  private(set) var boundary = 0
  /// The numbers that are added to a slot before the division, and behind it, to get the index of
  /// its page.
  private var leadingShift = 0
  private var trailingShift = 0

  /// Slots that are not divided.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - wraps: Whether the first page follows the last one.
  ///   - first: The index of the page in the slot 0. Default: 0.
  init(count: Int = 0, wraps: Bool = false, first: Int = 0) {
    self.count = count
    self.wraps = wraps
    (leadingShift, trailingShift) = (first, first)
  }

  /// Slots that are not divided, numbered around a page.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - wraps: Whether the first page follows the last one.
  ///   - index: The page.
  ///   - reach: How far from the slot 0 a page may be.
  /// - Returns: The slots, and the one in which the page is.
  static func numbered(
    count: Int, wraps: Bool, around index: Int, within reach: Int
  ) -> (strip: PageStrip, slot: Int) {
    let isShifted = wraps || count > reach
    let strip = PageStrip(count: count, wraps: wraps, first: isShifted ? index : 0)
    return (strip, isShifted ? 0 : index)
  }

  /// Whether a slot is so far from the slot 0 that the slots ought to be numbered again.
  func isFar(_ slot: Int, within reach: Int) -> Bool {
    (wraps || count > reach) && abs(slot) > reach / 2
  }

  /// Whether the pages before and behind a boundary are not neighbours.
  var isDivided: Bool { leadingShift != trailingShift }

  /// The index of the page in a slot; `nil` where there is none.
  func index(at slot: Int) -> Int? {
    let index = slot + (slot < boundary ? leadingShift : trailingShift)
    if wraps {
      let rest = index % count
      return rest < 0 ? rest + count : rest
    }
    return (0..<count).contains(index) ? index : nil
  }

  /// The slots between which the content is scrolled, without those that are farther from the slot
  /// 0 than `reach`.
  func slots(within reach: Int) -> ClosedRange<Int> {
    if wraps { return -reach...reach }
    let first = max(-leadingShift, -reach)
    return first...max(first, min(count - 1 - trailingShift, reach))
  }

  /// The number of slots from one page to another.
  func distance(from start: Int, to end: Int, _ direction: PageDirection) -> Int {
    guard wraps else { return end - start }
    let forward = (end - start) % count + (end < start ? count : 0)
    switch direction {
    case .forward: return forward
    case .backward: return forward == 0 ? 0 : forward - count
    case .nearest: return forward <= count / 2 ? forward : forward - count
    }
  }

  /// Divides the slots: what was `distance` slots farther is in `boundary` and the slots behind it.
  mutating func shiftSlots(behind boundary: Int, by distance: Int) {
    self.boundary = boundary
    trailingShift += distance
  }

  /// Divides the slots: what was `distance` slots farther is in the slots before `boundary`.
  mutating func shiftSlots(before boundary: Int, by distance: Int) {
    self.boundary = boundary
    leadingShift -= distance
  }
}

/// The direction in which a page is reached in a circle.
package nonisolated enum PageDirection: Sendable, Hashable {
  case forward, backward, nearest
}
