/// The background behind the content of a view: of a button, a cell, a header or a footer.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// A view in front of the colour, as large as the background; none by default.
  public var customView: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }
  /// The space between the edges of the view and the background, in points; 0 by default.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { look.backgroundInsets }
    set { set(\.backgroundInsets, newValue, .backgroundInsets) }
  }
  /// The edges at which the layout margins of the view are added to those insets; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour; the tint of the view if nil.
  public var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { set(\.backgroundColor, newValue, .backgroundColor) }
  }
  /// Makes the colour that is shown from that of the configuration; nil, as it is, by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind colour and image; none by default.
  public var visualEffect: UIVisualEffect? {
    get { look.visualEffect }
    set { set(\.visualEffect, newValue, .visualEffect) }
  }
  /// An image in front of the colour; none by default.
  public var image: UIImage?
  /// How the image fills the background, `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the line along the edge; the tint of the view if nil.
  public var strokeColor: UIColor? {
    get { look.strokeColor }
    set { set(\.strokeColor, newValue, .strokeColor) }
  }
  /// Makes the colour of the line from that of the configuration; nil, as it is, by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line along the edge, in points; 0 by default.
  public var strokeWidth: CGFloat {
    get { look.strokeWidth }
    set { set(\.strokeWidth, newValue, .strokeWidth) }
  }
  /// How far the line is outside the edge, in points; 0, inside, by default.
  public var strokeOutset: CGFloat = 0

  /// The properties that a preset decides, and `updated(for:)` changes.
  private var look = BackgroundLook()
  /// The properties that the program has set: no state changes them.
  private var settings: BackgroundSettings = []
  private var preset: BackgroundPreset?

  /// The colour that is shown in a view with a tint: that of the configuration, or the tint,
  /// transformed.
  @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line in a view with a tint.
  @MainActor
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The same preset in a state. What the program has set stays.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let preset else { return self }
    let wanted = preset.look(in: BackgroundState(state))
    var updated = self
    updated.look = wanted.keeping(settings, of: look)
    return updated
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<BackgroundLook, Value>, _ value: Value, _ setting: BackgroundSettings
  ) {
    look[keyPath: path] = value
    settings.insert(setting)
  }

  private init() {}

  @MainActor
  private init(_ preset: BackgroundPreset) {
    self.preset = preset
    look = preset.look(in: BackgroundState())
  }

  /// That of the configuration of a button.
  static let button = {
    var button = UIBackgroundConfiguration()
    button.look.cornerRadius = 8
    return button
  }()
}

// MARK: Presets

extension UIBackgroundConfiguration {
  /// No colour and no line, in any state.
  nonisolated public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }

  /// That of a cell, whatever its list looks like.
  public static func listCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// That of a header, whatever its list looks like.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// That of a footer, whatever its list looks like.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// That of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// That of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }
  /// That of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// That of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// That of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }
}

nonisolated extension UIBackgroundConfiguration {
  /// Compares all but the transformers, of which only the presence is compared.
  public static func == (first: Self, second: Self) -> Bool {
    first.look == second.look && first.preset == second.preset
      && first.customView === second.customView
      && first.edgesAddingLayoutMarginsToBackgroundInsets
        == second.edgesAddingLayoutMarginsToBackgroundInsets
      && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
      && first.image == second.image && first.imageContentMode == second.imageContentMode
      && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
      && first.strokeOutset == second.strokeOutset
  }

  /// Hashes a part of what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
    hasher.combine(strokeOutset)
    hasher.combine(customView.map { ObjectIdentifier($0) })
    hasher.combine(image)
    hasher.combine(imageContentMode)
    hasher.combine(visualEffect.map { ObjectIdentifier($0) })
  }
}
