extension ContainerStack {
  /// The coordinator of the transition that is about to run, runs, or has ended, animated or not,
  /// from the first *will* callback to the last *did*; `nil` when there is none.
  ///
  /// A ``ContainerViewController`` returns it for itself and its children; any other container has
  /// to do that in its own override, after it has asked `super`. Animations that are requested in
  /// *will* callbacks, or in the turn in which the transition begins, take as long as all of it,
  /// follow the finger, and return if it is reversed. Completions are called when the operation has
  /// sent all of its callbacks. Costs nothing for a transition that nobody asks about.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard queue.running != nil else { return nil }
    if let coordinator = participants.coordinator { return coordinator }
    guard let transition = ended ?? transitionFacts,
      let view = region ?? container?.viewIfLoaded
    else { return nil }
    let coordinator = makeCoordinator(
      in: view, duration: transition.duration, isInteractive: isDragged || isAboutToBeDragged,
      initiallyInteractive: runningState.wasBegunByDrag,
      hasBegun: playing != nil || ended != nil, from: transition.from, to: transition.to)
    if ended != nil { coordinator.transitionDidEnd(cancelled: runningState.isCancelled) }
    return coordinator
  }

  /// The facts that a coordinator reports of the transition that is about to run, or runs; nil
  /// where none is.
  var transitionFacts: ContainerStackTransitionFacts? {
    guard let reversal = machine.reversal, let moving = contents[reversal.moving] else {
      return nil
    }
    var facts = ContainerStackTransitionFacts(
      from: child(machine.hidden), to: child(machine.shown))
    if runningState.isAnimated {
      facts.duration =
        substitute.map(\.duration)
        ?? moving.transitionDuration(
          reversal.moving == reversal.shown ? .forward : .inverse, in: host.bounds)
    }
    return facts
  }

  /// How far the running transition is: 0 where it began, 1 where it leads.
  public var fractionComplete: CGFloat { playing?.fractionComplete ?? 0 }

  /// Whether the running transition leads back to where it began.
  public var isReturning: Bool { machine.isReversed }

  /// Makes changes, animated together with the running transition; at once where none runs.
  public func animateAlongside(_ changes: @escaping () -> Void) {
    guard let player = playing, player.isPlaying else {
      return UIView.performWithoutAnimation(changes)
    }
    player.animateAlongside(changes)
    if let whenRestoring { (player as? TransitionPlayer)?.whenRestoring = whenRestoring }
  }

  /// Whether a finger that is recognized now requests the transition that it is going to drive.
  var isAboutToBeDragged: Bool { runningState.wasBegunByDrag && link.core?.beginsDrag == true }
}
