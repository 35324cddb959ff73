/// A distance along both axes, in points.
nonisolated public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: CGFloat
  /// The distance downwards, in points.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// An offset of 0 along both axes.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset with the given distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
