/// The reason for which files cannot be read, written or checked, as messages of a line each.
public struct SourceFailure: Error, Equatable, CustomStringConvertible {
  /// The messages, ready to be printed.
  public var messages: [String]

  /// All messages, one a line.
  public var description: String { messages.joined(separator: "\n") }

  /// A failure with messages.
  public init(_ messages: String...) { self.messages = messages }
  /// A failure with messages.
  public init(_ messages: [String]) { self.messages = messages }
}
