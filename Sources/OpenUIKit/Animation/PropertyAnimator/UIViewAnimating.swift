/// Where in its life an animator is.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive
  /// Its animations run or are paused.
  case active
  /// Its animations were stopped where they were; it has to be finished.
  case stopped
}

/// Where an animator ends.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// The views have the values that the animations led to.
  case end
  /// The views have the values that they had before.
  case start
  /// The views keep the values that they showed.
  case current
}

/// Something that animates, and can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where in its life the animator is.
  var state: UIViewAnimatingState { get }

  /// Whether the animations move.
  var isRunning: Bool { get }

  /// Whether the animations go back to where they began.
  var isReversed: Bool { get set }

  /// How much of the movement is done, 0 to 1. Setting it pauses.
  var fractionComplete: CGFloat { get set }

  /// Begins, or continues.
  func startAnimation()

  /// Begins, or continues, after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses; an animator that has not begun begins, paused.
  func pauseAnimation()

  /// Stops: the views keep what they show.
  ///
  /// - Parameter withoutFinishing: whether the animator is inactive then and calls no completions;
  ///   else it has to be finished.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animator: gives the views their values and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of what blocks change. All its functions may be left out.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates the changes of a block, after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Animates the changes of a block.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Calls a block at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
