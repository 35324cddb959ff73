// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UINavigationBarDelegate {
  /// The methods `navigationBar(…)`, to be called with `?`; never nil.
  public var navigationBar: _UINavigationBarDelegateNavigationBar? {
    _UINavigationBarDelegateNavigationBar(delegate: self)
  }
}

/// The methods `navigationBar(…)` of a `UINavigationBarDelegate`.
@preconcurrency @MainActor
public struct _UINavigationBarDelegateNavigationBar {
  let delegate: any UINavigationBarDelegate

  /// Calls `navigationBar(_:shouldPush:)`.
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { delegate.navigationBar(navigationBar, shouldPush: item) }

  /// Calls `navigationBar(_:didPush:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  /// Calls `navigationBar(_:shouldPop:)`.
  public func callAsFunction(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { delegate.navigationBar(navigationBar, shouldPop: item) }

  /// Calls `navigationBar(_:didPop:)`.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
