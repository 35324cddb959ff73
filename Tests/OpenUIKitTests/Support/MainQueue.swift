import Dispatch

/// The queue in which the main actor does what other threads have left to it.
nonisolated enum MainQueue {
  /// Returns when everything has been done that is in the queue now, and what that has added.
  static func passed() async {
    for _ in 0..<2 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }
}
