import SwiftSyntax

extension FileRewriter {
  /// The methods of delegates that a class which overrides `forwardingTarget(for:)` does not
  /// implement, as declarations that ask it and call the object that it names.
  func forwardedDelegateMethods(of node: ClassDeclSyntax, named type: String) -> [String] {
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    return declarations.forwardedMethods(of: type).compactMap { method, name in
      guard let owner = OptionalMethods.byName[name] else { return nil }
      usedDefaults.insert(name)
      let selector = DelegateMethods.selector(of: method)
      let target = "(forwardingTarget(for: Selector(\"\(selector)\")) as? any \(name))"
      let result = method.returnType.map { " -> \($0.onOneLine)" } ?? ""
      return
        "\(owner.isNonisolated ? "nonisolated" : "@MainActor") \(access ? "public " : "")func \(method.name.text)"
        + "(\(method.numberedParameters))\(result) { (\(target) ?? \(owner.nameOfDefaults)())"
        + ".\(method.name.text)(\(method.numberedArguments)) }"
    }
  }

  private static let questions: Set<MethodName> = [
    MethodName(base: "responds", labels: ["to"]),
    MethodName(base: "forwardingTarget", labels: ["for"]),
  ]

  /// Takes `override` from `responds(to:)` and `forwardingTarget(for:)`, which are no methods of
  /// `NSObject` here.
  ///
  /// - Returns: Whether the modifier was one of those.
  func removeOverrideOfQuestion(_ modifier: DeclModifierSyntax) -> Bool {
    guard let method = modifier.parent?.parent?.as(FunctionDeclSyntax.self),
      Self.questions.contains(MethodName(method)), let type = Syntax(method).enclosingTypeName,
      !declarations.inheritsOverride(of: MethodName(method), type)
    else { return false }
    if method.name.text == "responds", !declarations.forwards(type), !asksForMethods {
      warn(
        "nothing on Linux asks an object for its methods: this method is called by your own code alone",
        at: modifier)
    }
    // The methods of the extension have the same names, and cannot be overridden.
    if let first = method.modifiers.first { insert("@_nonoverride ", before: first) }
    remove(modifier)
    return true
  }

  /// Asks an object which methods it has: those of its class and, of optional methods of protocols,
  /// those alone that it implements.
  func rewriteQuestion(in node: FunctionCallExprSyntax) {
    guard asksForMethods, node.arguments.count == 1, node.arguments.first?.label?.text == "to",
      !declarations.hasOwnQuestion
    else { return }
    let scope = Syntax(node).enclosingTypeName
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.text == "responds", scope.map(answers) == false else { return }
      replace(reference.baseName, with: "_responds")
      return
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "responds", let base = access.base
    else { return }
    if base.is(SuperExprSyntax.self) {
      guard let scope, !inheritsAnswer(scope) else { return }
      replace(access.declName.baseName, with: "_respondsItself")
    } else if base.trimmedDescription != "self" || scope.map(answers) == false {
      guard !base.isNameOfType else { return }
      replace(access.declName.baseName, with: "_responds")
    }
  }

  /// Whether objects are asked which methods they have: there has to be a module by which they
  /// answer.
  var asksForMethods: Bool { isForIOS && options.foundationModule != nil }

  private static let answer = MethodName(base: "responds", labels: ["to"])

  /// Whether a class, or a class of the module that it inherits from, overrides `responds(to:)`.
  private func answers(_ type: String) -> Bool {
    declarations.overrides(Self.answer, type) || inheritsAnswer(type)
  }

  private func inheritsAnswer(_ type: String) -> Bool {
    declarations.inheritsOverride(of: Self.answer, type)
  }

  /// The protocols to which a class is made to conform, so that its objects answer for its methods.
  func addConformances(to node: ClassDeclSyntax, hasFirstList: Bool, isLocal: Bool) {
    guard let type = Syntax(node.memberBlock).enclosingTypeName else { return }
    var added = isLocal ? [] : conformancesForOverrides(of: node, named: type)
    let module = options.foundationModule ?? ""
    if asksForMethods, !isLocal, declarations.overrides(Self.answer, type), !inheritsAnswer(type) {
      let isolation = declarations.conformsOnMainActor(type) ? "@preconcurrency " : ""
      added.append("\(isolation)\(module).AnswersForMethods")
      namesFoundationModule = true
    }
    if asksForMethods, hasFirstList {
      added.append("\(module).HasOptionalMethods")
      namesFoundationModule = true
    }
    guard !added.isEmpty else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(added.map { ", " + $0 }.joined(), after: last)
    } else if let clause = node.genericParameterClause {
      insert(": " + added.joined(separator: ", "), after: clause)
    } else {
      insert(": " + added.joined(separator: ", "), after: node.name)
    }
  }
}

extension ExprSyntax {
  /// Whether this is a name with a capital letter at its beginning.
  fileprivate var isNameOfType: Bool {
    let last =
      self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return last?.first?.isUppercase ?? false
  }
}
