/// The state of a view, or of a controller, that shows that there is no content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState, @MainActor Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil, no search, by default.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with these traits, and defaults for everything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of the program for a key; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
