import SwiftSyntax

extension FileRewriter {
  /// Makes a `Selector` of `#selector(…)`, from the name of the method and the unapplied method.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    if let label = argument.label?.text {
      return rewriteSelector(node, ofProperty: argument.expression, isSetter: label == "setter")
    }
    var expression = argument.expression.withoutParentheses
    var cast: TypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self), sequence.elements.count == 3,
      let value = sequence.elements.first
    {
      (expression, cast) = (value.withoutParentheses, type.type)
    }
    rewriteSelector(node, of: expression, as: cast)
  }

  /// A property is read and set by a closure.
  private func rewriteSelector(
    _ node: MacroExpansionExprSyntax, ofProperty expression: ExprSyntax, isSetter: Bool
  ) {
    let expression = expression.withoutParentheses
    if !isSetter, isForIOS, let name = SharedObjects.selectors[expression.onOneLine] {
      return replace(node, with: "Selector(\"\(name)\")")
    }
    let property = MethodName(expression)?.description ?? expression.onOneLine
    // Objective-C calls the setter of `name` `setName:`.
    let name =
      isSetter ? "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" : property
    let scope = Syntax(node).enclosingTypeName
    guard let owner = typeOfBase(expression, in: scope, at: node), MethodName(expression) != nil
    else {
      replaceByName(
        node, name,
        because: "the type of what has the property is not known: write Type.\(property)")
      return
    }
    let access = "target.\(property)" + (isSetter ? " = $0" : "")
    let type = owner == scope ? Syntax(node).enclosingTypeReference ?? owner : owner
    replace(node, with: "Selector(\"\(name)\", { (target: \(type)) in { \(access) } })")
  }

  private func rewriteSelector(
    _ node: MacroExpansionExprSyntax, of expression: ExprSyntax, as cast: TypeSyntax?
  ) {
    guard var name = MethodName(expression) else {
      replaceByName(
        node, expression.onOneLine, because: "this is no reference to a method")
      return
    }
    let scope = Syntax(node).enclosingTypeName
    guard let owner = typeOfBase(expression, in: scope, at: node) else {
      let base = expression.as(MemberAccessExprSyntax.self)?.base?.onOneLine
      if asksForMethods, node.isArgumentOfQuestion,
        base.map(declarations.protocols.contains) ?? false
      {
        // The object is asked by the name.
        return replace(node, with: "Selector(\"\(name)\")")
      }
      replaceByName(
        node, name.description,
        because: "the type of what has the method is not known: write Type.\(name)")
      return
    }
    let lookup = owner == "Self" ? scope ?? owner : owner
    let found = declarations.methods(named: name, in: lookup, from: scope)
    if !found.isEmpty, found.allSatisfy(\.isStatic) {
      replaceByName(node, name.description, because: "a method of a type cannot be a selector")
      return
    }
    let names = Set(found.lazy.filter { !$0.isStatic }.map(\.name))
    if let only = names.first, names.count == 1 { name = only }
    guard (name.labels?.count ?? 0) <= 2 else {
      replaceByName(
        node, name.description, because: "a selector with more than two arguments cannot be called")
      return
    }
    let type = owner == scope ? Syntax(node).enclosingTypeReference ?? owner : owner
    let method = "\(type).\(name)" + castSuffix(cast, of: expression, owner: type)
    let given = found.count == 1 ? found.first?.objectiveCName : nil
    replace(node, with: "Selector(\"\(given ?? name.description)\", \(method))")
  }

  /// The type whose method is meant: the enclosing one, or the one that is named.
  private func typeOfBase(
    _ expression: ExprSyntax, in scope: String?, at node: MacroExpansionExprSyntax
  ) -> String? {
    let own = Syntax(node).isInProtocol(of: declarations) ? "Self" : scope
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return own }
    guard let base = access.base?.withoutParentheses.onOneLine else { return nil }
    if ["self", "Self", "super"].contains(base) { return own }
    let last = base.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true, !declarations.protocols.contains(base) else {
      return nil
    }
    return base
  }

  /// A cast of a method to the type that a selector takes, which has the instance in front.
  private func castSuffix(_ cast: TypeSyntax?, of expression: ExprSyntax, owner: String) -> String {
    guard let cast else { return "" }
    let isUnapplied = cast.as(FunctionTypeSyntax.self)?.returnClause.type.is(
      FunctionTypeSyntax.self)
    return " as " + (isUnapplied == true ? cast.onOneLine : "(\(owner)) -> \(cast.onOneLine)")
  }

  /// Keeps the name alone, with which nothing can be called, and says why.
  private func replaceByName(
    _ node: MacroExpansionExprSyntax, _ name: String, because reason: String
  ) {
    warn("\(reason): this selector is a name that calls nothing", at: node)
    replace(node, with: "Selector(\"\(name)\")")
  }

  /// Makes a string of `#keyPath(Type.a.b)`: `"a.b"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    let path = node.arguments.first?.expression.onOneLine.split(separator: ".") ?? []
    let properties = path.drop { $0.first?.isUppercase == true || $0 == "self" }
    let areNames = properties.allSatisfy {
      $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard !properties.isEmpty, areNames else {
      warn("this #keyPath cannot be turned into a string: write the string", at: node)
      return
    }
    replace(node, with: "\"\(properties.joined(separator: "."))\"")
  }
}

extension MacroExpansionExprSyntax {
  /// Whether an object is asked whether it has the method.
  fileprivate var isArgumentOfQuestion: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "responds"
  }
}

extension ExprSyntax {
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return self }
    return only.expression.withoutParentheses
  }
}
