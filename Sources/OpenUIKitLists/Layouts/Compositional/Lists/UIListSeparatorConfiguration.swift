/// The separators above and below an item of a list.
public struct UIListSeparatorConfiguration: Equatable {
  /// Whether a separator is shown.
  nonisolated public enum Visibility: Int, Sendable {
    /// As the list decides.
    case automatic
    case visible
    case hidden
  }

  // Fidelity: the values of the constant. [observed]
  /// Insets that the list replaces: the leading one by that of the text.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  /// Whether there is a separator above the item; `.automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a separator below the item; `.automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the upper separator begins and ends, in points; automatic by default. Only the leading
  /// and trailing values count.
  public var topSeparatorInsets = automaticInsets
  /// Where the lower separator begins and ends, in points; automatic by default.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour; that of separators by default.
  public var color: UIColor
  /// The colour beside items that are selected while several can be.
  public var multipleSelectionColor: UIColor
  /// An effect in which the separator is drawn; nil by default.
  public var visualEffect: UIVisualEffect?

  /// The separators of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = .separator
    multipleSelectionColor = .separator
  }

  /// Whether both have the same values.
  public static func == (
    first: UIListSeparatorConfiguration, second: UIListSeparatorConfiguration
  ) -> Bool {
    first.topSeparatorVisibility == second.topSeparatorVisibility
      && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
      && first.topSeparatorInsets == second.topSeparatorInsets
      && first.bottomSeparatorInsets == second.bottomSeparatorInsets
      && first.color == second.color
      && first.multipleSelectionColor == second.multipleSelectionColor
      && first.visualEffect === second.visualEffect
  }
}
