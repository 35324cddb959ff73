/// The version of a language, a compiler or a system, such as 5.9.
public struct VersionNumber: Sendable, Comparable, CustomStringConvertible {
  private var components: [Int]

  /// The version in a text such as `5.9`; nil where the text begins with no number.
  public init?(_ text: String) {
    components = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap {
      Int($0)
    }
    guard !components.isEmpty else { return nil }
    while components.last == 0, components.count > 1 { components.removeLast() }
  }

  /// The numbers, separated by full stops.
  public var description: String { components.map(String.init).joined(separator: ".") }

  /// Whether a version is before another one: 5.9 before 5.10, and 6 before 6.1.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}
