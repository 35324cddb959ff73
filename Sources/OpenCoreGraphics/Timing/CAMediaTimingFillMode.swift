/// A mode that determines the values that a timed object shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A name without a constant here behaves as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shown only while it runs. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows its end after it ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows its beginning before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows its beginning before it begins and its end after it ended.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
