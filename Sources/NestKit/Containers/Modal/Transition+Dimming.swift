#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension Transition {
  /// The transition above a background that becomes visible up to an opacity meanwhile.
  ///
  /// The disappearing side is the background; what the transition does to it otherwise is left out.
  /// With reduced motion the appearing side fades in instead, in the same time.
  ///
  /// - Parameter alpha: The opacity of the background in the end.
  @MainActor func dimming(to alpha: CGFloat) -> Transition {
    let dimming = dimmingSteps(to: alpha)
    return duration.map(dimming.lasting) ?? dimming
  }

  @MainActor private func dimmingSteps(to alpha: CGFloat) -> Transition {
    let steps = steps
    guard UIAccessibility.isReduceMotionEnabled, reducedMotion == .dissolve else {
      let inverse = inverseSteps.map { Self.dimmed($0, from: alpha, to: 0) }
      return Transition(
        name + ", dimming", reducedMotion: .unchanged, inverse: inverse,
        steps: Self.dimmed(steps, from: 0, to: alpha))
    }
    return Transition(name + ", dimming", reducedMotion: .unchanged) { region in
      Self.dimmed(Self.withoutMotion(steps(region)), from: 0, to: alpha)
    }
  }

  /// Steps that fade in what others move in, in the same time.
  private static func withoutMotion(_ steps: [TransitionStep]) -> [TransitionStep] {
    guard TransitionKeyFrames(steps: steps).movesAnything else { return steps }
    let duration = steps.reduce(0) { $0 + $1.duration }
    return [
      .immediately(appearing: .fade(to: 0)),
      TransitionStep(duration: duration, appearing: .fade(to: 1)),
    ]
  }

  private static func dimmed(
    _ steps: @escaping Steps, from start: CGFloat, to end: CGFloat
  ) -> Steps {
    { region in dimmed(steps(region), from: start, to: end) }
  }

  /// Steps during which the background goes from one opacity to another.
  private static func dimmed(
    _ steps: [TransitionStep], from start: CGFloat, to end: CGFloat
  ) -> [TransitionStep] {
    let total = steps.reduce(0) { $0 + $1.duration }
    var elapsed: TimeInterval = 0
    let dimmed = steps.map { step in
      elapsed += step.duration
      let progress = total > 0 ? CGFloat(elapsed / total) : 1
      var step = step
      step.disappearing = .fade(to: start + (end - start) * progress)
      return step
    }
    return [.immediately(disappearing: .fade(to: start))] + dimmed
      + [.immediately(disappearing: .fade(to: end))]
  }
}

nonisolated extension TransitionKeyFrames {
  /// The direction in which the appearing view leaves when the transition is played backwards; `nil`
  /// if it does not move, or along no axis.
  var departure: DragDirection? {
    let positions = frames.map {
      CGPoint(x: $0.appearing.translation.x, y: $0.appearing.translation.y)
    }
    let furthest = positions.max { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }
    return furthest.flatMap { DragDirection($0) }
  }
}
