extension ContainerStack {
  /// The coordinator of the transition that is about to run or runs, animated or not; `nil` when
  /// there is none, and from the first *did* callback on.
  ///
  /// A ``ContainerViewController`` returns it for itself and its children; any other container has
  /// to do that in its own override, after it has asked `super`. Animations that are requested in
  /// *will* callbacks, or in the turn in which the transition begins, take as long as all of it,
  /// follow the finger, and return if it is reversed. Completions are called when the operation has
  /// sent all of its callbacks. Costs nothing for a transition that nobody asks about.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if runningState.endsWithWillCallbacks { return coordinator }
    guard queue.running != nil, let reversal = machine.reversal else { return nil }
    if let coordinator { return coordinator }
    guard let moving = contents[reversal.moving], let view = region ?? container?.viewIfLoaded
    else { return nil }
    let duration =
      substitute.map(\.duration)
      ?? moving.transitionDuration(
        reversal.moving == reversal.shown ? .forward : .inverse, in: host.bounds)
    let new = ContainerTransitionCoordinator(
      of: coordinatorSource, in: view, duration: runningState.isAnimated ? duration : nil,
      isInteractive: isDragged || isAboutToBeDragged,
      initiallyInteractive: runningState.wasBegunByDrag,
      hasBegun: playing != nil)
    new.setViewController(child(machine.hidden), forKey: .from)
    new.setViewController(child(machine.shown), forKey: .to)
    coordinator = new
    return new
  }

  private var coordinatorSource: ContainerTransitionCoordinator.Source {
    let link = backLink
    return .init(
      fractionComplete: { link.target?.playing?.fractionComplete ?? 0 },
      isReturning: { link.target?.machine.isReversed == true },
      animate: { changes in
        if let stack = link.target, let player = stack.playing, player.isPlaying {
          player.animateAlongside(changes)
          if let whenRestoring = stack.whenRestoring {
            (player as? TransitionPlayer)?.whenRestoring = whenRestoring
          }
        } else {
          UIView.performWithoutAnimation(changes)
        }
      })
  }

  /// Whether a finger that is recognized now requests the transition that it is going to drive.
  var isAboutToBeDragged: Bool { runningState.wasBegunByDrag && link.core?.beginsDrag == true }
}
