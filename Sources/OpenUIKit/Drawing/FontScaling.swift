/// How a font follows the size of text that the user prefers.
nonisolated struct FontScaling: Hashable, Codable, Sendable {
  /// The name of the use of text whose sizes it follows.
  private let styleName: String
  /// The size in points where the size of text is the default one; nil for the size of the style.
  private let size: Double?
  /// The largest size in points; nil for none.
  private let maximum: Double?

  var style: UIFont.TextStyle { UIFont.TextStyle(rawValue: styleName) }

  /// The sizes of a use of text.
  init(_ style: UIFont.TextStyle) {
    styleName = style.rawValue
    size = nil
    maximum = nil
  }

  /// A size that grows as that of a use of text.
  init(_ style: UIFont.TextStyle, size: CGFloat, maximum: CGFloat?) {
    styleName = style.rawValue
    self.size = Double(size)
    self.maximum = maximum.map { Double($0) }
  }

  /// The use of text whose font it is, if it has the sizes of that.
  var styleOfWholeFont: UIFont.TextStyle? { size == nil ? style : nil }

  /// The size in points in a size of text.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    guard let size else { return style.size(in: category) }
    // Fidelity: a size grows in proportion to that of the style, in steps of a third of a point
    // [decided].
    let scaled = (CGFloat(size) * style.scale(in: category) * 3).rounded() / 3
    return min(scaled, maximum.map { CGFloat($0) } ?? .infinity)
  }
}

nonisolated extension UIFont.TextStyle {
  /// How much larger text is than where the size of text is the default one.
  func scale(in category: UIContentSizeCategory) -> CGFloat {
    size(in: category) / size(in: .large)
  }
}

nonisolated extension UIFont {
  /// The font in another size of text; itself if it does not follow that.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    var other = font
    other.size = scaling.size(in: category)
    return UIFont(other, scaling: scaling)
  }

  /// The font in the size and the weight of text of a collection; itself if it does not follow
  /// them. The weight of one that is no style's own stays.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    let sized = adjusted(to: UITraitCollection.contentSizeCategory(traits))
    guard let style = sized.scaling?.styleOfWholeFont else { return sized }
    var other = sized.font
    other.weight = style.weight(in: UITraitCollection.legibilityWeight(traits)).rawValue
    return UIFont(other, scaling: FontScaling(style))
  }
}

nonisolated extension UIFont.TextStyle {
  /// The weight where text is to be so heavy.
  // Fidelity: bold text is heavier in every style. [documented] By which weight. [decided]
  func weight(in legibility: UILegibilityWeight) -> UIFont.Weight {
    guard legibility == .bold else { return weight }
    return weight == .regular ? .semibold : .bold
  }
}

nonisolated extension UITraitCollection {
  /// The weight of text of a collection; with nil, or where that has none, that of the current one.
  static func legibilityWeight(_ traits: UITraitCollection?) -> UILegibilityWeight {
    let weight = traits?.legibilityWeight ?? .unspecified
    return weight == .unspecified ? current.legibilityWeight : weight
  }

  /// The size of text of a collection; with nil, or where that has none, that of the current one.
  static func contentSizeCategory(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? current.preferredContentSizeCategory : category
  }
}
