nonisolated extension Transition {
  /// The transition above a background that becomes visible up to an opacity meanwhile.
  ///
  /// The disappearing side is the background; what the transition does to it otherwise is left out.
  /// Where the user prefers less motion the appearing side fades in with it instead, in the same
  /// time. In a container the background is darker in a dark interface, and where the contrast is
  /// increased, as if two of them lay over each other, or three where it is both; what appears has
  /// the elevated level.
  ///
  /// - Parameter opacity: The opacity of the background in the end.
  public func dimming(to opacity: CGFloat) -> Transition {
    var result = self
    result.backgroundOpacity = min(max(opacity, 0), 1)
    result.hasSteps = true
    return result
  }

  /// The transition in which what is covered stays as it is: for a child that replaces another one
  /// above the same background.
  public var leavingCoveredInPlace: Transition {
    var result = Transition(
      name, reducedMotion: reducedMotion, inverse: inverseSteps.map(Self.leavingCoveredInPlace),
      steps: Self.leavingCoveredInPlace(steps))
    result.matchesElements = matchesElements
    result.dampingRatio = dampingRatio
    return duration.map(result.lasting) ?? result
  }

  private static func leavingCoveredInPlace(_ steps: @escaping Steps) -> Steps {
    { region in
      steps(region).map { step in
        var step = step
        step.disappearing = .none
        return step
      }
    }
  }

  // MARK: Steps

  /// The steps, with those of the background.
  func allSteps(in region: TransitionGeometry) -> [TransitionStep] {
    let steps = steps(region)
    guard let backgroundOpacity else { return steps }
    return Self.dimmed(steps, from: 0, to: region.dimmed(backgroundOpacity))
  }

  /// The last frame of the transition, without the others.
  func lastFrame(in region: TransitionGeometry) -> TransitionKeyFrames.Frame {
    var frame = TransitionKeyFrames.Frame.identity
    for step in allSteps(in: region) { frame = frame.applying(step) }
    return frame
  }

  /// The steps of an inverse of its own, with those of the background.
  func allInverseSteps(in region: TransitionGeometry) -> [TransitionStep]? {
    guard let steps = inverseSteps?(region), let backgroundOpacity else {
      return inverseSteps?(region)
    }
    return Self.dimmed(steps, from: region.dimmed(backgroundOpacity), to: 0)
  }

  /// Steps during which the background changes from one opacity to another.
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

nonisolated extension TransitionGeometry {
  /// Updates the background of a dimming transition.
  mutating func updateDimming(from traits: UITraitCollection) {
    dimmingDepth =
      1 + (traits.userInterfaceStyle == .dark ? 1 : 0)
      + (traits.accessibilityContrast == .high ? 1 : 0)
  }

  /// The opacity of several backgrounds of an opacity over each other.
  fileprivate func dimmed(_ opacity: CGFloat) -> CGFloat {
    dimmingDepth == 1 ? opacity : 1 - pow(1 - opacity, CGFloat(dimmingDepth))
  }
}
