import SourceReading
import SwiftSyntax

extension ParsedFile {
  /// Whether the file lists tests for Linux, as packages did before SwiftPM found them.
  var isListOfTests: Bool {
    ["LinuxMain.swift", "XCTestManifests.swift"].contains(path.split(separator: "/").last)
  }

  /// The first import, outside of conditional compilation, of a module without which the file makes
  /// no sense.
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

  /// The modules that the file imports, without submodules and symbols.
  var importedModules: Set<String> { importFinder.modules }

  /// The modules of which the file sees everything.
  var modulesImportedAsAWhole: Set<String> { importFinder.wholeModules }

  private var importFinder: ImportFinder {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder
  }
}

private final class ImportFinder: SyntaxVisitor {
  var modules: Set<String> = []
  var wholeModules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first {
      modules.insert(module.name.text)
      if node.importKindSpecifier == nil { wholeModules.insert(module.name.text) }
    }
    return .skipChildren
  }

  // Imports stand at the top level or in conditional compilation there.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
