extension UIGestureRecognizer: PropertyOwner {
  /// Reports a change to observers.
  final func propertyDidChange(_ effect: Void) { observedValueDidChange() }

  /// The properties of recognizers that are observed.
  struct Properties: PropertyList {
    typealias Owner = UIGestureRecognizer

    let isEnabled = Property(\UIGestureRecognizer.isEnabled, ())
    let state = ReadableProperty(\UIGestureRecognizer.state)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
