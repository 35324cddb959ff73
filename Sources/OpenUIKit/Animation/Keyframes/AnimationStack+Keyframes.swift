extension AnimationStack {
  /// Runs `changes` as an animation of key frames.
  func animateKeyframes(
    _ specification: AnimationSpecification, mode: KeyframeTrack.Mode, changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(specification, keyframes: mode, changes: changes, completion: completion)
  }

  /// Runs `changes` as a frame of the animation around it.
  ///
  /// Fidelity: outside of an animation of key frames the changes belong to what is around
  /// [decided].
  func addKeyframe(_ window: KeyframeWindow, _ changes: () -> Void) {
    guard let outer = current, let keyframe = outer.keyframe else { return changes() }
    let recorder = keyframe.recorder
    perform(
      AnimationBlock(
        recorder.specification.part(window), run: outer.run, keyframe: recorder.keyframe(window)),
      changes)
  }
}

nonisolated extension AnimationSpecification {
  /// How the changes in a part of the animation are animated.
  fileprivate func part(_ window: KeyframeWindow) -> AnimationSpecification {
    var part = self
    part.delay += duration * window.start
    part.duration *= window.duration
    return part
  }
}
