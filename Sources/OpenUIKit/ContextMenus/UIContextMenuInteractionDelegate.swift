/// Makes the menus of a view, and follows them.
///
/// A menu calls, in this order: the question about the configuration, the one about the preview
/// that is highlighted, the closures of the configuration, `willDisplayMenuFor`; at the end, if the
/// preview was tapped, `willPerformPreviewActionForMenuWith`; then the question about the preview
/// that is dismissed, and `willEndFor`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place of the view; nil for none, so that the touch does what it does without.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - location: Where the finger or the pointer is, in coordinates of the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The preview that is lifted while the menu is open. Optional; without it the older form without
  /// an identifier is called.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  ///   - identifier: That of the configuration.
  /// - Returns: What is shown of it, and where; nil for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Where what is lifted returns to. Optional; without it the older form without an identifier is
  /// called.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  ///   - identifier: That of the configuration.
  /// - Returns: The place; nil for where it was lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The preview that is lifted while the menu is open, as asked before iOS 16. Optional.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  /// - Returns: What is shown of it, and where; nil for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Where what is lifted returns to, as asked before iOS 16. Optional.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  /// - Returns: The place; nil for where it was lifted.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview was tapped; the menu disappears. Optional.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  ///   - animator: The disappearance; its completions may show the controller of the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu is about to appear. Optional.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  ///   - animator: The appearance.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu is about to disappear. Optional.
  ///
  /// - Parameters:
  ///   - interaction: The interaction of the view.
  ///   - configuration: The menu.
  ///   - animator: The disappearance.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The whole view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// Where it was lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// The whole view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// Where it was lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.leftOut(nil) }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.leftOut() }
}
