// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIPageControlProgressDelegate {
  /// The methods `pageControlProgress(…)`, to be called with `?`; never nil.
  public var pageControlProgress: _UIPageControlProgressDelegatePageControlProgress? {
    _UIPageControlProgressDelegatePageControlProgress(delegate: self)
  }

  /// `pageControlProgressVisibilityDidChange(…)`, to be called with `?`; never nil.
  public var pageControlProgressVisibilityDidChange:
    (
      (UIPageControlProgress) -> Void
    )?
  {
    { self.pageControlProgressVisibilityDidChange($0) }
  }
}

/// The methods `pageControlProgress(…)` of a `UIPageControlProgressDelegate`.
@preconcurrency @MainActor
public struct _UIPageControlProgressDelegatePageControlProgress {
  let delegate: any UIPageControlProgressDelegate

  /// Calls `pageControlProgress(_:initialProgressForPage:)`.
  public func callAsFunction(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  {
    delegate.pageControlProgress(progress, initialProgressForPage: page)
  }
}
