import MisuseReports

/// Ends layout that never settles, once for a whole turn of the main loop.
///
/// Layout passes over a tree until nothing waits any more. A tree that makes itself wait again in every
/// pass is passed over `maximumPasses` times; that is reported, and for the rest of the turn every tree
/// is passed over once. What still waits is laid out in the next frame.
package struct LayoutGuard {
  /// Passes over one tree in a row after which it counts as one that never settles.
  nonisolated package static let maximumPasses = 64

  /// Whether a tree did not settle in this turn.
  private(set) var hasGivenUp = false

  /// Whether a tree that waits again may be passed over once more.
  ///
  /// - Parameters:
  ///   - passes: How often that was done already.
  ///   - subject: Names what waits, for the report.
  mutating func mayRepeat(after passes: Int, of subject: () -> String) -> Bool {
    guard !hasGivenUp else { return false }
    guard passes >= Self.maximumPasses else { return true }
    hasGivenUp = true
    Misuse.report(.layoutDoesNotSettle(subject()))
    return false
  }

  /// The turn has ended.
  mutating func turnDidEnd() { hasGivenUp = false }
}
