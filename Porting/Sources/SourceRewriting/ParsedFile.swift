import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file and its syntax tree.
package struct ParsedFile: Sendable {
  package let path: String
  let text: String
  package let tree: SourceFileSyntax
  private let lineStarts: [Int]
  /// The first error of the parser, in a file that was read in spite of it.
  var failure: SourceDiagnostic?

  /// Parses a file.
  ///
  /// - Throws: The first error, a `ParseFailure`, if the text is no valid Swift.
  package init(path: String, text: String) throws(ParseFailure) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lineStarts = Self.lineStarts(of: text)
    if let failure = firstError { throw ParseFailure(diagnostic: failure) }
  }

  /// Parses a file, also one that is no valid Swift: what the parser does not understand is in the tree as it is.
  package init(tolerating path: String, text: String) {
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

  /// The line of a node.
  func line(of node: some SyntaxProtocol) -> Int { location(of: node).line }

  /// Where a node begins: the line, and the column in UTF-8 code units, both from 1.
  package func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
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

  /// Whether the file is left out.
  package var needsInterfaceModule: Bool { interfaceModule != nil }

  /// The first import, outside of conditional compilation, of a module without which the file makes no sense.
  var interfaceModule: (name: String, line: Int, column: Int)? {
    for item in tree.statements {
      guard let node = item.item.as(DeclSyntax.self)?.as(ImportDeclSyntax.self),
        let module = node.path.first?.name.text, AppleModules.interfaces.contains(module)
      else { continue }
      let place = location(of: node)
      return (module, place.line, place.column)
    }
    return nil
  }

  func diagnostic(
    at position: AbsolutePosition, severity: SourceDiagnostic.Severity, message: String
  ) -> SourceDiagnostic {
    let location = SourceLocationConverter(fileName: path, tree: tree).location(for: position)
    return SourceDiagnostic(
      path: path, line: location.line, column: location.column, severity: severity,
      message: message)
  }

  /// The modules that the file imports, without submodules and symbols.
  var importedModules: Set<String> {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.modules
  }
}

/// The text of a file is no valid Swift.
package struct ParseFailure: Error {
  package let diagnostic: SourceDiagnostic
}

private final class ImportFinder: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { modules.insert(module.name.text) }
    return .skipChildren
  }

  // Imports stand at the top level or in conditional compilation there.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
