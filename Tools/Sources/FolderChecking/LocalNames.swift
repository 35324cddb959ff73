import SwiftSyntax

/// Collects the names that a function or a property binds within it, which hide members of the same
/// name.
///
/// Where in the function a name is bound is left out of account, so that a member may be missed and
/// none is invented.
final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = ["self", "newValue", "oldValue", "error"]

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // `if let window` uses a name that is bound elsewhere, or a member.
    let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
    if condition == nil || condition?.initializer != nil {
      names.insert(node.identifier.text.unquoted)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text.unquoted)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text.unquoted)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text.unquoted)
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer != nil { names.insert(node.name.text.unquoted) }
    return .visitChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text.unquoted)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) ?? false { names.insert(node.name.text.unquoted) }
    return .visitChildren
  }
}
