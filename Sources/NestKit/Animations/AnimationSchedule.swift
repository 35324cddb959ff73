/// When and how often an animation is to be played.
nonisolated struct AnimationSchedule: Sendable, Equatable {
  /// Seconds before the first step; 0 once they are over.
  var delay: TimeInterval = 0
  /// Where the first repetition begins.
  var startTime: TimeInterval = 0
  var repetition = AnimationRepetition.once

  /// Whether another repetition follows the one with an index.
  func hasRepetition(after index: Int, isReversed: Bool) -> Bool {
    if isReversed { return index > 0 }
    return switch repetition {
    case .times(let times): index + 1 < times
    case .endless: true
    }
  }
}

extension AnimationPlan {
  /// Returns the misuse that playing the plan by a schedule would be, if any.
  func misuse(of schedule: AnimationSchedule, in sequence: AnimationSequence) -> Misuse? {
    for (index, step) in sequence.steps.enumerated() {
      guard step.duration.isDuration else {
        return .animationSeconds(step.duration, of: "a step \(index)")
      }
      guard step.changes.allSatisfy(\.change.isValid) else { return .animationValue(inStep: index) }
    }
    // Valid changes can exceed all numbers together.
    if let frame = frames.firstIndex(where: { !$0.allSatisfy(\.isFinite) }) {
      return .animationValue(inStep: stepIndices[max(frame - 1, 0)])
    }
    guard segments.duration.isFinite else {
      return .animationSeconds(segments.duration, of: "a duration")
    }
    guard schedule.delay.isDuration else { return .animationSeconds(schedule.delay, of: "a delay") }
    guard schedule.startTime.isDuration else {
      return .animationSeconds(schedule.startTime, of: "a start time")
    }
    guard schedule.startTime <= segments.duration else {
      return .animationStart(schedule.startTime, in: segments.duration)
    }
    switch schedule.repetition {
    case .times(let times) where times < 1: return .animationRepetition(times)
    case .endless where segments.duration == 0: return .endlessAnimation
    case .times, .endless: return nil
    }
  }
}

nonisolated extension TimeInterval {
  fileprivate var isDuration: Bool { isFinite && self >= 0 }
}

nonisolated extension AnimationPose {
  /// Whether the movements together are numbers that can be shown.
  fileprivate var isFinite: Bool {
    [movement.translation, movement.scale].allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.z.isFinite
    } && movement.rotations.allSatisfy(\.angle.isFinite)
  }
}
