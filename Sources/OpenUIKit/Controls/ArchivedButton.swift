/// What archives have of a button, apart from what it has as a control.
nonisolated struct ArchivedButton: Codable {
  static let key = "UIButton"

  private let typeNumber: Int
  private let titles: [UInt: String]
  private let titleColors: [UInt: ArchivedColor]

  @MainActor init(_ button: UIButton) {
    typeNumber = button.buttonType.rawValue
    titles = button.contents.titles.byState
    titleColors = button.contents.titleColors.byState.mapValues { ArchivedColor($0) }
  }

  /// The type of the button; nil if the archive is damaged.
  @MainActor var type: UIButton.ButtonType? { UIButton.ButtonType(rawValue: typeNumber) }

  /// Sets titles and colours on a new button.
  @MainActor func apply(to button: UIButton) {
    for (state, title) in titles {
      button.setTitle(title, for: UIControl.State(rawValue: state))
    }
    for (state, color) in titleColors {
      let color = color.source.map { UIColor($0) }
      button.setTitleColor(color, for: UIControl.State(rawValue: state))
    }
  }
}
