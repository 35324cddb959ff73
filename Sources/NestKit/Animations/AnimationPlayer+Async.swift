extension AnimationPlayer {
  /// Plays the sequence, and waits until it has ended.
  ///
  /// The parameters are those of the method with a completion. Where the task is cancelled, the
  /// animation is cancelled; in a task that was cancelled before, nothing changes.
  ///
  /// - Returns: How it ended.
  @discardableResult
  public func play(
    _ direction: Direction = .forward, animated: Bool = true, delay: TimeInterval = 0,
    startTime: TimeInterval = 0, repetition: AnimationRepetition = .once,
    allowsInteraction: Bool = true
  ) async -> Outcome {
    guard !Task.isCancelled else { return .cancelled }
    let play = AnimationPlay()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.play(
          direction, animated: animated, delay: delay, startTime: startTime,
          repetition: repetition, allowsInteraction: allowsInteraction
        ) { outcome in
          play.hasEnded = true
          continuation.resume(returning: outcome)
        }
      }
    } onCancel: {
      Task { @MainActor in if !play.hasEnded { self.cancel() } }
    }
  }
}

/// Whether one play has ended.
private final class AnimationPlay {
  var hasEnded = false
  deinit {}
}
