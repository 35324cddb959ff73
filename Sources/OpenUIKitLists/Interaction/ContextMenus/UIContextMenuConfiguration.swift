/// Makes the menu of an item, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The menu that a finger that stays down on an item, or a click with the secondary button, opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Identifies the configuration; one of its own by default.
  public let identifier: any NSCopying

  private let provider: UIContextMenuActionProvider?

  // Fidelity: there are no previews. [decided]
  /// A menu that is made when it opens.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the configuration; nil for one that is made.
  ///   - previewProvider: Nil: a menu opens beside the item itself.
  ///   - actionProvider: Makes the menu; gets no suggested elements. Nil opens none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: Never? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    provider = actionProvider
    super.init()
  }

  deinit {}

  /// The menu; nil for none.
  final func makeMenu() -> UIMenu? { provider?([]) }
}
