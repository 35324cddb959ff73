import Foundation

/// Events as text: one line for each, compared as a whole.
///
/// Blank lines and white space around a line are ignored, so that an expectation can be written
/// as a string literal over several lines:
///
///     try recorder.expect("""
///       B.viewWillAppear(animated) [to]
///       B.viewDidAppear(animated) [to]
///       """)
public nonisolated struct Timeline: Hashable, Sendable {
  /// The lines, without white space at their ends; none is empty.
  public let lines: [String]

  /// Makes a timeline from lines. Empty ones are left out.
  public init(lines: some Sequence<String>) {
    self.lines =
      lines
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Makes a timeline from text, one line for each event.
  public init(_ text: String) {
    self.init(lines: text.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Throws when this timeline is not the expected one.
  ///
  /// - Parameter expected: The expected lines.
  /// - Throws: `TimelineMismatch` with both.
  public func expect(_ expected: Timeline) throws {
    guard self != expected else { return }
    throw TimelineMismatch(actual: self, expected: expected)
  }
}

nonisolated extension Timeline: CustomStringConvertible {
  /// The lines, one below the other.
  public var description: String {
    lines.joined(separator: "\n")
  }
}

nonisolated extension Timeline: ExpressibleByStringInterpolation {
  /// Makes a timeline from a literal, usually one over several lines.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
