/// The direction in which key frames are played.
public nonisolated enum PlaybackDirection: Sendable {
  /// From the first frame to the last: the appearing view of a transition appears.
  case forward
  /// From the last frame to the first: the appearing view disappears; in the end everything is as
  /// before.
  case inverse
}
