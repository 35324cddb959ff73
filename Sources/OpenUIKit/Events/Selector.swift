/// The name of a method that is found when the program runs.
///
/// Only Objective-C can call a method by its name, and this platform does not have it: initialisers
/// and functions that take a target and a selector work with nil, and report any other selector as
/// misuse. Closures take their place.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// The selector with the given name.
  public init(_ str: String) { name = str }

  /// The selector with the given name.
  public init(stringLiteral value: String) { name = value }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name of the method.
  public var description: String { name }
}
