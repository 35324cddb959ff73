extension UITabBar {
  /// The look of tab bars, and where their items are.
  struct Properties: PropertyList {
    typealias Owner = UITabBar

    let bar = BarProperties<UITabBar>()
    let scrollEdgeAppearance = Property(\UITabBar.scrollEdgeAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let isAtScrollEdge = Property(\UITabBar.isAtScrollEdge, .layout) { $0.lookDidChange() }
    let backgroundImage = Property(\UITabBar.backgroundImage, .layout) { $0.lookDidChange() }
      .recorded()
    let shadowImage = Property(\UITabBar.shadowImage, .layout) { $0.lookDidChange() }.recorded()
    let unselectedItemTintColor = Property(\UITabBar.unselectedItemTintColor, .layout) {
      $0.contentNeedsUpdate()
    }.recorded()
    let selectionIndicatorImage = Property(\UITabBar.selectionIndicatorImage, .layout) {
      $0.contentNeedsUpdate()
    }.recorded()
    let itemPositioning = Property(\UITabBar.itemPositioning, .layout).recorded()
    let itemWidth = Property(\UITabBar.itemWidth, .layout).recorded()
    let itemSpacing = Property(\UITabBar.itemSpacing, .layout).recorded()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
