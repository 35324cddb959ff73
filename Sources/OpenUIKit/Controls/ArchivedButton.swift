/// The archived values of a button, apart from those that it has as a control. The images are
/// archived beside them: those of the states, those behind the content, and then that of the
/// configuration.
nonisolated struct ArchivedButton: ArchivedPart {
  static let key = "UIButton"

  private let typeNumber: Int
  private let titles: [UInt: String]
  private let titleColors: [UInt: ArchivedColor]
  /// The states that have an image, in the order of the images.
  private let statesWithImage: [UInt]
  private let configuration: ArchivedButtonConfiguration?
  // Nil in archives that were written before there were any.
  /// The states that have an image behind the content, in the order of the images.
  private let statesWithBackground: [UInt]?
  /// The insets of content, title and image: top, left, bottom and right of each.
  private let insets: [Double]?
  private let role: Int?
  private let togglesSelection: Bool?
  private let updatesConfiguration: Bool?
  /// How symbols are drawn in states.
  private let symbols: [UInt: ArchivedSymbolDetails]?

  @MainActor init(_ button: UIButton) {
    typeNumber = button.buttonType.rawValue
    titles = button.contents.titles.byState
    titleColors = button.contents.titleColors.byState.mapValues { ArchivedColor($0) }
    statesWithImage = Self.statesWithImage(of: button)
    configuration = button.configuration.map { ArchivedButtonConfiguration($0) }
    statesWithBackground = Self.statesWithBackground(of: button)
    let all = [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
    insets = all.flatMap { [$0.top, $0.left, $0.bottom, $0.right].map { Double($0) } }
    role = button.role.rawValue
    togglesSelection = button.changesSelectionAsPrimaryAction
    updatesConfiguration = button.automaticallyUpdatesConfiguration
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
    let statesWithBackground = statesWithBackground ?? []
    guard
      images.count == statesWithImage.count + statesWithBackground.count + configurationImages,
      let type = UIButton.ButtonType(rawValue: typeNumber),
      let role = UIButton.Role(rawValue: role ?? 0), applyInsets(to: button)
    else { return false }
    button.role = role
    button.changesSelectionAsPrimaryAction = togglesSelection ?? false
    button.automaticallyUpdatesConfiguration = updatesConfiguration ?? true
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
    for (state, archived) in symbols ?? [:] {
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

  @MainActor private func applyInsets(to button: UIButton) -> Bool {
    guard let insets else { return true }
    guard insets.count == 12, insets.allSatisfy(\.isFinite) else { return false }
    let read = stride(from: 0, to: 12, by: 4).map { start in
      UIEdgeInsets(
        top: CGFloat(insets[start]), left: CGFloat(insets[start + 1]),
        bottom: CGFloat(insets[start + 2]), right: CGFloat(insets[start + 3]))
    }
    button.contentEdgeInsets = read[0]
    button.titleEdgeInsets = read[1]
    button.imageEdgeInsets = read[2]
    return true
  }
}
