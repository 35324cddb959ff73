extension UIToolbar {
  /// The look of toolbars.
  struct Properties: PropertyList {
    typealias Owner = UIToolbar

    let bar = BarProperties<UIToolbar>()
    let compactAppearance = Property(\UIToolbar.compactAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let scrollEdgeAppearance = Property(\UIToolbar.scrollEdgeAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let compactScrollEdgeAppearance = Property(\UIToolbar.compactScrollEdgeAppearance, .layout) {
      $0.lookDidChange()
    }.recorded()
    let isAtScrollEdge = Property(\UIToolbar.isAtScrollEdge, []) { $0.showBackground() }

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
