import SourceReading
import SourceRewriting
import SwiftSyntax

/// Collects what a file uses of Apple's frameworks, as far as names show it.
final class UseCollector: SyntaxVisitor {
  /// A use of a name.
  struct Use: Sendable {
    var name: String
    /// The name; of a member, with a dot in front, and of a module, with that word.
    var symbol: String
    /// `path:line:column`
    var place: String
    /// Whether it is an import.
    var isOfModule = false
    /// The class of UIKit's or QuartzCore's that is asked for the member by its name.
    var owner: String?
  }

  private var uses: [Use] = []
  private let file: ParsedFile
  private let limit: AvailabilityLimit
  private let conditions: LinuxConditions
  private let importableModules: Set<String>?
  private var removedItems: Set<SyntaxIdentifier> = []

  private init(_ file: ParsedFile, of module: PackageCheck.Module) {
    self.file = file
    limit = AvailabilityLimit(systemVersion: module.options.systemVersion)
    conditions = LinuxConditions(options: module.options, isForIOS: true)
    importableModules = module.importableModules
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the uses in the compiled parts of each file of a module.
  ///
  /// Code for a later version of iOS is not searched.
  static func uses(in module: PackageCheck.Module) -> [[Use]] {
    let files = inParallel(module.sources) { ParsedFile(tolerating: $0.path, text: $0.text) }
    let leftOut = LeftOutFiles(files, options: module.options)
    return inParallel(Array(files.enumerated())) { index, file in
      guard !leftOut.contains(index) else { return [] }
      let collector = UseCollector(file, of: module)
      collector.walk(file.tree)
      return collector.uses
    }
  }

  private func add(_ token: TokenSyntax, prefix: String = "", of owner: String? = nil) {
    let name = token.text.filter { $0 != "`" }
    let place = file.location(of: token)
    uses.append(
      Use(
        name: name, symbol: prefix + name, place: "\(file.path):\(place.line):\(place.column)",
        isOfModule: prefix == "module ", owner: owner))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if AppleNames.contains(node.name.text) { add(node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    let isWord = name.text.first.map { $0.isLetter } ?? false
    if isWord, !["self", "Type", "init", "Protocol"].contains(name.text) {
      let owner = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let owner, AppleClasses.superclasses[owner] != nil {
        add(name, prefix: owner + ".", of: owner)
      } else {
        add(name, prefix: ".")
      }
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if AppleNames.contains(node.baseName.text) { add(node.baseName) }
    return .skipChildren
  }

  // Declarations that need a later version of iOS are left out.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removedItems.contains(node.id) || limit.excludes(node.item.as(DeclSyntax.self))
      ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    limit.excludes(node.decl) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard limit.excludes(node.conditions) else { return .visitChildren }
    if let other = node.elseBody { walk(Syntax(other)) }
    return .skipChildren
  }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard limit.excludes(node.conditions) else { return .visitChildren }
    walk(node.body)
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      removedItems.formUnion(list.drop { $0.id != item.id }.map(\.id))
    }
    return .skipChildren
  }

  /// Only what can hold on Linux counts.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in conditions.compiledClauses(of: node) {
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    return .skipChildren
  }

  /// The rewriter reports the modules of Apple's that are missing.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name, let importableModules,
      !importableModules.contains(module.text), !AppleModules.missing.contains(module.text),
      !AppleModules.interfaces.contains(module.text)
    {
      add(module, prefix: "module ")
    }
    return .skipChildren
  }

  // Names in these are no uses.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
