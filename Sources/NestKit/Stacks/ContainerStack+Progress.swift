// What a stack reports of its transitions; see ContainerProgress.

extension ContainerStack {
  /// The running transition has begun to move the views.
  func beginMovement(of player: TransitionPlayer) {
    guard let container = link.base else { return }
    let movement = container.beginMovement(
      .transition, from: child(machine.hidden), to: child(machine.shown),
      isInteractive: runningState.isDragged || isAboutToBeDragged
    ) { [backLink] in backLink.target?.playing?.fractionComplete ?? 0 }
    guard playing === player else { return movement.end(isCompleted: !runningState.isCancelled) }
    self.movement = movement
    movement.runs = !player.isPaused
  }

  /// The running transition was moved, paused, resumed, taken or released.
  func updateMovement() {
    guard let movement, let playing else { return }
    movement.runs = !playing.isPaused
    movement.update(isInteractive: runningState.isDragged)
  }

  /// The running transition has ended. What is requested meanwhile waits until the last callbacks have been sent.
  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    let wasPerforming = queue.isPerforming
    queue.isPerforming = true
    movement.end(isCompleted: !runningState.isCancelled)
    queue.isPerforming = wasPerforming
  }
}
