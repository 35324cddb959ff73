import SourceReading
import SwiftSyntax

/// Collects the edits that turn one file of iOS source into Linux source.
///
/// The constructs are in the extensions; each visit is passed on to one of them.
final class FileRewriter: SyntaxVisitor {
  let file: ParsedFile
  let declarations: ModuleDeclarations
  let options: RewritingOptions
  /// Statements that are left out.
  var removedItems: Set<SyntaxIdentifier> = []
  /// The optional methods of UIKit's protocols that the file calls, by the names of their types.
  var optionalCalls: [String: OptionalCall] = [:]
  /// The properties that stand for references with labels to optional methods.
  var optionalReferences: Set<String> = []
  /// The attributes of functions whose body other modules may copy.
  var inlinableAttributes: [AttributeSyntax] = []
  /// The protocols of UIKit whose default implementations classes of the file call.
  var usedDefaults: Set<String> = []
  /// The declarations in place of methods of Foundation, and the type of each.
  var usedDifferences: [String: String] = [:]
  /// The declarations of functions that the compiler refuses, by their names.
  var refusedFunctions: [String: String] = [:]
  /// The members of extensions that were renamed, and that this module overrides.
  var overriddenMembers: [MemberForwarder] = []
  /// Whether the file names what the module has that completes Foundation.
  var namesFoundationModule = false
  /// Conformances of classes that override such members, which stand at the end of the file.
  var lateConformances: [String] = []
  /// Whether a class overrides a member that UIKit has in a module above the class.
  var overridesMembersOfUIKit = false
  private(set) var edits: [SourceEdit] = []
  private(set) var warnings: [SourceDiagnostic] = []

  /// Why the file is left out; nil for one that is not.
  private let reasonToLeaveOut: LeftOutFiles.Reason?

  init(
    _ file: ParsedFile, leavingOutFor reason: LeftOutFiles.Reason?,
    declarations: ModuleDeclarations, options: RewritingOptions
  ) {
    self.file = file
    reasonToLeaveOut = reason
    self.options = options
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether the module is one for iOS.
  var isForIOS: Bool { declarations.importsUIKit || options.isForIOS }

  /// The text of the file for Linux.
  func rewrite() -> String {
    if let reasonToLeaveOut { return leaveOut(for: reasonToLeaveOut) }
    walk(file.tree)
    declareWhatIsUsed()
    return edits.isEmpty ? file.text : edits.apply(to: file.text)
  }

  private func leaveOut(for reason: LeftOutFiles.Reason) -> String {
    warnings.append(
      SourceDiagnostic(
        path: file.path, line: reason.line, column: reason.column, severity: .warning,
        message: "this file is left out: \(reason.message)"))
    return ""
  }

  // MARK: - Edits

  /// Replaces a node, without the trivia around it.
  func replace(_ node: some SyntaxProtocol, with text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: start..<end, replacement: text))
  }

  /// Removes a node and the spaces that follow it on its line.
  func remove(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in node.trailingTrivia {
      guard piece.isSpaceOrTab else { break }
      end += piece.sourceLength.utf8Length
    }
    edits.append(SourceEdit(range: start..<end, replacement: ""))
  }

  /// Removes the text between two places, which are in UTF-8 code units.
  func remove(from start: Int, to end: Int) {
    edits.append(SourceEdit(range: start..<end, replacement: ""))
  }

  /// Inserts text directly behind a node, before the trivia that follows it.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: offset..<offset, replacement: text))
  }

  /// Inserts text directly before a node, behind the trivia that precedes it.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(range: offset..<offset, replacement: text))
  }

  func warn(_ message: String, at node: some SyntaxProtocol) {
    warnings.append(
      file.diagnostic(
        at: node.positionAfterSkippingLeadingTrivia, severity: .warning, message: message))
  }

  // MARK: - Visits

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if removedItems.contains(node.id) || removeIfTooNew(node, node.item.as(DeclSyntax.self)) {
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removeIfTooNew(node, node.decl) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { rewriteIf(node) }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { rewriteGuard(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addForwarders(to: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !renameForwarded(DeclSyntax(node)) {
      renameOverride(DeclSyntax(node), named: MethodName(node))
      rewriteMethodAroundTests(node)
      overrideAddition(node)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !renameForwarded(DeclSyntax(node)), let name = node.onlyName {
      renameOverride(DeclSyntax(node), named: MethodName(base: name, labels: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    rewriteModifier(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteConditions(of: node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewriteSelector(node)
      return .skipChildren
    case "keyPath":
      rewriteKeyPath(node)
      return .skipChildren
    default:
      return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCall(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    noteOptionalReference(node)
    rewriteOptionalReference(node)
    noteDifference(node)
    renameInherited(node)
    rewriteMemberOfAnyObject(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    checkComparisonsWithNil(in: node)
    return .visitChildren
  }
}
