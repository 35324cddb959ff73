/// The archived values of the configuration of a button, apart from its image.
nonisolated struct ArchivedButtonConfiguration: Codable {
  /// Whether there is an image, which is archived with those of the button.
  let hasImage: Bool

  private let style: UIButton.Configuration.Style
  private let title: String?
  private let imagePlacement: UInt
  private let imagePadding: Double
  private let foreground: ArchivedColor?
  private let background: ArchivedColor?
  private let behind: Background
  private let cornerStyle: Int
  private let size: Int
  /// Top, leading, bottom, trailing; nil for those of the size.
  private let insets: [Double]?
  /// Nil in archives that were written before there was one.
  private let texts: Texts?
  private let symbols: ArchivedSymbolDetails?

  /// Title and subtitle, and what else there is beside the image.
  private struct Texts: Codable {
    let subtitle: String?
    let padding: Double
    let alignment: Int
    let titleLineBreakMode: Int
    let subtitleLineBreakMode: Int
    let isBusy: Bool
    let imageReservation: Double
    let showsSelection: Bool
  }

  private struct Background: Codable {
    let color: ArchivedColor?
    let stroke: ArchivedColor?
    let cornerRadius: Double
    let strokeWidth: Double
  }

  init(_ value: UIButton.Configuration) {
    hasImage = value.image != nil
    style = value.style
    title = value.title
    imagePlacement = value.imagePlacement.rawValue
    imagePadding = Double(value.imagePadding)
    foreground = value.baseForegroundColor.map { ArchivedColor($0) }
    background = value.baseBackgroundColor.map { ArchivedColor($0) }
    behind = Background(
      color: value.background.backgroundColor.map { ArchivedColor($0) },
      stroke: value.background.strokeColor.map { ArchivedColor($0) },
      cornerRadius: Double(value.background.cornerRadius),
      strokeWidth: Double(value.background.strokeWidth))
    cornerStyle = value.cornerStyle.rawValue
    size = value.buttonSize.rawValue
    let own = value.contentInsets
    insets =
      value.hasOwnInsets
      ? [own.top, own.leading, own.bottom, own.trailing].map { Double($0) } : nil
    texts = Texts(
      subtitle: value.subtitle, padding: Double(value.titlePadding),
      alignment: value.titleAlignment.rawValue,
      titleLineBreakMode: value.titleLineBreakMode.rawValue,
      subtitleLineBreakMode: value.subtitleLineBreakMode.rawValue,
      isBusy: value.showsActivityIndicator, imageReservation: Double(value.imageReservation),
      showsSelection: value.automaticallyUpdateForSelection)
    symbols = value.preferredSymbolConfigurationForImage.map { ArchivedSymbolDetails($0.details) }
  }

  /// The configuration without its image; nil if the archive is damaged.
  var value: UIButton.Configuration? {
    let numbers = [imagePadding, behind.cornerRadius, behind.strokeWidth] + (insets ?? [])
    let colors = [foreground, background, behind.color, behind.stroke].compactMap { $0 }
    guard numbers.allSatisfy(\.isFinite), insets?.count ?? 4 == 4,
      colors.allSatisfy({ $0.source != nil }),
      let cornerStyle = UIButton.Configuration.CornerStyle(rawValue: cornerStyle),
      let size = UIButton.Configuration.Size(rawValue: size)
    else { return nil }
    var value = UIButton.Configuration(style)
    value.title = title
    if let symbols {
      guard let details = symbols.details else { return nil }
      value.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        traits: nil, details: details)
    }
    guard read(into: &value) else { return nil }
    value.imagePlacement = NSDirectionalRectEdge(rawValue: imagePlacement)
    value.imagePadding = CGFloat(imagePadding)
    value.baseForegroundColor = color(foreground)
    value.baseBackgroundColor = color(background)
    value.background.backgroundColor = color(behind.color)
    value.background.strokeColor = color(behind.stroke)
    value.background.cornerRadius = CGFloat(behind.cornerRadius)
    value.background.strokeWidth = CGFloat(behind.strokeWidth)
    value.cornerStyle = cornerStyle
    value.buttonSize = size
    if let insets {
      value.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets[0]), leading: CGFloat(insets[1]), bottom: CGFloat(insets[2]),
        trailing: CGFloat(insets[3]))
    }
    return value
  }

  private func read(into value: inout UIButton.Configuration) -> Bool {
    guard let texts else { return true }
    guard texts.padding.isFinite, texts.imageReservation.isFinite,
      let alignment = UIButton.Configuration.TitleAlignment(rawValue: texts.alignment),
      let ofTitle = NSLineBreakMode(rawValue: texts.titleLineBreakMode),
      let ofSubtitle = NSLineBreakMode(rawValue: texts.subtitleLineBreakMode)
    else { return false }
    value.subtitle = texts.subtitle
    value.titlePadding = CGFloat(texts.padding)
    value.titleAlignment = alignment
    value.titleLineBreakMode = ofTitle
    value.subtitleLineBreakMode = ofSubtitle
    value.showsActivityIndicator = texts.isBusy
    value.imageReservation = CGFloat(texts.imageReservation)
    value.automaticallyUpdateForSelection = texts.showsSelection
    return true
  }

  private func color(_ archived: ArchivedColor?) -> UIColor? {
    archived?.source.map { UIColor($0) }
  }
}
