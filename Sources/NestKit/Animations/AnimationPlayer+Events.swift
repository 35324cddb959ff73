extension AnimationPlayer {
  /// Sends an event.
  ///
  /// - Returns: Whether the player was not controlled meanwhile.
  func send(_ event: AnimationEvent) -> Bool {
    let count = clock.controls
    eventHandler?(event)
    return count == clock.controls
  }

  /// The number of a segment of the present direction, counted forward, and back.
  private func counted(_ step: Int) -> Int {
    clock.isForward ? step : forward.segments.count - 1 - step
  }

  /// Sends both events of a step that is left out.
  func sendStep(_ step: Int) -> Bool {
    let index = plan.stepIndices[step]
    return send(.willBeginStep(index, isAnimated: false))
      && send(.didEndStep(index, isAnimated: false))
  }

  /// Sends the end of the step whose beginning was sent.
  func sendEnd() -> Bool {
    guard !clock.isWaiting, let ended = announced else { return true }
    announced = nil
    return send(
      .didEndStep(
        forward.stepIndices[ended], isAnimated: forward.segments[ended].duration > 0))
  }

  /// Sends the beginning of a step, and before it the end of the one that is left.
  func announce(_ step: Int) {
    guard !clock.isWaiting, announced != counted(step), sendEnd() else { return }
    announced = counted(step)
    _ = send(
      .willBeginStep(plan.stepIndices[step], isAnimated: plan.segments[step].duration > 0))
  }

  /// The events that are left of the present repetition.
  func remainingEvents(isAnimated: Bool) -> [AnimationEvent] {
    // Reversed in its delay it has no step to go.
    var next = clock.isWaiting ? isReversed ? plan.segments.count : 0 : clock.position
    var events: [AnimationEvent] = []
    if let announced {
      events.append(.didEndStep(forward.stepIndices[announced], isAnimated: false))
      next = counted(announced) + 1
    }
    for index in plan.stepIndices.dropFirst(next) {
      events.append(.willBeginStep(index, isAnimated: false))
      events.append(.didEndStep(index, isAnimated: false))
    }
    return events + [.didEnd(isAnimated: isAnimated)]
  }
}
