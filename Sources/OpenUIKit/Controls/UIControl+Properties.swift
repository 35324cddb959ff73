extension UIControl {
  /// The state of controls, and where their content is.
  struct Properties: PropertyList {
    typealias Owner = UIControl

    let isEnabled = Property(\UIControl.isEnabled, []) { $0.stateDidChange() }.archived()
    let isSelected = Property(\UIControl.isSelected, []) { $0.stateDidChange() }.archived()
    let isHighlighted = Property(\UIControl.isHighlighted, []) { $0.stateDidChange() }
    let state = ReadableProperty(\UIControl.state)
    let contentHorizontalAlignment = Property(\UIControl.contentHorizontalAlignment, .layout)
      .archived()
    let contentVerticalAlignment = Property(\UIControl.contentVerticalAlignment, .layout)
      .archived()
    let showsMenuAsPrimaryAction = Property(\UIControl.showsMenuAsPrimaryAction, []) {
      $0.primaryMenuDidChange()
    }

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
