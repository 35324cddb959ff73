extension UITabBarItem {
  /// The values of tabs.
  struct Properties: PropertyList {
    typealias Owner = UITabBarItem

    let selectedImage = Property(\UITabBarItem.selectedImage, .content)
    let badgeValue = Property(\UITabBarItem.badgeValue, .content)
    let badgeColor = Property(\UITabBarItem.badgeColor, .content).recorded()
    let titlePositionAdjustment = Property(\UITabBarItem.titlePositionAdjustment, .content)
      .recorded()
    let standardAppearance = Property(\UITabBarItem.standardAppearance, .appearance)
    let scrollEdgeAppearance = Property(\UITabBarItem.scrollEdgeAppearance, .appearance)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
