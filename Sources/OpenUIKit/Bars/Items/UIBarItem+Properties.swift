extension UIBarItem: PropertyOwner {
  /// Reports a change to observers, and to the bars that show the item.
  final func propertyDidChange(_ part: BarChange.Part) {
    observedValueDidChange()
    reportBarChange(part)
  }

  /// The values that every kind of item has.
  struct Properties: PropertyList {
    typealias Owner = UIBarItem

    let isEnabled = Property(\UIBarItem.isEnabled, .content)
    let title = Property(\UIBarItem.title, .content)
    let image = Property(\UIBarItem.image, .content)
    let landscapeImagePhone = Property(\UIBarItem.landscapeImagePhone, .content)
    let imageInsets = Property(\UIBarItem.imageInsets, .content)
    let landscapeImagePhoneInsets = Property(\UIBarItem.landscapeImagePhoneInsets, .content)
    let accessibilityIdentifier = Property(\UIBarItem.accessibilityIdentifier, .content)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
