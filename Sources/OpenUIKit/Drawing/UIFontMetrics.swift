/// Scales fonts and distances with the size of text that the user prefers, as a use of text does.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; it is immutable.

  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a use of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font in the size of text of `UITraitCollection.current`.
  ///
  /// - Parameter font: The font, in the size that it has where the size of text is `.large`, the
  ///   default one. A label with `adjustsFontForContentSizeCategory` scales the result again when
  ///   the size of text changes.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font in the size of text of `UITraitCollection.current`, of at most a number of points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size of text of a collection; with nil, of `UITraitCollection.current`.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, limit: nil, traitCollection)
  }

  /// A font in the size of text of a collection, of at most a number of points; 0 is no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, limit: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
  }

  /// A distance in the size of text of `UITraitCollection.current`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance in the size of text of a collection; with nil, of `UITraitCollection.current`.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * style.scale(in: UITraitCollection.contentSizeCategory(traitCollection))
  }

  private func scaledFont(
    for font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style, size: font.pointSize, maximum: limit)
    return UIFont(font.font, scaling: scaling)
      .adjusted(to: UITraitCollection.contentSizeCategory(traits))
  }
}
