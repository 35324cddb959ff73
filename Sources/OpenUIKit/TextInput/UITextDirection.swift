/// A direction along a text: as it is stored, or as it is laid out.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction, which is that of one of the two enumerations.
  public var rawValue: Int

  /// A direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction along the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
