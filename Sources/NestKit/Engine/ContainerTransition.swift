#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The transition that a stack is running, to be driven, turned or ended.
///
/// ```swift
/// stack.pop()
/// stack.transition?.fractionComplete = 0.3       // stands there
/// stack.transition?.reverse()                    // will go back to where it began
/// stack.transition?.resume()                     // goes, in time
/// ```
///
/// A transition may turn as often as it likes. Each time, both children hear the opposite of what
/// they heard last, and the delegate what undoes the change:
///
/// ```
/// delegate willPush(new, covering: old)    new.willMove(toParent: container)
/// delegate willHide(old)                   old.viewWillDisappear
/// delegate willShow(new)                   new.viewWillAppear
/// ··· turned back ···
/// delegate willPop(new, revealing: old)    new.willMove(toParent: nil)
/// delegate willHide(new)                   new.viewWillDisappear
/// delegate willShow(old)                   old.viewWillAppear
/// ··· where it began ···
/// new.viewDidDisappear      delegate didHide(new)
/// old.viewDidAppear         delegate didShow(old)
/// new.didMove(toParent: nil)
/// delegate didPop(new, revealing: old)
/// ```
///
/// When it ends where it began, the list is as before, the children that a pop over several has taken
/// away included, and the outcome of the operation is `cancelled`. Only a child that has got another
/// parent meanwhile stays away.
///
/// A value of this type stands for one transition: once that has ended, it does nothing.
public struct ContainerTransition {
  /// The stack that runs it.
  public let stack: ContainerStack
  /// The operation that it belongs to.
  public let operation: ContainerOperation

  /// Whether it still runs.
  public var isRunning: Bool { stack.transition?.operation === operation }

  /// Whether it goes back to where it began.
  public var isReversed: Bool { isRunning && stack.isReversing }

  /// How much of the way has been made, from 0, where the transition began, to 1, where it leads when
  /// it is not reversed.
  ///
  /// Setting it pauses the transition. It does nothing inside the *will* callbacks of the operation,
  /// before the transition has begun.
  public var fractionComplete: CGFloat {
    get { player?.fractionComplete ?? (isRunning ? 0 : 1) }
    nonmutating set { player?.fractionComplete = newValue }
  }

  /// Whether the transition stands still.
  public var isPaused: Bool { player?.isPaused == true }

  /// Lets the transition stand still where it is. What waits for its end goes on waiting.
  public func pause() { player?.pause() }

  /// Lets a paused transition go on, to the end that it is on the way to.
  public func resume() { player?.resume() }

  private var player: TransitionPlayer? { isRunning ? stack.playing : nil }

  /// Turns the transition: back to where it began, or forth again. One that is paused stays so.
  ///
  /// Inside a callback it turns when the callback has returned.
  public func reverse() {
    if isRunning { stack.reverseTransition() }
  }

  /// Completes the transition at once.
  ///
  /// Inside a callback it ends when the callback has returned.
  public func finish() {
    if isRunning { stack.endTransition(cancelled: false) }
  }

  /// Ends the transition at once where it began.
  ///
  /// Inside a callback it ends when the callback has returned.
  public func cancel() {
    if isRunning { stack.endTransition(cancelled: true) }
  }
}

extension ContainerStack {
  /// The transition that runs; `nil` when none does.
  ///
  /// Inside the *will* callbacks of an animated operation this is the transition that is about to
  /// run.
  public var transition: ContainerTransition? {
    guard isAnimated, machine.canTurnBack, let running else { return nil }
    return ContainerTransition(stack: self, operation: running)
  }

  /// Whether the transition goes back, or will as soon as the running callback has returned.
  fileprivate var isReversing: Bool { machine.isReversed != isTurnDue }

  fileprivate func reverseTransition() {
    isTurnDue.toggle()
    pump()
  }

  fileprivate func endTransition(cancelled: Bool) {
    if isReversing != cancelled { isTurnDue.toggle() }
    isEndDue = true
    pump()
  }
}
