// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIPageControlTimerProgressDelegate {
  /// `pageControlTimerProgressDidChange(…)`, to be called with `?`; never nil.
  public var pageControlTimerProgressDidChange:
    (
      (UIPageControlTimerProgress) -> Void
    )?
  {
    { self.pageControlTimerProgressDidChange($0) }
  }

  /// The methods `pageControlTimerProgress(…)`, to be called with `?`; never nil.
  public var pageControlTimerProgress: _UIPageControlTimerProgressDelegatePageControlTimerProgress?
  { _UIPageControlTimerProgressDelegatePageControlTimerProgress(delegate: self) }
}

/// The methods `pageControlTimerProgress(…)` of a `UIPageControlTimerProgressDelegate`.
@preconcurrency @MainActor
public struct _UIPageControlTimerProgressDelegatePageControlTimerProgress {
  let delegate: any UIPageControlTimerProgressDelegate

  /// Calls `pageControlTimerProgress(_:shouldAdvanceToPage:)`.
  public func callAsFunction(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
    -> Bool
  {
    delegate.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
  }
}
