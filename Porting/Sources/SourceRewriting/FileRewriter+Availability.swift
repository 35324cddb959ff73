import SwiftSyntax

extension FileRewriter {
  private var limit: AvailabilityLimit { AvailabilityLimit(systemVersion: options.systemVersion) }

  /// Leaves out a declaration that is there from a later version of iOS on.
  ///
  /// - Returns: Whether it was left out.
  func removeIfTooNew(_ node: some SyntaxProtocol, _ declaration: DeclSyntax?) -> Bool {
    guard limit.excludes(declaration) else { return false }
    replace(node, with: "")
    return true
  }

  /// Leaves out the branch of `if #available` that needs a later version of iOS.
  func rewriteIf(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard limit.excludes(node.conditions) else { return .visitChildren }
    replace(node.conditions, with: "false")
    replace(node.body.statements, with: "")
    if case .ifExpr(let other)? = node.elseBody { walk(other) }
    if case .codeBlock(let block)? = node.elseBody { walk(block) }
    return .skipChildren
  }

  /// Leaves out what follows a `guard #available` that needs a later version of iOS.
  func rewriteGuard(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard limit.excludes(node.conditions) else { return .visitChildren }
    replace(node.conditions, with: "false")
    walk(node.body)
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      for other in list.drop(while: { $0.id != item.id }).dropFirst() {
        replace(other, with: "")
        removedItems.insert(other.id)
      }
    }
    return .skipChildren
  }
}
