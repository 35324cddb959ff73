// What is said of a change to those who take part in it, alike for every kind of engine.

extension ContainerEngine {
  // MARK: The coordinator

  /// Makes the coordinator of the change that is performed, for the first controller that asks.
  ///
  /// - Parameters:
  ///   - view: The view in which the change happens.
  ///   - duration: Seconds for all of it; `nil` where it takes no time.
  ///   - isInteractive: Whether a finger moves it.
  ///   - initiallyInteractive: Whether a finger has begun it.
  ///   - hasBegun: Whether the *will* callbacks have been sent already.
  ///   - from: The child that disappears.
  ///   - to: The child that appears.
  public func makeCoordinator(
    in view: UIView, duration: TimeInterval?, isInteractive: Bool, initiallyInteractive: Bool,
    hasBegun: Bool, from: UIViewController?, to: UIViewController?
  ) -> ContainerTransitionCoordinator {
    let link = participants.link
    let source = ContainerTransitionCoordinator.Source(
      fractionComplete: { link.target?.fractionComplete ?? 0 },
      isReturning: { link.target?.isReturning ?? false },
      animate: { changes in
        if let engine = link.target {
          engine.animateAlongside(changes)
        } else {
          UIView.performWithoutAnimation(changes)
        }
      })
    let coordinator = ContainerTransitionCoordinator(
      of: source, in: view, duration: duration, isInteractive: isInteractive,
      initiallyInteractive: initiallyInteractive, hasBegun: hasBegun)
    coordinator.setViewController(from, forKey: .from)
    coordinator.setViewController(to, forKey: .to)
    participants.coordinator = coordinator
    return coordinator
  }

  /// The transition has ended, and the controllers are about to receive that, or have.
  public func transitionDidEnd(cancelled: Bool) {
    if let animator = participants.alongsideAnimator {
      participants.alongsideAnimator = nil
      animator.stopAnimation(false)
      animator.finishAnimation(at: cancelled ? .start : .end)
    }
    participants.coordinator?.transitionDidEnd(cancelled: cancelled)
  }

  /// All callbacks of the change have been sent.
  public func finishCoordinator() {
    let coordinator = participants.coordinator
    participants.coordinator = nil
    coordinator?.finish()
  }

  /// Animates changes of others by an animator that follows what moves; call
  /// ``updateAlongsideAnimator()`` when that is further.
  ///
  /// - Parameters:
  ///   - duration: Seconds for all of it.
  ///   - changes: The changes.
  public func animateFollowing(over duration: TimeInterval, _ changes: @escaping () -> Void) {
    if let animator = participants.alongsideAnimator { return animator.addAnimations(changes) }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: changes)
    participants.alongsideAnimator = animator
    animator.pauseAnimation()
    animator.fractionComplete = fractionComplete
  }

  /// Brings what others change to where the content is.
  public func updateAlongsideAnimator() {
    participants.alongsideAnimator?.fractionComplete = fractionComplete
  }

  // MARK: Reports

  /// Reports that something begins to move; see ``ContainerViewController/progress``.
  public func beginMovement(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool
  ) {
    let link = participants.link
    let movement = self.link.core?.makeMovement(
      kind, from: from, to: to, isInteractive: isInteractive
    ) {
      link.target?.fractionComplete ?? 0
    }
    participants.movement = movement
    movement?.begin()
  }

  /// Reports where it is, if something is another than before.
  ///
  /// - Returns: Whether something was.
  @discardableResult
  public func updateMovement(to: UIViewController?) -> Bool {
    participants.movement?.to = to
    return participants.movement?.update(isInteractive: isDragged) ?? false
  }

  /// Reports the end. Requests that are made meanwhile wait until the last callbacks have been
  /// sent.
  public func endMovement(isCompleted: Bool) {
    guard let movement = participants.movement else { return }
    participants.movement = nil
    let wasPerforming = queue.isPerforming
    queue.isPerforming = true
    movement.end(isCompleted: isCompleted)
    queue.isPerforming = wasPerforming
  }

  // MARK: The program in place of a finger

  /// Gives what moves, or is about to, to the program as to a finger. Who has moved it before moves
  /// it no more.
  ///
  /// - Parameters:
  ///   - operation: The operation that moves. Default: none.
  ///   - begin: Takes it, where it is.
  ///   - fraction: How far it is: 0 where it began, 1 where it leads.
  ///   - move: Brings it to a fraction.
  ///   - end: Lets it go on by itself, to one end or the other, with a velocity in fractions per
  ///     second.
  public func beginInteraction(
    of operation: ContainerOperation? = nil, begin: () -> Void,
    fraction: @escaping (Self) -> CGFloat, move: @escaping (Self, _ fraction: CGFloat) -> Void,
    end: @escaping @MainActor (Self, _ completes: Bool, _ velocity: CGFloat) -> Void
  ) -> ContainerInteraction {
    let link = participants.link
    let token = take(fraction: fraction, end: end)
    begin()
    participants.coordinator?.interactionDidBegin()
    return ContainerInteraction(
      of: .init(
        isActive: { link.target?.participants.interaction === token },
        fraction: token.fraction,
        move: { position in if let engine = link.target { move(engine, position) } },
        end: token.end),
      operation: operation, token: token)
  }

  /// Notes that a hand has what moves, and no more who has had it before.
  ///
  /// - Parameters:
  ///   - fraction: How far it is: 0 where it began, 1 where it leads.
  ///   - end: Lets it go on by itself, to one end or the other.
  @discardableResult
  func take(
    fraction: @escaping (Self) -> CGFloat,
    end: @escaping @MainActor (Self, _ completes: Bool, _ velocity: CGFloat) -> Void
  ) -> ContainerInteraction.Token {
    let link = participants.link
    let token = ContainerInteraction.Token(
      fraction: { link.target.map(fraction) ?? 0 },
      end: { completes, velocity in
        guard let engine = link.target else { return }
        engine.participants.endInteraction()
        end(engine, completes, velocity)
      })
    participants.interaction = token
    return token
  }

  /// Releases what a hand has where it is, because something else ends it: it completes where it
  /// would if the finger were lifted at rest, and returns else. Does nothing where no hand has
  /// anything.
  public func interruptInteraction() { participants.interaction?.interrupt() }
}
