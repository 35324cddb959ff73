/// A length at which a sheet rests, as a value: the height of one at the lower or upper edge, the
/// width of one at another edge.
///
/// ```swift
/// let configuration = SheetConfiguration(detents: [.length(80), .medium, .large])
/// ```
///
/// Lengths are those of what the sheet shows. A sheet at the edge of the container is longer by the
/// safe area there, and none is longer than there is room for.
public nonisolated struct SheetDetent: Sendable, Hashable, Codable {
  /// The name of a detent in its sheet.
  public struct Identifier: RawRepresentable, Sendable, Hashable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    ///
    /// - Parameter name: The name.
    public init(_ name: String) { rawValue = name }

    /// Half of the room.
    public static let medium = Identifier("medium")
    /// All of the room.
    public static let large = Identifier("large")
    /// As much as the content prefers.
    public static let content = Identifier("content")
  }

  /// The source of a length.
  public enum Length: Sendable, Hashable, Codable {
    /// A number of points.
    case points(CGFloat)
    /// A part of the room, from 0 to 1.
    case fraction(CGFloat)
    /// The size that the child prefers, or else the one that its constraints need.
    case content
  }

  /// The name, by which the detent is selected.
  public let identifier: Identifier
  /// The source of the length.
  public let length: Length

  /// Creates a detent.
  ///
  /// - Parameters:
  ///   - length: What the length follows.
  ///   - identifier: The name.
  public init(_ length: Length, identifier: Identifier) {
    (self.length, self.identifier) = (length, identifier)
  }

  /// Half of the room.
  public static let medium = SheetDetent(.fraction(0.5), identifier: .medium)
  /// All of the room.
  public static let large = SheetDetent(.fraction(1), identifier: .large)
  /// As much as the child prefers, or else as its constraints need; where it says neither, the
  /// detent is left out.
  public static let content = SheetDetent(.content, identifier: .content)

  /// A number of points.
  ///
  /// - Parameters:
  ///   - points: The length, above 0.
  ///   - identifier: The name. Default: one that is made of the number.
  public static func length(
    _ points: CGFloat, identifier: Identifier? = nil
  ) -> SheetDetent {
    SheetDetent(.points(points), identifier: identifier ?? Identifier("\(points) points"))
  }

  /// A part of the room.
  ///
  /// - Parameters:
  ///   - fraction: The part, above 0 and up to 1.
  ///   - identifier: The name. Default: one that is made of the number.
  public static func fraction(
    _ fraction: CGFloat, identifier: Identifier? = nil
  ) -> SheetDetent {
    SheetDetent(.fraction(fraction), identifier: identifier ?? Identifier("\(fraction)"))
  }

  /// Whether its length is one: a finite number above 0.
  var isValid: Bool {
    switch length {
    case .points(let number), .fraction(let number): number.isFinite && number > 0
    case .content: true
    }
  }
}
