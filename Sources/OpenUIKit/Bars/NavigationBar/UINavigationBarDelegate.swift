/// Decides about, and follows, the items of a navigation bar. Every method may be left out.
///
/// A subclass of `UINavigationController` that conforms to it is the delegate of its own bar: it is
/// asked where the user pops by the bar, not where the program does, and informed of all changes.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; true by default. Called by `pushItem(_:animated:)`, before
  /// anything has changed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// An item was pushed. Called at the end of the animation, or inside the call without one.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Whether the top item may be popped; true by default. Called by `popItem(animated:)` and by a
  /// tap on the back button, before anything has changed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// An item was popped. Called at the end of the animation, or inside the call without one.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
