/// Something with a size that its content depends on, which may contain others of its kind: view
/// controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, which a container may follow.
  var preferredContentSize: CGSize { get }

  /// Called on a container after the preferred size of something inside it has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called on a container after the size that the layout of something inside it needs has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// The size of something inside when the container itself has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes because the window's or the presentation's does.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change because the size of the window does, and before
  /// `viewWillTransition(to:with:)`.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
