/// Bar button items that are shown side by side. Nothing on this platform lets the user move or
/// remove groups.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, BarChangeSource {
  package final var barChangeObservers = BarChangeObservers()

  /// A group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items, which leave their present groups.
  ///   - representativeItem: The item that represents them where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt(barButtonItems)
  }

  deinit {}

  /// A group that stays where it is.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that could be moved.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that could be moved and removed. It is shown if it is in the default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isLeftOut = !isInDefaultCustomization
    return group
  }

  /// The items, in their order.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.groupLink = ObjectLink(nil) }
      adopt(barButtonItems)
      changed(Properties.all.barButtonItems, to: barButtonItems)
    }
  }

  /// The item that represents the group where there is no room; nil by default.
  open var representativeItem: UIBarButtonItem? {
    didSet { changed(Properties.all.representativeItem, from: oldValue, to: representativeItem) }
  }

  /// Whether the group is left out, false by default.
  open var isHidden = false {
    didSet { changed(Properties.all.isHidden, from: oldValue, to: isHidden) }
  }

  /// The element that represents the group in a menu; nil by default. A stored value.
  @NSCopying open var menuRepresentation: UIMenuElement?

  /// Whether the default leaves the group out.
  private var isLeftOut = false

  /// The items that are shown where there is room.
  final var shownItems: [UIBarButtonItem] { isHidden || isLeftOut ? [] : barButtonItems }

  private func adopt(_ items: [UIBarButtonItem]) {
    for item in items {
      if let other = item.buttonGroup, other !== self {
        other.barButtonItems.removeAll { $0 === item }
      }
      item.groupLink = ObjectLink(self)
    }
  }
}
