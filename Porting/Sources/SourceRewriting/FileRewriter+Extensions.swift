import SwiftSyntax

extension FileRewriter {
  /// Renames a member of an extension for which the class gets one that calls it, or for which one
  /// is declared that chooses among overrides.
  ///
  /// - Returns: Whether it was renamed.
  func renameForwarded(_ declaration: DeclSyntax) -> Bool {
    guard let type = Syntax(declaration).enclosingTypeName,
      declaration.parent?.enclosingExtension != nil,
      let forwarder = MemberForwarder(declaration, in: type, of: file),
      declarations.forwarders(of: type).contains(forwarder) || isOverridden(forwarder)
        || overridesExtension(forwarder),
      let name = declaration.nameOfMember
    else { return false }
    if isOverridden(forwarder) { overriddenMembers.append(forwarder) }
    replace(name, with: MemberForwarder.newName(of: name.text, in: type))
    for modifier in declaration.modifiersOfMember {
      switch modifier.name.text {
      case "override", "final": remove(modifier)
      case "open": replace(modifier, with: "public")
      default: break
      }
    }
    return true
  }

  /// Adds to a class what stands for members of its extensions. Each has the place of its member,
  /// and the lines of the class keep their numbers.
  func addForwarders(to node: ClassDeclSyntax) {
    guard let type = Syntax(node.memberBlock).enclosingTypeName else { return }
    // What is within a function has no extensions.
    let isLocal = Syntax(node).isInFunction
    let forwarders = isLocal ? [] : declarations.forwarders(of: type)
    let list =
      isLocal
      ? declarations.optionalMethodList(ofLocal: node, in: file)
      : declarations.optionalMethodLists[type]
    let added =
      (isLocal ? [] : forwardedDelegateMethods(of: node, named: type) + additions(to: type))
      + (asksForMethods ? list?.lines(of: node, onLinux) ?? [] : [])
    addConformances(to: node, hasFirstList: list?.isFirst ?? false, isLocal: isLocal)
    guard !forwarders.isEmpty || !added.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let place = file.location(of: brace)
    var lines: [String] = [""]
    for forwarder in forwarders {
      let line = max(1, forwarder.line - forwarder.conditions.count)
      lines.append("#sourceLocation(file: \"\(escaped(forwarder.place.path))\", line: \(line))")
      lines += forwarder.conditions.map { "#if \(onLinux($0))" }
      lines.append(text(of: forwarder, in: node))
      lines += forwarder.conditions.map { _ in "#endif" }
    }
    lines += added
    lines.append("#sourceLocation(file: \"\(escaped(file.path))\", line: \(place.line))")
    lines.append(String(repeating: " ", count: max(0, place.column - 1)))
    insert(lines.joined(separator: "\n"), before: brace)
  }

  private func text(of forwarder: MemberForwarder, in node: ClassDeclSyntax) -> String {
    if let name = declarations.extensionOverrides.implementationName(
      of: forwarder.name, in: forwarder.type)
    {
      let isFirst = declarations.extensionOverrides.isFirst(forwarder.name, in: forwarder.type)
      return forwarder.text(named: name, isOverride: !isFirst)
    }
    return forwarder.text(adding: overridingModifiers(of: forwarder, in: node))
  }

  func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A condition as `rewriteConditions` leaves it.
  func onLinux(_ condition: String) -> String {
    guard isForIOS, !condition.contains("os(Linux)"),
      options.manifestNamesIOS || !condition.contains("os(macOS)")
    else { return condition }
    return condition.replacing("os(iOS)", with: "(os(iOS) || os(Linux))")
  }
}

extension Syntax {
  /// Whether the node is within the body of a function or a closure.
  var isInFunction: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }
}
