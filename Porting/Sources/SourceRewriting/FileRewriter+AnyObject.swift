import SwiftSyntax

/// The members that an object has of which only that is known: Objective-C finds them by their
/// names.
public enum AnyObjectMembers {
  /// Those that `_AnyObjectMembers` of the module that completes Foundation has.
  public static let names: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "alpha", "becomeFirstResponder", "boolValue",
    "bounds", "center", "cgPointValue", "cgRectValue", "cgSizeValue", "contentOffset", "count",
    "currentPage", "currentTitle", "debugDescription", "description", "doubleValue", "floatValue",
    "frame", "hash", "image", "intValue", "integerValue", "isEnabled", "isEqual", "isHidden",
    "isHighlighted", "isKind", "isMember", "isSelected", "layer", "length", "localizedDescription",
    "location", "lowercased", "object", "perform", "removeFromSuperview", "resignFirstResponder",
    "responds", "stringValue", "subviews", "superview", "tag", "text", "title", "titleLabel",
    "uppercased", "value", "view", "window",
  ]
}

extension FileRewriter {
  /// Lets a member be found of an object of which only that is known: of an expression that is cast
  /// to `AnyObject`, and of a parameter of that type. The compiler refuses other members.
  func rewriteMemberOfAnyObject(_ node: MemberAccessExprSyntax) {
    guard asksForMethods, AnyObjectMembers.names.contains(node.declName.baseName.text),
      let base = node.base
    else { return }
    let members = "_AnyObjectMembers"
    let chain = base.as(OptionalChainingExprSyntax.self)?.expression
    if let cast = (chain ?? base).castToAnyObject {
      guard (chain != nil) == cast.isOptional else { return }
      insert(members + (cast.isOptional ? ".of" : ""), before: base)
      replace(cast.operation, with: "as")
      replace(cast.type, with: cast.isOptional ? "Any?" : "Any")
    } else if let chain {
      guard isParameter(chain) == true else { return }
      insert(members + ".of(", before: chain)
      insert(")", after: chain)
    } else {
      let forced = base.as(ForceUnwrapExprSyntax.self)?.expression
      guard let isOptional = isParameter(forced ?? base), isOptional || forced == nil else {
        return
      }
      insert(members + "(", before: base)
      insert(isOptional && forced == nil ? "!)" : ")", after: base)
    }
    namesFoundationModule = true
  }

  /// Whether an expression is a parameter of the type `AnyObject`, which nothing else in its
  /// function has the name of: true where it is optional, nil for another expression.
  private func isParameter(_ expression: ExprSyntax) -> Bool? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for scope in sequence(first: Syntax(expression), next: \.parent) {
      if scope.as(ClosureExprSyntax.self)?.hasParameter(name) == true { return nil }
      let clause =
        scope.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      // Otherwise it is a parameter of a function around this one, or none.
      guard let parameter else { continue }
      return scope.binds(name) ? nil : parameter.type.isOptionalAnyObject
    }
    return nil
  }
}

extension TypeSyntax {
  /// Whether the type is an optional `AnyObject`; nil for another type.
  fileprivate var isOptionalAnyObject: Bool? {
    switch trimmedDescription {
    case "AnyObject": false
    case "AnyObject?", "AnyObject!": true
    default: nil
    }
  }
}

extension ClosureExprSyntax {
  fileprivate func hasParameter(_ name: String) -> Bool {
    signature?.parameterClause.map { clause in
      clause.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    } ?? false
  }
}

extension Syntax {
  /// Whether a constant or a variable inside has a name.
  fileprivate func binds(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self), pattern.identifier.text == name {
      return true
    }
    return children(viewMode: .sourceAccurate).contains { $0.binds(name) }
  }
}

extension ExprSyntax {
  /// The operator and the type of `(expression as AnyObject)`, and whether the result may be nil;
  /// nil for another expression.
  fileprivate var castToAnyObject: (operation: ExprSyntax, type: ExprSyntax, isOptional: Bool)? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil,
      let elements = element.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, let operation = elements[1].as(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type.isOptionalAnyObject
    else { return nil }
    let isConditional = operation.questionOrExclamationMark?.text == "?"
    return (elements[1], elements[2], isConditional || type)
  }
}
