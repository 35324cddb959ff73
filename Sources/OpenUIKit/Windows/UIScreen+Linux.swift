/// How smoothly a program has shown its frames.
nonisolated public struct UIFrameStatistics: Sendable, Hashable {
  /// How many frames were made, by animations, timers and changes that came soon after each other.
  public var delivered: Int
  /// How many frames were missed: the display could have shown another one, but the program was not
  /// ready.
  public var missed: Int
}

extension UIScreen {
  /// The frames since the program started. All windows share one clock.
  public var frameStatistics: UIFrameStatistics {
    let counts = backend.frames.counts
    return UIFrameStatistics(delivered: counts.delivered, missed: counts.missed)
  }
}
