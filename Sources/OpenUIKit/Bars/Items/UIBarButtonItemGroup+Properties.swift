extension UIBarButtonItemGroup: PropertyOwner {
  /// Reports a change to the bars that show the group.
  final func propertyDidChange(_ part: BarChange.Part) { reportBarChange(part) }

  /// The items of the group, and whether they are shown.
  struct Properties: PropertyList {
    typealias Owner = UIBarButtonItemGroup

    let barButtonItems = Property(\UIBarButtonItemGroup.barButtonItems, .buttons)
    let representativeItem = Property(\UIBarButtonItemGroup.representativeItem, .buttons)
    let isHidden = Property(\UIBarButtonItemGroup.isHidden, .buttons)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
