import SwiftSyntax

extension FileRewriter {
  func rewriteCall(_ node: FunctionCallExprSyntax) {
    noteOptionalCall(node)
    rewriteInitializer(node)
    rewriteDescription(node)
    let called = node.calledExpression
    rewriteQuestion(in: node)
    if let forced = called.as(ForceUnwrapExprSyntax.self),
      let method = forced.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      declarations.optionalMethods[method] == true
    {
      // A call through the property that stands for an optional method always has an optional
      // value.
      insert("!", after: node)
    }
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    let first = node.arguments.first
    if let name, called.is(DeclReferenceExprSyntax.self) { noteRuntimeFunction(name) }
    qualifyFunction(called)
    switch name {
    case "ProcessInfo" where called.is(DeclReferenceExprSyntax.self) && node.arguments.isEmpty:
      // Its initialiser is not public here, and all objects of the class say the same.
      replace(node, with: "ProcessInfo.processInfo")
    case "NSSelectorFromString", "Selector":
      if let first, node.arguments.count == 1, first.label == nil {
        rewriteNamedSelector(node, first.expression)
      }
    default:
      break
    }
  }

  /// Lets a call in an extension of `CGFloat` mean the function of the standard library: on Linux
  /// the type has static members of these names.
  private func qualifyFunction(_ called: ExprSyntax) {
    guard let function = called.as(DeclReferenceExprSyntax.self)?.baseName.text, isForIOS,
      ["abs", "max", "min"].contains(function), !declarations.functions.contains(function),
      Syntax(called).enclosingTypeName == "CGFloat"
    else { return }
    insert("Swift.", before: called)
  }

  /// Asks the class of an object for its name, as Objective-C answers also where nothing is known
  /// of the object: `type(of: object).description()`.
  private func rewriteDescription(_ node: FunctionCallExprSyntax) {
    guard asksForMethods, node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let type = access.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type",
      type.arguments.map(\.label?.text) == ["of"],
      !declarations.methods.values.joined().contains(where: {
        $0.isStatic && $0.name.base == "description"
      })
    else { return }
    namesFoundationModule = true
    insert("_description(of: ", before: type)
    insert(")", after: type)
    let start = type.endPositionBeforeTrailingTrivia.utf8Offset
    remove(from: start, to: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Gives a selector that is made of a string the method of this module that has the name.
  private func rewriteNamedSelector(_ node: FunctionCallExprSyntax, _ argument: ExprSyntax) {
    // Parentheses around a name silence a warning of Apple's compiler.
    let literal = argument.withoutParentheses.as(StringLiteralExprSyntax.self)
    guard let name = literal?.representedLiteralValue else {
      return warn(
        "a selector from a string that is not written here calls nothing on Linux", at: node)
    }
    guard
      let (type, method) = declarations.method(
        objectiveCName: name, from: Syntax(node).enclosingTypeName),
      (method.labels?.count ?? 0) <= 3
    else {
      // Classes answer for the methods that return their shared objects by the names alone.
      if isForIOS, options.foundationModule != nil, SharedObjects.selectors.values.contains(name) {
        return
      }
      return warn(
        "no method of this module alone has the name \(name): this selector calls nothing on Linux",
        at: node)
    }
    replace(node, with: "Selector(\"\(method)\", \(type).\(method))")
  }

  /// Whether an optional method is implemented cannot be found out by comparing it with nil.
  func checkComparisonsWithNil(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) else { return }
    for element in elements {
      guard let access = element.as(MemberAccessExprSyntax.self), let base = access.base,
        !asksForMethods || access.declName.argumentNames != nil, isOptionalMethod(access.declName),
        base.isNamedLikeDelegate
      else { continue }
      warn(
        "an optional method is never nil on Linux, whether it is implemented or not: call it and use what it returns",
        at: element)
    }
  }

  private func isOptionalMethod(_ name: DeclReferenceExprSyntax) -> Bool {
    declarations.optionalMethods[name.baseName.text] != nil
      || isForIOS && OptionalMethods.contains(MethodName(name))
  }
}

extension ExprSyntax {
  /// Delegates often have methods with the names of properties of those that they serve, such as
  /// `page`.
  fileprivate var isNamedLikeDelegate: Bool {
    let name = onOneLine.lowercased().filter { $0 != "?" && $0 != "!" }
    return name.hasSuffix("delegate") || name.hasSuffix("source")
  }
}
