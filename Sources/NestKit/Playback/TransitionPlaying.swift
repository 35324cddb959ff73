/// An object that plays the transition of a running operation: a ``TransitionPlayer``, or the
/// substitute that a container has for it.
package protocol TransitionPlaying: AnyObject {
  /// Whether it plays, or is paused before its end.
  var isPlaying: Bool { get }
  /// Whether it leads back to where it began.
  var isReversed: Bool { get }
  /// Whether it is paused.
  var isPaused: Bool { get }
  /// The progress, from 0, where it began, to 1, where it leads when it is not reversed. Setting it
  /// pauses.
  var fractionComplete: CGFloat { get set }
  /// Seconds for all of it.
  var duration: TimeInterval { get }
  /// How far a finger moves, in points, to move it from its beginning to its end; zero for none.
  var displacement: CGVector { get }
  /// The bounds of the region.
  var bounds: CGRect { get }

  /// Begins. The completion is called once, at either end; at once where it takes no time.
  func play(
    _ direction: PlaybackDirection, animated: Bool, allowsInteraction: Bool,
    completion: @escaping () -> Void)
  /// Pauses where it is.
  func pause()
  /// Continues after a pause.
  func resume()
  /// Continues after a pause, with a velocity in fractions per second.
  func resume(velocity: CGFloat)
  /// Leads in the opposite direction from now on.
  func reverse()
  /// Ends at once, where it leads.
  func finish()
  /// Animates changes together with it.
  func animateAlongside(_ changes: @escaping () -> Void)
}

extension TransitionPlayer: TransitionPlaying {
  /// How far a finger moves, in points, to move the transition from 0 to 1.
  package var displacement: CGVector { keyFrames.displacement }
  /// Seconds for all of it.
  package var duration: TimeInterval { keyFrames.duration }
  /// The bounds of the region.
  package var bounds: CGRect { stage.group.bounds }
}
