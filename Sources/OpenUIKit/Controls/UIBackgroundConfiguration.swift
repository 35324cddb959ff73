/// The background behind the content of a view.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; as the view's look has it if nil.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, 8 by default.
  public var cornerRadius: CGFloat = 8
  /// The colour of the line along the edge; none if nil.
  public var strokeColor: UIColor?
  /// The width of the line along the edge, in points; 0 by default.
  public var strokeWidth: CGFloat = 0

  /// How far the line is outside the edge, in points; 0, inside, by default.
  public var strokeOutset: CGFloat = 0
  /// The space between the edges of the view and the background, in points; 0 by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view in front of the colour, as large as the background; none by default.
  public var customView: UIView?
  /// An image in front of the colour; none by default.
  public var image: UIImage?
  /// How the image fills the background, `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// An effect behind colour and image; none by default.
  public var visualEffect: UIVisualEffect?

  /// The colour where that of the view's look would be `tintColor`.
  @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  /// The colour of the line along the edge where that of the view's look would be `tintColor`.
  @MainActor
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

  /// Hashes all but what is not hashable: insets.
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

  /// No colour and no line.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    clear.cornerRadius = 0
    return clear
  }

  init() {}
}
