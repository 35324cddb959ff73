/// A timeline that is not the expected one.
public nonisolated struct TimelineMismatch: Error, Equatable, CustomStringConvertible {
  /// The recorded timeline.
  public let actual: Timeline
  /// The timeline that the recorded one should have been equal to.
  public let expected: Timeline

  /// Makes a mismatch from the two timelines.
  public init(actual: Timeline, expected: Timeline) {
    self.actual = actual
    self.expected = expected
  }

  /// Both timelines in one: common lines are indented, expected lines that are missing begin with
  /// `-`, recorded lines that were not expected begin with `+`.
  public var description: String {
    let header = "The timeline is not the expected one (- missing, + too much):"
    return ([header] + differenceLines).joined(separator: "\n")
  }

  private var differenceLines: [String] {
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in actual.lines.difference(from: expected.lines) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    return merged(missing: removals, tooMany: insertions)
  }

  /// Walks both lists at once: wherever neither has a change, both are at the same line.
  private func merged(missing: Set<Int>, tooMany: Set<Int>) -> [String] {
    var result: [String] = []
    var old = 0
    var new = 0
    while old < expected.lines.count || new < actual.lines.count {
      if missing.contains(old) {
        result.append("- " + expected.lines[old])
        old += 1
      } else if tooMany.contains(new) {
        result.append("+ " + actual.lines[new])
        new += 1
      } else {
        result.append("  " + actual.lines[new])
        old += 1
        new += 1
      }
    }
    return result
  }
}
