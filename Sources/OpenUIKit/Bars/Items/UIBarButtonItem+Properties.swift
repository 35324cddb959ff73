extension UIBarButtonItem {
  /// The values of buttons and spaces.
  struct Properties: PropertyList {
    typealias Owner = UIBarButtonItem

    let style = Property(\UIBarButtonItem.style, .content)
    let width = Property(\UIBarButtonItem.width, .content)
    let possibleTitles = Property(\UIBarButtonItem.possibleTitles, .content)
    let customView = Property(\UIBarButtonItem.customView, .content)
    let tintColor = Property(\UIBarButtonItem.tintColor, .content).recorded()
    let isSelected = Property(\UIBarButtonItem.isSelected, .content)
    let isHidden = Property(\UIBarButtonItem.isHidden, .content)
    let isSpringLoaded = Property(\UIBarButtonItem.isSpringLoaded, .content)
    let menu = Property(\UIBarButtonItem.menu, .content)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
