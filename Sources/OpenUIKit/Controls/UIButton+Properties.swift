extension UIButton {
  /// The values of buttons beside those of their states, which `ArchivedButton` archives.
  struct Properties: PropertyList {
    typealias Owner = UIButton

    let buttonType = Property(\UIButton.buttonType).archived()
    let role = Property(\UIButton.role, []) { $0.contentsDidChange() }.archived(unless: .normal)
    let configuration = Property(\UIButton.configuration, []) { $0.contentsDidChange() }
    let automaticallyUpdatesConfiguration = Property(
      \UIButton.automaticallyUpdatesConfiguration, []
    ) { $0.contentsDidChange() }.archived(unless: true)
    let changesSelectionAsPrimaryAction = Property(\UIButton.changesSelectionAsPrimaryAction, []) {
      $0.menuDidChange()
    }.archived(unless: false)
    let menu = Property(\UIButton.menu, []) { $0.menuDidChange() }
    let configurationUpdateHandler = Property(\UIButton.configurationUpdateHandler, []) {
      $0.setNeedsUpdateConfiguration()
    }
    let contentEdgeInsets = Property(\UIButton.contentEdgeInsets).archived()
    let titleEdgeInsets = Property(\UIButton.titleEdgeInsets).archived()
    let imageEdgeInsets = Property(\UIButton.imageEdgeInsets).archived()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
