/// Why a folder cannot be rewritten; each line is a message of its own.
public struct RewritingFailure: Error, Equatable, CustomStringConvertible {
  /// The messages, ready to be printed.
  public var messages: [String]

  /// All messages, one a line.
  public var description: String { messages.joined(separator: "\n") }

  package init(_ messages: String...) { self.messages = messages }
  init(_ messages: [String]) { self.messages = messages }
}
