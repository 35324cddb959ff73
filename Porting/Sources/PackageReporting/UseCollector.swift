import SourceReading
import SourceRewriting
import SwiftSyntax

/// Collects what a file uses of Apple's frameworks, as far as names show it.
final class UseCollector: SyntaxVisitor {
  /// A use of a name.
  struct Use: Sendable {
    var name: String
    /// The name; of a member, with a dot in front.
    var symbol: String
    /// `path:line:column`
    var place: String
  }

  private var uses: [Use] = []
  private let file: ParsedFile
  private let limit: AvailabilityLimit
  private var removedItems: Set<SyntaxIdentifier> = []

  private init(_ file: ParsedFile, systemVersion: Int) {
    self.file = file
    limit = AvailabilityLimit(systemVersion: systemVersion)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the uses in the compiled parts of a file.
  ///
  /// - Parameter systemVersion: The version of iOS; code for a later one is not searched.
  static func uses(in source: SourceText, systemVersion: Int) -> [Use] {
    let collector = UseCollector(
      ParsedFile(tolerating: source.path, text: source.text), systemVersion: systemVersion)
    guard !collector.file.needsInterfaceModule else { return [] }
    collector.walk(collector.file.tree)
    return collector.uses
  }

  private func add(_ token: TokenSyntax, isMember: Bool) {
    let name = token.text.filter { $0 != "`" }
    let place = file.location(of: token)
    uses.append(
      Use(
        name: name, symbol: (isMember ? "." : "") + name,
        place: "\(file.path):\(place.line):\(place.column)"))
  }

  /// Whether a name at the top level is one of Apple's frameworks for interfaces.
  private static func isOfApple(_ name: String) -> Bool {
    ["UI", "CA", "CG", "NS", "CI", "CT", "AV", "WK", "UN", "PH", "MK", "SK", "CL", "LP", "UT"]
      .contains { prefix in
        name.hasPrefix(prefix)
          && name.dropFirst(prefix.count).first.map { $0.isUppercase } ?? false
          && name.dropFirst(prefix.count + 1).first.map { !$0.isUppercase || $0.isNumber } ?? false
      }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOfApple(node.name.text) { add(node.name, isMember: false) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    let isWord = name.text.first.map { $0.isLetter } ?? false
    if isWord, !["self", "Type", "init", "Protocol"].contains(name.text) {
      add(name, isMember: true)
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOfApple(node.baseName.text) { add(node.baseName, isMember: false) }
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
    for clause in node.clauses {
      let value = clause.condition.map(LinuxCondition.value) ?? true
      if value != false, let elements = clause.elements { walk(Syntax(elements)) }
      if value == true { break }
    }
    return .skipChildren
  }

  // Names in these are no uses.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether a condition of conditional compilation holds in a module for iOS that is compiled on
/// Linux.
enum LinuxCondition {
  /// Nil if it depends on more than the system.
  static func value(_ condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return value(
        of: call.calledExpression.trimmedDescription,
        call.arguments.first?.expression.trimmedDescription ?? "")
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    // `&&` binds more strongly than `||`.
    var alternatives: [Bool?] = []
    var current: Bool? = elements.first.flatMap(value)
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      let next = value(elements[index + 1])
      if elements[index].trimmedDescription == "&&" {
        current = current == false || next == false ? false : current == nil ? nil : next
      } else {
        alternatives.append(current)
        current = next
      }
    }
    alternatives.append(current)
    return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
  }

  private static func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": return ["iOS", "Linux"].contains(argument)
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      if AppleModules.interfaces.contains(module) { return false }
      if ["UIKit", "Foundation", "XCTest", "QuartzCore", "CoreGraphics"].contains(module) {
        return true
      }
      return AppleModules.missing.contains(module) ? false : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }
}
