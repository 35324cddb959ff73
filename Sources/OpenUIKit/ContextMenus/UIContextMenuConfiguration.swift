/// Makes the menu of an item, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller whose view is shown beside a menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu that a finger that stays down on an item, or a click with the secondary button, opens,
/// and what is shown beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Identifies the configuration; one of its own by default.
  public let identifier: any NSCopying

  private let provider: UIContextMenuActionProvider?
  private let previewProvider: UIContextMenuContentPreviewProvider?

  /// A menu that is made when it opens.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the configuration; nil for one that is made.
  ///   - previewProvider: Makes the controller whose view is shown beside the menu, as large as its
  ///     `preferredContentSize` says, and appears and disappears with it; nil for what the menu is
  ///     about itself.
  ///   - actionProvider: Makes the menu; gets no suggested elements. Nil makes none: then only the
  ///     controller is shown.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    provider = actionProvider
    super.init()
  }

  deinit {}

  /// The menu; nil for none.
  final func makeMenu() -> UIMenu? { provider?([]) }

  /// The controller whose view is shown; nil for none.
  final func makePreview() -> UIViewController? { previewProvider?() }
}
