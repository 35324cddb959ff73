/// The state of a view from which configurations are made: its traits, what its class knows, and
/// what the program adds.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state with these traits and defaults for everything else.
  init(traitCollection: UITraitCollection)

  /// The value of the program for a key; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that a program adds to the state of a view.
nonisolated public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name, unique in the program.
  public let rawValue: String

  /// The value with these bits, or this number.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value with these bits, or this number.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
