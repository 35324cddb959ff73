/// An area inside which a section of a compositional layout stays, besides its content insets.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout's configuration.
  case automatic
  /// The collection view.
  case none
  /// Its safe area.
  case safeArea
  /// Its layout margins.
  case layoutMargins
  // Fidelity: at most 672 points wide at the standard size of text. [known]
  /// A width that is good for reading, in the middle of the layout margins.
  case readableContent
}
