import OpenUIKit

/// The width of a column that is shown with the secondary one, as the program prefers it.
nonisolated struct SplitWidths: Sendable, Hashable {
  private static let automatic = UISplitViewController.automaticDimension
  // Fidelity: 320 points where the program has no preference. [known]
  private static let preferredByDefault: CGFloat = 320
  /// How much of the container a column takes at most where the program has no limit.
  private static let greatestFraction: CGFloat = 0.85

  /// A part of the whole width, from 0 to 1.
  var fraction = SplitWidths.automatic { didSet { chosen = nil } }
  /// In points; counts before the fraction.
  var preferred = SplitWidths.automatic { didSet { chosen = nil } }
  var minimum = SplitWidths.automatic
  var maximum = SplitWidths.automatic
  /// The width that the user has chosen, in points; it counts until the program prefers another
  /// one.
  var chosen: CGFloat?

  /// The width in a total width, in points. The maximum counts before the minimum.
  func width(in total: CGFloat) -> CGFloat { min(wantedWidth(in: total), max(total, 0)) }

  /// The width that the column wants in a total width, in points: it may be more than that where
  /// the least width is.
  func wantedWidth(in total: CGFloat) -> CGFloat {
    var width = Self.preferredByDefault
    if let chosen {
      width = chosen
    } else if preferred != Self.automatic {
      width = preferred
    } else if fraction != Self.automatic {
      width = (fraction * total).rounded()
    }
    if minimum != Self.automatic { width = max(width, minimum) }
    let greatest =
      maximum == Self.automatic
      ? max((total * Self.greatestFraction).rounded(), minimum) : maximum
    return max(min(width, greatest), 0)
  }
}
