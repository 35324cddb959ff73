/// An environment variable of the test kit with a value that means nothing.
public nonisolated struct EnvironmentValueError: Error, Hashable, Sendable, CustomStringConvertible
{
  /// The name of the variable.
  public let variable: String
  /// Its value.
  public let value: String
  /// What it may be.
  public let expected: String

  /// Makes an error.
  public init(variable: String, value: String, expected: String) {
    self.variable = variable
    self.value = value
    self.expected = expected
  }

  /// What the value is and what it may be.
  public var description: String {
    "The environment variable \(variable) is \"\(value)\"; it has to be \(expected)."
  }
}
