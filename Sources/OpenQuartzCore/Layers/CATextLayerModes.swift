/// The part that a text layer leaves out of a text that has no room.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A name without a constant here behaves as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is cut off at the bounds. The default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis stands for the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis stands for the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis stands for the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How a text layer aligns lines.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A name without a constant here behaves as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the side where lines of the script begin. The default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides, but for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
