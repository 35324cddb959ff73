/// How an animation takes part in the run that made it: the outcome of the run waits for its end.
package struct RunMembership {
  package let run: AnimationRun
  /// The part of the run whose position the animation follows; nil if it has a timing of its own,
  /// in the time of the run.
  package let followedPart: FollowedPart?

  /// An animation of `run`.
  package init(_ run: AnimationRun, following followedPart: FollowedPart? = nil) {
    self.run = run
    self.followedPart = followedPart
  }
}

/// The part of a run, up to its end, in which an animation follows the position of the run.
nonisolated package struct FollowedPart: Sendable, Equatable {
  /// The position at which it begins, 0…1.
  package let start: Double
  /// Whether the animation continues beyond its beginning, where a spring swings over it.
  package let hasOpenStart: Bool

  /// The part from a position on.
  package init(from start: Double, hasOpenStart: Bool) {
    self.start = start.isNaN ? 0 : min(max(start, 0), 1)
    self.hasOpenStart = hasOpenStart && self.start == 0
  }

  /// The whole run.
  package static let whole = FollowedPart(from: 0, hasOpenStart: true)

  /// The progress of the animation at a position of the run.
  package func progress(at position: Double) -> Double {
    if hasOpenStart { return position }
    guard start < 1 else { return position < 1 ? 0 : 1 }
    return max(0, (position - start) / (1 - start))
  }
}
