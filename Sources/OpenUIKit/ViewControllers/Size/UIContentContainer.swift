/// What has a size that its content depends on, and may contain others of the kind: view
/// controllers and presentation controllers.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits the content; a wish that a container may follow.
  var preferredContentSize: CGSize { get }

  /// Called on a container after the wish of something inside it has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called on a container after the size that the layout of something inside it asks for has
  /// changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// The size that something inside gets when the container itself has `parentSize`.
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
