/// The archived values of a button for its states, and its configuration. The images are archived
/// beside them: those of the states, those behind the content, and then that of the configuration.
nonisolated struct ArchivedButton: ArchivedPart {
  static let key = "UIButtonStates"

  private let titles: [UInt: String]
  private let titleColors: [UInt: ArchivedColor]
  /// Nil where no colour was set, and in archives from before.
  private let titleShadowColors: [UInt: ArchivedColor]?
  /// The states that have an image, in the order of the images.
  private let statesWithImage: [UInt]
  private let configuration: ArchivedButtonConfiguration?
  /// The states that have an image behind the content, in the order of the images.
  private let statesWithBackground: [UInt]
  /// How symbols are drawn in states.
  private let symbols: [UInt: ArchivedSymbolDetails]

  @MainActor init(_ button: UIButton) {
    titles = button.contents.titles.byState
    titleColors = button.contents.titleColors.byState.mapValues { ArchivedColor($0) }
    titleShadowColors =
      button.contents.hasTitleShadow
      ? button.contents.titleShadowColors.byState.mapValues { ArchivedColor($0) } : nil
    statesWithImage = Self.statesWithImage(of: button)
    configuration = button.configuration.map { ArchivedButtonConfiguration($0) }
    statesWithBackground = Self.statesWithBackground(of: button)
    symbols = button.contents.symbolConfigurations.byState.mapValues {
      ArchivedSymbolDetails($0.details)
    }
  }

  @MainActor private static func statesWithBackground(of button: UIButton) -> [UInt] {
    button.contents.backgroundImages.byState.keys.sorted()
  }

  @MainActor private static func statesWithImage(of button: UIButton) -> [UInt] {
    button.contents.images.byState.keys.sorted()
  }

  /// The images of a button, in the order of the archive.
  @MainActor static func images(of button: UIButton) -> [UIImage] {
    let ofStates = statesWithImage(of: button).compactMap { button.contents.images.byState[$0] }
    let behind = statesWithBackground(of: button).compactMap {
      button.contents.backgroundImages.byState[$0]
    }
    return ofStates + behind + [button.configuration?.image].compactMap { $0 }
  }

  /// Sets everything on a new button; false if the archive is damaged.
  @MainActor func apply(to button: UIButton, images: [UIImage]) -> Bool {
    let configurationImages = configuration?.hasImage == true ? 1 : 0
    guard images.count == statesWithImage.count + statesWithBackground.count + configurationImages
    else { return false }
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
    for (state, color) in titleShadowColors ?? [:] {
      guard let color = color.source else { return false }
      button.setTitleShadowColor(UIColor(color), for: UIControl.State(rawValue: state))
    }
    for (state, archived) in symbols {
      guard let details = archived.details else { return false }
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(traits: nil, details: details),
        forImageIn: UIControl.State(rawValue: state))
    }
    for (state, image) in zip(statesWithImage, images) {
      button.setImage(image, for: UIControl.State(rawValue: state))
    }
    for (state, image) in zip(statesWithBackground, images.dropFirst(statesWithImage.count)) {
      button.setBackgroundImage(image, for: UIControl.State(rawValue: state))
    }
    return true
  }
}
