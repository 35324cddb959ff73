// The reports of a stack about its transitions; see ContainerProgress.

extension ContainerStack {
  /// The running transition has begun to move the views.
  func beginMovement(of player: any TransitionPlaying) {
    beginMovement(
      .transition, from: child(machine.hidden), to: child(machine.shown),
      isInteractive: isDragged || isAboutToBeDragged)
    participants.movement?.runs = !player.isPaused
  }

  /// The running transition was moved, paused, resumed, taken or released.
  func updateMovement() {
    guard let movement = participants.movement, let playing else { return }
    movement.runs = !playing.isPaused
    movement.update(isInteractive: isDragged)
  }

  /// Whether the running operation has been cancelled, and its last callbacks are sent.
  package var isCancelled: Bool { runningState.isCancelled }

  /// Called when the user begins to move the running transition, or has released it.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether the user moves it.
  ///   - cancelled: Whether it is about to return to where it began.
  ///   - velocity: The velocity with which it continues, as a multiple of the planned one.
  package func updateInteraction(
    isInteractive: Bool, cancelled: Bool = false, velocity: CGFloat? = nil
  ) {
    if isInteractive {
      if participants.interaction == nil { takeForUser() }
      participants.coordinator?.interactionDidBegin()
    } else {
      participants.endInteraction()
      participants.coordinator?.interactionDidEnd(cancelled: cancelled, velocity: velocity)
    }
    runningState.isDragged = isInteractive
    updateMovement()
  }

  /// Notes that the user has the running transition, which the program moves: where something else
  /// ends it, it ends as what a finger moves.
  private func takeForUser() {
    take(
      fraction: \.fractionComplete,
      end: { stack, completes, _ in
        guard let transition = stack.transition, transition.isReversed == completes else { return }
        transition.reverse()
      })
  }
}
