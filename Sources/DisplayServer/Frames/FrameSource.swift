/// The clock, the frames and the turns of the main loop.
///
/// A turn is what happens between two waits: events, frames, tasks; then `onTurnEnd`.
@MainActor
package protocol FrameSource: AnyObject, Sendable {
  /// In seconds; never runs backwards. During a frame not before the frame's time. May be read on
  /// any thread.
  nonisolated var now: Double { get }

  /// The time between two frames, in seconds.
  var frameInterval: Double { get }

  /// How many frames there were, and how many were missed.
  var counts: FrameCounts { get }

  /// Called with the time of a frame that was requested; then the turn ends.
  ///
  /// The frame answers every request made before it, also those for a later time: what still needs
  /// a frame requests it again, from here or later.
  var onFrame: ((Double) -> Void)? { get set }

  /// Called when the main loop is about to wait: everything of this turn has happened.
  var onTurnEnd: (() -> Void)? { get set }

  /// Requests one frame; of several requests the earliest counts.
  ///
  /// A frame for a time after `now` is delivered exactly then: never earlier, and late only by
  /// delays of the process. Any other time means the next frame: the next point of a fixed grid of
  /// `frameInterval` after `now`. Infinity requests nothing.
  func requestFrame(at time: Double)

  /// Replaces all requests by those that are still wanted, so that nothing wakes for the others.
  ///
  /// - Parameters:
  ///   - nextFrame: Whether the next frame is wanted. One that is requested already stays where it
  ///     is.
  ///   - exactTime: The time after `now` of the earliest other frame that is wanted; nil for none.
  func replaceRequests(nextFrame: Bool, exactTime: Double?)

  /// Guarantees a turn end soon, even if nothing else happens.
  func requestTurn()
}
