/// Neighbours that an update keeps as neighbours.
nonisolated struct RemainingRun: Equatable, Sendable {
  /// The place of the first one before the update.
  let old: Int
  /// Their places after it.
  let new: Range<Int>
}

extension PlaceMap {
  /// The runs of what stays, in order. O(changes).
  ///
  /// - Parameters:
  ///   - before: How many things there were.
  ///   - after: How many there are.
  nonisolated func runs(from before: Int, to after: Int) -> [RemainingRun] {
    var runs: [RemainingRun] = []
    var (old, new, nextGone, nextCome) = (0, 0, 0, 0)
    while old < before, new < after {
      if nextGone < gone.count, gone[nextGone] == old {
        (old, nextGone) = (old + 1, nextGone + 1)
      } else if nextCome < come.count, come[nextCome] == new {
        (new, nextCome) = (new + 1, nextCome + 1)
      } else {
        let length = min(
          (nextGone < gone.count ? gone[nextGone] : before) - old,
          (nextCome < come.count ? come[nextCome] : after) - new)
        runs.append(RemainingRun(old: old, new: new..<new + length))
        (old, new) = (old + length, new + length)
      }
    }
    return runs
  }
}
