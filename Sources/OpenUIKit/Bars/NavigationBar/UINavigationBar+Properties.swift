extension UINavigationBar {
  /// The look of navigation bars.
  struct Properties: PropertyList {
    typealias Owner = UINavigationBar

    let bar = BarProperties<UINavigationBar>()
    let compactAppearance = Property(\UINavigationBar.compactAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let scrollEdgeAppearance = Property(\UINavigationBar.scrollEdgeAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let compactScrollEdgeAppearance = Property(
      \UINavigationBar.compactScrollEdgeAppearance, .layout
    ) { $0.lookDidChange() }.recorded()
    let isAtScrollEdge = Property(\UINavigationBar.isAtScrollEdge, []) { $0.showBackground() }
    let prefersLargeTitles = Property(\UINavigationBar.prefersLargeTitles, .layout) {
      $0.heightDidChange()
    }.recorded()
    let shadowImage = Property(\UINavigationBar.shadowImage, .layout) { $0.lookDidChange() }
      .recorded()
    let titleTextAttributes = Property(\UINavigationBar.titleTextAttributes, .layout) {
      $0.textAttributesDidChange()
    }.recorded()
    let largeTitleTextAttributes = Property(\UINavigationBar.largeTitleTextAttributes, .layout) {
      $0.textAttributesDidChange()
    }.recorded()
    let backIndicatorImage = Property(\UINavigationBar.backIndicatorImage, .layout) {
      $0.textAttributesDidChange()
    }.recorded()
    let backIndicatorTransitionMaskImage = Property(
      \UINavigationBar.backIndicatorTransitionMaskImage, []
    ).recorded()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
