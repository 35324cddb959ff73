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
      return "@MainActor \(access ? "public " : "")func \(method.name.text)"
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
    if method.name.text == "responds", !declarations.forwards(type) {
      warn(
        "nothing on Linux asks an object for its methods: this method is called by your own code alone",
        at: modifier)
    }
    // The methods of the extension have the same names, and cannot be overridden.
    if let first = method.modifiers.first { insert("@_nonoverride ", before: first) }
    remove(modifier)
    return true
  }

  /// Lets a class that overrides `forwardingTarget(for:)` ask other objects which methods of a
  /// delegate they have.
  func rewriteQuestion(_ access: MemberAccessExprSyntax, in node: FunctionCallExprSyntax) {
    guard access.declName.baseName.text == "responds", options.foundationModule != nil,
      node.arguments.count == 1, node.arguments.first?.label?.text == "to",
      let base = access.base, !base.is(SuperExprSyntax.self), base.trimmedDescription != "self",
      let type = Syntax(node).enclosingTypeName, declarations.forwards(type)
    else { return }
    replace(access.declName.baseName, with: "respondsByProtocol")
  }
}
