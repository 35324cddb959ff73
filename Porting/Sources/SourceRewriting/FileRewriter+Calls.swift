import SwiftSyntax

extension FileRewriter {
  func rewriteCall(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression
    if let forced = called.as(ForceUnwrapExprSyntax.self),
      let method = forced.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      declarations.optionalMethods[method] == true
    {
      // A call through the property that stands for an optional method always has an optional value.
      insert("!", after: node)
    }
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    let first = node.arguments.first
    switch name {
    case "responds" where first?.label?.text == "to":
      warn("responds(to:) does not exist on Linux: ask with `as?` for a protocol", at: node)
    case "NSSelectorFromString":
      warn("a selector from a string calls nothing on Linux", at: node)
    case "Selector" where node.arguments.count == 1 && first?.label == nil:
      warn("a selector from a string calls nothing on Linux: write #selector", at: node)
    default:
      break
    }
  }

  /// Whether an optional method is implemented cannot be found out by comparing it with nil.
  func checkComparisonsWithNil(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) else { return }
    for element in elements {
      guard let access = element.as(MemberAccessExprSyntax.self), let base = access.base,
        declarations.optionalMethods[access.declName.baseName.text] != nil,
        base.isNamedLikeDelegate
      else { continue }
      warn(
        "an optional method is never nil on Linux, whether it is implemented or not: call it and use what it returns",
        at: element)
    }
  }
}

extension ExprSyntax {
  /// Delegates often have methods with the names of properties of those that they serve, such as `page`.
  fileprivate var isNamedLikeDelegate: Bool {
    let name = onOneLine.lowercased().filter { $0 != "?" && $0 != "!" }
    return name.hasSuffix("delegate") || name.hasSuffix("source")
  }
}
