extension ContainerTransition {
  /// How far a finger moves for the whole transition, in points: as far as the views on the axis of
  /// the drag, or, if they do not move on it, the extent of the region.
  public func dragDistance(_ direction: DragDirection) -> CGFloat {
    guard isRunning, let player = stack?.playing else { return 0 }
    let bounds = player.bounds
    let distance = abs(direction.component(of: displacement))
    if distance > 0 { return distance }
    return direction.isHorizontal ? bounds.width : bounds.height
  }

  /// Whether it removes the child that it moves, as a pop does, and does not add it.
  public var isRemoval: Bool { isRunning && stack?.machine.isRemoving == true }

  /// Whether it adds the child that it moves, as a push does, and removes no other one.
  public var isAddition: Bool { isRunning && stack?.machine.isAdding == true }

  /// The child that appears, where it is not reversed.
  public var appearing: UIViewController? {
    isRunning ? stack.flatMap { $0.child($0.machine.shown) } : nil
  }

  /// The child that disappears, where it is not reversed.
  public var disappearing: UIViewController? {
    isRunning ? stack.flatMap { $0.child($0.machine.hidden) } : nil
  }
}

extension ContainerTransition {
  /// Takes the transition, to move it as a finger does; what has taken it before moves it no more.
  ///
  /// Has no effect on what is seen inside the *will* callbacks of the operation.
  ///
  /// - Returns: The interaction; `nil` once the transition has ended.
  public func beginInteraction() -> ContainerInteraction? {
    guard isRunning, let stack else { return nil }
    return stack.beginInteraction(
      of: operation,
      begin: {
        stack.runningState.isDragged = true
        // While it is paused the fraction is that of what is seen.
        pause()
      },
      fraction: { _ in fractionComplete }, move: { _, fraction in fractionComplete = fraction },
      end: { stack, completes, velocity in end(stack, completes: completes, velocity: velocity) })
  }

  /// The rest of it runs, to one end or the other.
  ///
  /// - Parameters:
  ///   - completes: Whether to the end to which it leads, and not back.
  ///   - velocity: Fractions per second, positive in the direction in which it continues.
  private func end(_ stack: ContainerStack, completes: Bool, velocity: CGFloat) {
    stack.participants.coordinator?.interactionDidEnd(
      cancelled: !completes, fractionsPerSecond: velocity)
    stack.dragDidEnd {
      if isReversed == completes { reverse() }
      resume(velocity: velocity)
    }
  }
}

extension ContainerTransitionCoordinator {
  /// The finger releases the transition, with its velocity in the direction in which that
  /// continues.
  func interactionDidEnd(cancelled: Bool, fractionsPerSecond velocity: CGFloat) {
    interactionDidEnd(
      cancelled: cancelled, velocity: max(velocity * CGFloat(transitionDuration), 0))
  }
}

extension ContainerStack {
  /// A finger that drives the running transition is lifted, or the program releases it.
  ///
  /// - Parameter body: Lets the transition go on.
  func dragDidEnd(_ body: () -> Void) {
    body()
    runningState.isDragged = false
    updateMovement()
    finishForWaiting()
  }

  /// Whether a drag may begin: a transition runs that it can take up, or what it requests begins at
  /// once. While the container appears or disappears no drag begins, since what it requests would
  /// begin without the finger.
  public var acceptsDrag: Bool { transition != nil || isIdle && machine.acceptsChange }

  /// Whether the removal of the top would take time, so that a finger can drive it.
  public var topTakesTime: Bool {
    (topContent?.transitionDuration(.inverse, in: host.bounds) ?? 0) > 0
  }
}
