/// The pages that have an indicator, where not all fit, and how small the outer ones are.
///
/// It moves only as far as necessary for the current page to have an indicator of full size.
nonisolated struct PageIndicatorWindow: Hashable, Sendable {
  /// The first page with an indicator.
  private(set) var first = 0
  private(set) var count = 0
  private(set) var capacity = 0

  /// The pages with an indicator.
  var pages: Range<Int> { first..<min(first + capacity, count) }

  // Fidelity: where pages are left out, the two outer indicators are smaller. [observed iOS 14]
  private static let scales: [CGFloat] = [1.0 / 3, 2.0 / 3]

  /// How many indicators are smaller at an end beyond which there are more pages.
  private var shrinking: Int { capacity >= 5 ? 2 : capacity >= 3 ? 1 : 0 }

  /// Moves as far as the current page needs it.
  ///
  /// - Parameters:
  ///   - page: the current page.
  ///   - count: how many pages there are.
  ///   - capacity: how many indicators fit; at least one is shown.
  mutating func show(_ page: Int, of count: Int, capacity: Int) {
    self.count = max(count, 0)
    self.capacity = min(max(capacity, 1), self.count)
    let end = self.count - self.capacity
    first = min(max(first, 0), end)
    if page < first + shrinking { first = max(0, page - shrinking) }
    let needed = page + shrinking + 1 - self.capacity
    if first < needed { first = min(needed, end) }
  }

  /// The size of an indicator, where 1 is full size.
  func scale(of page: Int) -> CGFloat {
    guard shrinking > 0 else { return 1 }
    let scales = Self.scales.suffix(shrinking)
    let before = first > 0 ? page - first : capacity
    let after = first + capacity < count ? first + capacity - 1 - page : capacity
    let distance = max(0, min(before, after))
    return distance < scales.count ? scales[scales.startIndex + distance] : 1
  }
}
