import SourceReading
import SwiftSyntax

/// The files of a module that are left out, and why.
///
/// Those are files that import a module without which they make no sense, and those that need a
/// type which only such files declare.
package struct LeftOutFiles {
  /// Why a file is left out, and the place in it that shows this.
  struct Reason {
    var message: String
    var line: Int
    var column: Int
  }

  private var reasons: [Int: Reason] = [:]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - files: The files of the module; nil for one that cannot be read.
  ///   - options: How the module is rewritten.
  package init(_ files: [ParsedFile?], options: RewritingOptions) {
    for (index, file) in files.enumerated() { reasons[index] = file.flatMap(Self.ownReason) }
    let needsInterface = files.indices.filter { files[$0]?.interfaceModule != nil }
    guard !needsInterface.isEmpty else { return }
    let conditions = LinuxConditions(options: options, isForIOS: true)
    let types = inParallel(files) { $0.map { TypesOfFile($0, conditions: conditions) } }
    var missing = needsInterface.reduce(into: [String: String]()) { names, index in
      for name in types[index]?.declared ?? [] {
        names[name] = files[index]?.interfaceModule?.name
      }
    }
    for index in files.indices where reasons[index] == nil {
      for name in types[index]?.named ?? [] { missing[name] = nil }
    }
    leaveOutUses(of: missing, files, types)
  }

  /// Whether the file with an index is left out.
  package func contains(_ index: Int) -> Bool { reasons[index] != nil }

  subscript(index: Int) -> Reason? { reasons[index] }

  private static func ownReason(_ file: ParsedFile) -> Reason? {
    if let module = file.interfaceModule {
      return Reason(
        message: "it needs \(module.name), which Linux does not have", line: module.line,
        column: module.column)
    }
    guard file.isListOfTests else { return nil }
    return Reason(message: "tests are found without a list of them", line: 1, column: 1)
  }

  /// Leaves out files until no file that stays uses a type which only files that are left out
  /// declare.
  ///
  /// - Parameter missing: The names of such types, and of the module that each needs.
  private mutating func leaveOutUses(
    of missing: [String: String], _ files: [ParsedFile?], _ types: [TypesOfFile?]
  ) {
    var missing = missing
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, file) in files.enumerated() where reasons[index] == nil {
        guard let file, let found = types[index], let use = found.firstUse(of: missing.keys),
          let module = missing[use.name]
        else { continue }
        let place = file.location(of: use.node)
        reasons[index] = Reason(
          message: "it needs \(use.name), which needs \(module), which Linux does not have",
          line: place.line, column: place.column)
        for name in found.declared { missing[name] = module }
        hasChanged = true
      }
    }
  }
}

/// The types that a file declares and uses.
private struct TypesOfFile: Sendable {
  /// The names of types that are in no other type.
  var declared: Set<String> = []
  /// The names of all types, of generic parameters and of associated types.
  var named: Set<String> = []
  /// The first use of each name that may be compiled.
  var uses: [String: TokenSyntax] = [:]

  init(_ file: ParsedFile, conditions: LinuxConditions) {
    let collector = TypeCollector(conditions: conditions)
    collector.walk(file.tree)
    self = collector.types
  }

  init() {}

  /// The first place at which one of some types is used.
  func firstUse(of names: some Sequence<String>) -> (name: String, node: TokenSyntax)? {
    names.compactMap { name in uses[name].map { (name, $0) } }
      .min { $0.1.position < $1.1.position }
  }
}

private final class TypeCollector: SyntaxVisitor {
  private(set) var types = TypesOfFile()
  private let conditions: LinuxConditions

  init(conditions: LinuxConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: TokenSyntax) {
    guard types.uses[name.text] == nil, name.text.first?.isUppercase ?? false else { return }
    types.uses[name.text] = name
  }

  private func add(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    types.named.insert(name.text)
    if Syntax(node).enclosingTypeName == nil { types.declared.insert(name.text) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    types.named.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    types.named.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id { note(node.baseName) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in conditions.compiledClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
