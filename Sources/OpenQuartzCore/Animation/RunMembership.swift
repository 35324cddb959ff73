/// How an animation takes part in the run that made it.
package struct RunMembership {
  package let run: AnimationRun
  package let role: Role

  package enum Role: Equatable {
    /// It has its own timing, in the time of the run, and the outcome of the run waits for its end.
    case counted
    /// It has no timing: its value follows the position of the run, from this one on to the end.
    case following(from: Double)
  }

  package init(_ run: AnimationRun, _ role: Role) {
    self.run = run
    self.role = role
  }
}

nonisolated extension RunMembership.Role {
  /// The progress of an animation that follows its run, at a position of the run.
  static func progress(at position: Double, from start: Double) -> Double {
    // Fidelity: a spring that swings over the beginning shows it only in what begins there. [decided]
    guard start > 0 else { return position }
    guard start < 1 else { return position < 1 ? 0 : 1 }
    return max(0, (position - start) / (1 - start))
  }
}
