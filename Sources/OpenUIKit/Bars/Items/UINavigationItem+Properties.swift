extension UINavigationItem: PropertyOwner {
  /// Reports a change to observers, and to the bar that shows the item.
  final func propertyDidChange(_ part: BarChange.Part) { didChange(part) }

  /// The values that a bar shows of a level.
  struct Properties: PropertyList {
    typealias Owner = UINavigationItem

    let title = Property(\UINavigationItem.title, .content)
    let titleView = Property(\UINavigationItem.titleView, .content)
    let prompt = Property(\UINavigationItem.prompt, .height)
    let largeTitleDisplayMode = Property(\UINavigationItem.largeTitleDisplayMode, .height)
    let style = Property(\UINavigationItem.style, .content)
    let backBarButtonItem = Property(\UINavigationItem.backBarButtonItem, .buttons)
    let backButtonTitle = Property(\UINavigationItem.backButtonTitle, .buttons)
    let backButtonDisplayMode = Property(\UINavigationItem.backButtonDisplayMode, .buttons)
    let backAction = Property(\UINavigationItem.backAction, .buttons)
    let hidesBackButton = Property(\UINavigationItem.hidesBackButton, .buttons)
    let leftItemsSupplementBackButton = Property(
      \UINavigationItem.leftItemsSupplementBackButton, .buttons)
    let leftBarButtonItems = Property(\UINavigationItem.leftBarButtonItems, .buttons)
    let rightBarButtonItems = Property(\UINavigationItem.rightBarButtonItems, .buttons)
    let leadingItemGroups = Property(\UINavigationItem.leadingItemGroups, .buttons)
    let trailingItemGroups = Property(\UINavigationItem.trailingItemGroups, .buttons)
    let pinnedTrailingGroup = Property(\UINavigationItem.pinnedTrailingGroup, .buttons)
    let containerItem = Property(\UINavigationItem.containerItem, .buttons)
    let standardAppearance = Property(\UINavigationItem.standardAppearance, .appearance)
    let compactAppearance = Property(\UINavigationItem.compactAppearance, .appearance)
    let scrollEdgeAppearance = Property(\UINavigationItem.scrollEdgeAppearance, .appearance)
    let compactScrollEdgeAppearance = Property(
      \UINavigationItem.compactScrollEdgeAppearance, .appearance)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
