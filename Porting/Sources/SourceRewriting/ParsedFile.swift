import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file and its syntax tree.
package struct ParsedFile: Sendable {
  let path: String
  let text: String
  package let tree: SourceFileSyntax

  /// Parses a file.
  ///
  /// - Throws: The first error, a `ParseFailure`, if the text is no valid Swift.
  package init(path: String, text: String) throws(ParseFailure) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    guard tree.hasError else { return }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
    guard let first = errors.first(where: { $0.diagMessage.severity == .error }) else { return }
    throw ParseFailure(
      diagnostic: diagnostic(
        at: first.position, severity: .error, message: first.diagMessage.message))
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
