/// Is asked, and called, about a progress that follows time. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The progress has changed because time has passed: once in every frame.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Whether another page becomes the current one now that the time of a page is over; true by
  /// default. With false the timer pauses.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  /// True.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
