import MisuseReports

/// Ends layout that does not settle, once for a whole turn of the main loop.
///
/// Layout passes visit a tree until nothing is due any more. A tree that marks itself again in
/// every pass is visited `maximumPasses` times; that is reported, and for the rest of the turn
/// every tree is visited once. Layout that is still due is performed in the next frame.
package struct LayoutGuard {
  /// The number of passes over one tree in a row after which it does not settle.
  nonisolated package static let maximumPasses = 64

  /// Whether a tree did not settle in this turn.
  private(set) var hasStopped = false

  /// Whether a tree that is marked again may be visited once more.
  ///
  /// - Parameters:
  ///   - passes: How often that was done already.
  ///   - subject: Names what needs layout, for the report.
  mutating func mayRepeat(after passes: Int, of subject: () -> String) -> Bool {
    guard !hasStopped else { return false }
    guard passes >= Self.maximumPasses else { return true }
    hasStopped = true
    Misuse.report(.layoutDoesNotSettle(subject()))
    return false
  }

  /// The turn has ended.
  mutating func turnDidEnd() { hasStopped = false }
}
