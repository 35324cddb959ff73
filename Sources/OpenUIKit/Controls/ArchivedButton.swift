/// What archives have of a button, apart from what it has as a control. The images are beside it: those of
/// the states, and then that of the configuration.
nonisolated struct ArchivedButton: ArchivedPart {
  static let key = "UIButton"

  private let typeNumber: Int
  private let titles: [UInt: String]
  private let titleColors: [UInt: ArchivedColor]
  /// The states that have an image, in the order of the images.
  private let statesWithImage: [UInt]
  private let configuration: ArchivedButtonConfiguration?

  @MainActor init(_ button: UIButton) {
    typeNumber = button.buttonType.rawValue
    titles = button.contents.titles.byState
    titleColors = button.contents.titleColors.byState.mapValues { ArchivedColor($0) }
    statesWithImage = Self.statesWithImage(of: button)
    configuration = button.configuration.map { ArchivedButtonConfiguration($0) }
  }

  @MainActor private static func statesWithImage(of button: UIButton) -> [UInt] {
    button.contents.images.byState.keys.sorted()
  }

  /// The images of a button, in the order of the archive.
  @MainActor static func images(of button: UIButton) -> [UIImage] {
    let ofStates = statesWithImage(of: button).compactMap { button.contents.images.byState[$0] }
    return ofStates + [button.configuration?.image].compactMap { $0 }
  }

  /// Sets everything on a new button; false if the archive is damaged.
  @MainActor func apply(to button: UIButton, images: [UIImage]) -> Bool {
    let configurationImages = configuration?.hasImage == true ? 1 : 0
    guard images.count == statesWithImage.count + configurationImages,
      let type = UIButton.ButtonType(rawValue: typeNumber)
    else { return false }
    button.buttonType = type
    if let configuration {
      guard var read = configuration.value else { return false }
      read.image = configuration.hasImage ? images.last : nil
      button.configuration = read
    }
    for (state, title) in titles {
      button.setTitle(title, for: UIControl.State(rawValue: state))
    }
    for (state, color) in titleColors {
      guard let color = color.source else { return false }
      button.setTitleColor(UIColor(color), for: UIControl.State(rawValue: state))
    }
    for (state, image) in zip(statesWithImage, images) {
      button.setImage(image, for: UIControl.State(rawValue: state))
    }
    return true
  }
}
