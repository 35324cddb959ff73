import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file and its syntax tree.
public struct ParsedFile: Sendable {
  /// The path, as it was given.
  public let path: String
  /// The whole text.
  public let text: String
  /// The syntax tree of the text.
  public let tree: SourceFileSyntax
  private let lineStarts: [Int]
  /// The first error of the parser, in a file that was read in spite of it.
  package private(set) var failure: SourceDiagnostic?

  /// Parses a file.
  ///
  /// - Throws: The first error, a `ParseFailure`, if the text is no valid Swift.
  public init(path: String, text: String) throws(ParseFailure) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lineStarts = Self.lineStarts(of: text)
    if let failure = firstError { throw ParseFailure(diagnostic: failure) }
  }

  /// Parses a file, also one that is no valid Swift: text that the parser does not understand is in
  /// the tree as it is.
  public init(tolerating path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lineStarts = Self.lineStarts(of: text)
    failure = firstError
  }

  private var firstError: SourceDiagnostic? {
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
    guard let first = errors.first(where: { $0.diagMessage.severity == .error }) else { return nil }
    return diagnostic(at: first.position, severity: .error, message: first.diagMessage.message)
  }

  /// Returns the line of a node.
  package func line(of node: some SyntaxProtocol) -> Int { location(of: node).line }

  /// Returns where a node begins: the line, and the column in UTF-8 code units, both from 1.
  public func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The UTF-8 offsets at which lines begin.
  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    var isAfterReturn = false
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") {
        if isAfterReturn { starts.removeLast() }
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r") {
        starts.append(offset)
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return starts
  }

  /// Returns a diagnostic about a position of the tree.
  package func diagnostic(
    at position: AbsolutePosition, severity: SourceDiagnostic.Severity, message: String
  ) -> SourceDiagnostic {
    let location = SourceLocationConverter(fileName: path, tree: tree).location(for: position)
    return SourceDiagnostic(
      path: path, line: location.line, column: location.column, severity: severity,
      message: message)
  }
}

/// The error for a text that is no valid Swift.
public struct ParseFailure: Error {
  /// The first error of the parser.
  public let diagnostic: SourceDiagnostic
}
