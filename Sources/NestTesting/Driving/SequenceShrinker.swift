/// Makes a failing sequence of operations shorter and simpler as long as it fails.
///
/// Removes halves, quarters and so on down to single operations, then replaces operations by
/// simpler ones, and begins again until nothing gets shorter.
struct SequenceShrinker<Operation: DriverOperation> {
  private let fails: ([Operation]) -> Bool
  /// The number of operations that may still be performed in attempts.
  private var budget: Int

  /// - Parameters:
  ///   - budget: The greatest number of operations in all attempts, so that a sequence that
  ///     cannot be made shorter does not take too long.
  ///   - fails: Whether a sequence fails.
  init(budget: Int = 2_000_000, fails: @escaping ([Operation]) -> Bool) {
    self.budget = budget
    self.fails = fails
  }

  /// The shortest and simplest sequence that was found to fail.
  ///
  /// - Parameter operations: A sequence that fails.
  mutating func shortest(of operations: [Operation]) -> [Operation] {
    var best = operations
    while removeParts(of: &best) || simplify(&best) {}
    return best
  }

  /// Whether a candidate fails and replaces the best sequence.
  private mutating func accept(_ candidate: [Operation], as best: inout [Operation]) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1 + candidate.count
    guard fails(candidate) else { return false }
    best = candidate
    return true
  }

  /// Removes parts, the last ones first, because they depend on those before.
  private mutating func removeParts(of best: inout [Operation]) -> Bool {
    let count = best.count
    var size = max(1, count / 2)
    while size > 0 {
      var end = best.count
      while end > 0 {
        let start = max(0, end - size)
        var candidate = best
        candidate.removeSubrange(start..<min(end, best.count))
        _ = accept(candidate, as: &best)
        end = start
      }
      size /= 2
    }
    return best.count < count
  }

  /// Replaces each operation by the simplest one with which the sequence fails.
  private mutating func simplify(_ best: inout [Operation]) -> Bool {
    var isSimpler = false
    for index in best.indices {
      while replace(index, in: &best) { isSimpler = true }
    }
    return isSimpler
  }

  private mutating func replace(_ index: Int, in best: inout [Operation]) -> Bool {
    for simpler in best[index].simpler {
      var candidate = best
      candidate[index] = simpler
      if accept(candidate, as: &best) { return true }
    }
    return false
  }
}
