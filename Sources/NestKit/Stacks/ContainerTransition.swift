/// The transition that a stack runs, under control: it can be paused, driven, reversed and ended.
///
/// ```swift
/// stack.pop()
/// stack.transition?.fractionComplete = 0.3       // is paused there
/// stack.transition?.reverse()                    // leads back to where it began
/// stack.transition?.resume()                     // runs
/// ```
///
/// A transition may be reversed any number of times. Each time both children receive the opposite
/// *will* of the last one, and the delegate the event that undoes the change:
///
/// ```
/// delegate willPush(new, covering: old)    new.willMove(toParent: container)
/// delegate willHide(old)                   old.viewWillDisappear
/// delegate willShow(new)                   new.viewWillAppear
/// ··· reversed ···
/// delegate willPop(new, revealing: old)    new.willMove(toParent: nil)
/// delegate willHide(new)                   new.viewWillDisappear
/// delegate willShow(old)                   old.viewWillAppear
/// ··· cancelled ···
/// new.viewDidDisappear      delegate didHide(new)
/// old.viewDidAppear         delegate didShow(old)
/// new.didMove(toParent: nil)
/// delegate didPop(new, revealing: old)
/// ```
///
/// A transition that ends where it began is cancelled: the list is as before, the children that a
/// pop over several has removed included, and the outcome of the operation is `cancelled`. Only a
/// child that has another parent by then is not added again.
///
/// A value of this type refers to one transition: once that has ended, its methods do nothing.
public struct ContainerTransition {
  /// The stack that runs it; `nil` once that is gone, since this value keeps no stack alive.
  public var stack: ContainerStack? { link.target }
  /// The operation that it belongs to.
  public let operation: ContainerOperation
  private let link: BackLink<ContainerStack>

  fileprivate init(of stack: ContainerStack, _ operation: ContainerOperation) {
    link = stack.backLink
    self.operation = operation
  }

  /// Whether it still runs.
  public var isRunning: Bool { stack?.transition?.operation === operation }

  /// Whether it leads back to where it began.
  public var isReversed: Bool { isRunning && stack?.isReversing == true }

  /// The progress, from 0, where the transition began, to 1, where it leads when it is not
  /// reversed.
  ///
  /// Setting it pauses the transition. That has no effect inside the *will* callbacks of the
  /// operation, before the transition has begun.
  public var fractionComplete: CGFloat {
    get { player?.fractionComplete ?? (isRunning ? 0 : 1) }
    nonmutating set { change { $0.fractionComplete = newValue } }
  }

  /// Whether the transition is paused.
  public var isPaused: Bool { player?.isPaused == true }

  /// Pauses the transition where it is. Operations that are queued stay queued.
  public func pause() { change { $0.pause() } }

  /// Continues a paused transition in its direction.
  public func resume() { change { $0.resume() } }

  /// Continues a paused transition with a critically damped spring that begins with the velocity of
  /// the finger that has moved it; it takes no longer than the transition would.
  ///
  /// - Parameter velocity: Fractions per second, positive in the direction in which it continues.
  public func resume(velocity: CGFloat) { change { $0.resume(velocity: velocity) } }

  /// How far a finger moves, in points, to move the transition from 0 to 1 in the present size of
  /// the region; zero for a transition that moves nothing across the region, such as a dissolve.
  public var displacement: CGVector {
    guard let player else { return .zero }
    let displacement = player.displacement
    guard player.isReversed else { return displacement }
    return CGVector(dx: -displacement.dx, dy: -displacement.dy)
  }

  private var player: (any TransitionPlaying)? { isRunning ? stack?.playing : nil }

  /// Controls the player, and reports where it is then.
  private func change(_ body: (any TransitionPlaying) -> Void) {
    guard let player else { return }
    body(player)
    stack?.updateMovement()
  }

  /// Reverses the transition. One that is paused stays paused.
  ///
  /// Inside a callback this takes effect when the callback has returned.
  public func reverse() {
    if isRunning { stack?.reverseTransition() }
  }

  /// Completes the transition at once.
  ///
  /// Inside a callback this takes effect when the callback has returned.
  public func finish() {
    if isRunning { stack?.endTransition(cancelled: false) }
  }

  /// Ends the transition at once where it began.
  ///
  /// Inside a callback this takes effect when the callback has returned.
  public func cancel() {
    if isRunning { stack?.endTransition(cancelled: true) }
  }
}

extension ContainerStack {
  /// The transition that runs; `nil` when none does.
  ///
  /// Inside the *will* callbacks of an animated operation this is the transition that is about to
  /// run.
  public var transition: ContainerTransition? {
    guard runningState.isAnimated, machine.canReverse, let running = queue.running else {
      return nil
    }
    return ContainerTransition(of: self, running)
  }

  /// Whether the transition is reversed, or will be as soon as the running callback has returned.
  var isReversing: Bool { machine.isReversed != runningState.isReversalDue }

  fileprivate func reverseTransition() {
    runningState.isReversalDue.toggle()
    pump()
  }

  /// Completes or cancels the running transition at once, or as soon as the running callback has
  /// returned.
  func endTransition(cancelled: Bool) {
    if isReversing != cancelled { runningState.isReversalDue.toggle() }
    runningState.isEndDue = true
    pump()
  }
}
