import SourceReading
import SwiftSyntax

/// Folders that a package uses in place of packages that it depends on.
public struct ManifestOverrides: Sendable {
  /// By the name of a package in lower case, the folder.
  private var folders: [String: String]

  /// Overrides in a list with a line for each: `name=path`.
  public init(list: String) {
    folders = list.split(separator: "\n").reduce(into: [:]) { folders, line in
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { folders[parts[0].lowercased()] = String(parts[1]) }
    }
  }

  /// Returns a manifest with the folders as dependencies. A package on which only others depend is
  /// added: SwiftPM prefers the dependency of the package that is built.
  public func apply(to manifest: String) -> String {
    let file = ParsedFile(tolerating: "Package.swift", text: manifest)
    let rewriter = DependencyRewriter(folders)
    rewriter.walk(file.tree)
    var edits = rewriter.edits
    let added = folders.filter { !rewriter.found.contains($0.key) }.sorted { $0.key < $1.key }
    if let offset = rewriter.startOfDependencies, !added.isEmpty {
      let text = added.map { DependencyRewriter.dependency(at: $0.value, name: nil) + ", " }
        .joined()
      edits.append(SourceEdit(range: offset..<offset, replacement: text))
    }
    return edits.apply(to: manifest)
  }
}

private final class DependencyRewriter: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  /// The names of the packages that the manifest names and that are replaced.
  private(set) var found: Set<String> = []
  /// Where the list of the package's dependencies begins.
  private(set) var startOfDependencies: Int?
  private let folders: [String: String]

  init(_ folders: [String: String]) {
    self.folders = folders
    super.init(viewMode: .sourceAccurate)
  }

  static func dependency(at path: String, name: String?) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return ".package(" + (name.map { "name: \"\($0)\", " } ?? "") + "path: \"\(escaped)\")"
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if called == "Package" { noteDependencies(node) }
    guard called == "package" else { return .visitChildren }
    let texts = node.arguments.reduce(into: [String: String]()) {
      guard let label = $1.label?.text else { return }
      $0[label] = $1.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    let address = texts["url"] ?? texts["path"]
    let names = [address.map(Self.name), texts["name"]?.lowercased(), texts["id"]?.lowercased()]
    guard let name = names.compactMap(\.self).first(where: { folders[$0] != nil }),
      let folder = folders[name]
    else { return .visitChildren }
    found.insert(name)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(
      SourceEdit(
        range: start..<end, replacement: Self.dependency(at: folder, name: texts["name"])))
    return .skipChildren
  }

  private func noteDependencies(_ node: FunctionCallExprSyntax) {
    let list = node.arguments.first { $0.label?.text == "dependencies" }?
      .expression.as(ArrayExprSyntax.self)
    startOfDependencies = list?.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The name by which SwiftPM knows a package with an address.
  private static func name(of address: String) -> String {
    let last = address.split(separator: "/").last?.lowercased() ?? address.lowercased()
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
