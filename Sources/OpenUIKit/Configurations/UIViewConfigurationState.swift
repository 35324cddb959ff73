/// The state of a header, footer or any other view with configurations.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, @MainActor Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used; false by default, as all the others.
  public var isDisabled = false
  /// Whether a touch is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with these traits, and defaults for everything else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of the program for a key; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
