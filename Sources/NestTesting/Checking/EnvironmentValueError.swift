/// An environment variable of the test kit with an invalid value.
public nonisolated struct EnvironmentValueError: Error, Hashable, Sendable, CustomStringConvertible
{
  /// The name of the variable.
  public let variable: String
  /// Its value.
  public let value: String
  /// The valid values.
  public let expected: String

  /// Makes an error.
  public init(variable: String, value: String, expected: String) {
    self.variable = variable
    self.value = value
    self.expected = expected
  }

  /// The value and the valid values.
  public var description: String {
    "The environment variable \(variable) is \"\(value)\"; it has to be \(expected)."
  }
}
