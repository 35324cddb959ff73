/// A placeholder for content that there is none of: an image or a spinning indicator, a text, a
/// second text, and two buttons below each other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @MainActor Hashable {
  /// How image, texts and buttons are aligned.
  nonisolated public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// In the middle of the height, where lines of the layout direction begin.
    case natural
  }

  /// The image; none by default.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text; none by default. Setting it removes the attributed one.
  public var text: String? {
    get { textContent.string }
    set {
      textContent = ListText(newValue)
      hasOwnText = true
    }
  }
  /// The text with attributes; none by default.
  public var attributedText: NSAttributedString? {
    get { textContent.attributed }
    set {
      textContent = ListText(newValue)
      hasOwnText = true
    }
  }
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text; none by default. Setting it removes the attributed one.
  public var secondaryText: String? {
    get { secondaryContent.string }
    set { secondaryContent = ListText(newValue) }
  }
  /// The second text with attributes; none by default.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryContent.attributed }
    set { secondaryContent = ListText(newValue) }
  }
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The first button; it is there once it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the first button.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is there once it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// How everything is aligned, `.center` by default.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The space between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between texts and buttons, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 4
  /// The background behind everything; none by default.
  public var background = UIBackgroundConfiguration.clear()

  var textContent = ListText()
  var secondaryContent = ListText()
  let kind: Kind
  private var hasOwnText = false

  /// The presets.
  enum Kind: Hashable { case empty, loading, search }

  init(_ kind: Kind) {
    self.kind = kind
    let size = UIFont.preferredFont(
      forTextStyle: .title2,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    let title = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: size, weight: .bold))
    switch kind {
    case .loading:
      textProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    case .empty, .search: textProperties = TextProperties(font: title, color: .label)
    }
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  private static let searchImage = UIImage(systemName: "magnifyingglass")

  // Fidelity: a bold title over a smaller text, with a grey image. [known]
  /// That of content of which there is none.
  public static func empty() -> UIContentUnavailableConfiguration { .init(.empty) }

  /// That of content that is being loaded: a spinning indicator and a text below it.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(.loading)
    loading.textContent = ListText("Loading…")
    loading.imageToTextPadding = 8
    return loading
  }

  /// That of a search without results. `updated(for:)` adds what was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration(.search)
    search.image = searchImage
    search.textContent = ListText("No Results")
    search.secondaryContent = ListText("Check the spelling or try a new search.")
    return search
  }

  /// A view that shows the configuration, a `UIContentUnavailableView`.
  public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  // Fidelity: the text of a search names what was searched for. [documented]
  /// The same preset in a state. What the program has set stays.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, !hasOwnText,
      let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText
    else { return self }
    var updated = self
    updated.textContent = ListText(
      searchText.isEmpty ? "No Results" : "No Results for “\(searchText)”")
    return updated
  }

  /// Hashes a part of what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(textContent)
    hasher.combine(secondaryContent)
    hasher.combine(image)
    hasher.combine(alignment)
  }

  /// Compares all but what buttons do, of which actions and menus are compared by identity, and
  /// what their configurations have besides title, subtitle and image.
  public static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.textContent == second.textContent
      && first.secondaryContent == second.secondaryContent && first.image == second.image
      && first.imageProperties == second.imageProperties
      && first.textProperties == second.textProperties
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.buttonProperties == second.buttonProperties
      && first.secondaryButtonProperties == second.secondaryButtonProperties
      && first.button.hasContent(of: second.button)
      && first.secondaryButton.hasContent(of: second.secondaryButton)
      && first.alignment == second.alignment && first.hasSpaces(of: second)
      && first.background == second.background
  }

  private func hasSpaces(of other: Self) -> Bool {
    axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && directionalLayoutMargins == other.directionalLayoutMargins
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextPadding == other.textToSecondaryTextPadding
      && textToButtonPadding == other.textToButtonPadding
      && buttonToSecondaryButtonPadding == other.buttonToSecondaryButtonPadding
  }
}

extension UIButton.Configuration {
  /// Whether there is anything to show.
  var isVisible: Bool { title?.isEmpty == false || image != nil || subtitle?.isEmpty == false }

  func hasContent(of other: Self) -> Bool {
    title == other.title && subtitle == other.subtitle && image == other.image
      && baseForegroundColor == other.baseForegroundColor
      && baseBackgroundColor == other.baseBackgroundColor
  }
}
