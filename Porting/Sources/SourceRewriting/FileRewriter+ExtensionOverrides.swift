import SwiftSyntax

extension FileRewriter {
  /// Whether a member is one of an extension of another module's class, and is overridden here.
  func isOverridden(_ member: MemberForwarder) -> Bool {
    let overrides = declarations.extensionOverrides
    return overrides.overridingProtocol(of: member) != nil
      || !overrides.implementations(of: member).isEmpty
  }

  /// Whether a member of an extension overrides such a member.
  func overridesExtension(_ member: MemberForwarder) -> Bool {
    declarations.extensionOverrides.implementationName(of: member.name, in: member.type) != nil
      && member.isOverride
  }

  /// Gives an override in a class the name by which what it overrides calls it.
  func renameOverride(_ declaration: DeclSyntax, named name: MethodName) {
    let overrides = declarations.extensionOverrides
    guard let type = Syntax(declaration).enclosingTypeName,
      let keyword = declaration.modifiersOfMember.first(where: { $0.name.text == "override" })
    else { return }
    guard declaration.parent?.enclosingExtension == nil,
      let new = overrides.implementationName(of: name, in: type),
      let token = declaration.nameOfMember
    else { return }
    replace(token, with: new)
    if overrides.isFirst(name, in: type) { remove(keyword) }
  }

  /// Reports an override of what an extension declares that has to stay as it is.
  ///
  /// - Returns: Whether it is one.
  func reportRefusal(of modifier: DeclModifierSyntax) -> Bool {
    guard let declaration = modifier.parent?.parent?.as(DeclSyntax.self),
      let reason = declarations.extensionOverrides.refusal(of: .init(declaration, in: file))
    else { return false }
    warn("this override cannot be turned: \(reason)", at: modifier)
    return true
  }

  /// Lets `super` in an override mean what the class above has.
  func renameInherited(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) ?? false,
      let type = Syntax(node).enclosingTypeName
    else { return }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels =
      call?.calledExpression == ExprSyntax(node)
      ? call.map { $0.arguments.map { $0.label?.text ?? "_" } }
      : node.declName.argumentNames?.arguments.map(\.name.text)
    let name = declarations.extensionOverrides.inheritedName(
      of: node.declName.baseName.text, labels: labels, in: type)
    if let name { replace(node.declName.baseName, with: name) }
  }

  /// Declares at the end of the file, for members of extensions that this module overrides, what
  /// chooses the implementation by the class of the object.
  var choicesAmongOverrides: [String] {
    guard !overriddenMembers.isEmpty else { return [] }
    return overriddenMembers.flatMap { member -> [String] in
      let implementations = declarations.extensionOverrides.implementations(of: member).map {
        var implementation = $0
        implementation.conditions = implementation.conditions.map(onLinux)
        return implementation
      }
      let own = MemberForwarder.newName(of: member.name.base, in: member.type)
      let overriding = declarations.extensionOverrides.overridingProtocol(of: member)
      return member.conditions.map { "#if \(onLinux($0))" }
        + (overriding.map { [member.declaration(of: $0)] } ?? []) + [
          "extension \(member.type) {",
          "#sourceLocation(file: \"\(escaped(file.path))\", line: \(member.line))",
          member.text(choosing: implementations, from: overriding, otherwise: own),
          "#sourceLocation()", "}",
        ] + member.conditions.map { _ in "#endif" }
    }
  }
}

extension FileRewriter {
  /// The protocols to which a class conforms since it overrides members of extensions.
  ///
  /// A conformance that not all modules see, or that is there under a condition alone, is declared
  /// at the end of the file.
  func conformancesForOverrides(of node: ClassDeclSyntax, named type: String) -> [String] {
    let overrides = declarations.extensionOverrides
    if overrides.usesMembersOfUIKit(type) { overridesMembersOfUIKit = true }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    return overrides.conformances(of: type).compactMap { member, conditions in
      let isOfUIKit = isPublic && member.isOfUIKit
      guard isOfUIKit || !conditions.isEmpty else { return member.protocolName }
      lateConformances +=
        conditions.map { "#if \(onLinux($0))" }
        + ["\(isOfUIKit ? "@_spi(SourceForIOS) " : "")extension \(type): \(member.protocolName) {}"]
        + conditions.map { _ in "#endif" }
      return nil
    }
  }
}

extension DeclSyntax {
  /// The name of a method or a property.
  var nameOfMember: TokenSyntax? {
    if let method = self.as(FunctionDeclSyntax.self) { return method.name }
    return self.as(VariableDeclSyntax.self)?.bindings.first?
      .pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// The modifiers of a method or a property.
  var modifiersOfMember: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
}
