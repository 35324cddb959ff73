/// From which page to which one a finger moves the content, where that rests at pages. A pure
/// value.
package nonisolated struct PageTracking: Hashable, Sendable {
  /// The slot of the page that was shown last.
  private(set) var origin: Int
  /// The slot of the page that is shown next; the same while there is none in that direction.
  private(set) var destination: Int

  /// Content that has not been moved from a page, or that moves to another one.
  init(from origin: Int, to destination: Int? = nil) {
    self.origin = origin
    self.destination = destination ?? origin
  }

  /// Follows the content.
  ///
  /// - Parameters:
  ///   - position: Where it is, in slots.
  ///   - tolerance: A distance from a page that does not count, in slots.
  ///   - exists: Whether there is a page in a slot.
  mutating func follow(position: CGFloat, tolerance: CGFloat, exists: (Int) -> Bool) {
    let tolerance = min(tolerance, 0.25)
    let lower = Int((position + tolerance).rounded(.down))
    let upper = Int((position - tolerance).rounded(.up))
    guard exists(lower) || exists(upper) else { return }
    if lower == upper {
      if lower != origin, lower != destination { (origin, destination) = (lower, lower) }
      return
    }
    origin = min(max(origin, lower), upper)
    if !exists(origin) { origin = exists(lower) ? lower : upper }
    let other = origin == lower ? upper : lower
    destination = exists(other) ? other : origin
  }
}
