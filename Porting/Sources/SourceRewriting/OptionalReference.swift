import SwiftSyntax

/// A reference to an optional method, `delegate?.list(_:didSelect:)`, as an optional closure: a
/// property of the protocol that has the method, or nil where an object does not implement it.
struct OptionalReference {
  /// The full name of the protocol.
  private let owner: String
  /// The declaration of the property.
  private let declaration: String

  /// Nil for a method whose arguments or result a closure cannot pass on: those that are changed,
  /// and those that come later.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - owner: The full name of the protocol.
  ///   - isThrowing: Whether the requirement throws although the method does not.
  ///   - text: Returns how a type is written outside of the protocol.
  init?(
    _ method: FunctionDeclSyntax, of owner: String, isThrowing: Bool,
    text: (TypeSyntax) -> String = { $0.onOneLine }
  ) {
    let types = method.signature.parameterClause.parameters.map { text($0.type) }
    guard !types.isEmpty, !types.contains(where: { $0.hasPrefix("inout ") }),
      method.genericParameterClause == nil,
      method.signature.effectSpecifiers?.asyncSpecifier == nil, !method.isThrowing
    else { return nil }
    self.owner = owner
    let name = MethodName(method)
    let labels = name.labels ?? []
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "$\(index)"
    }
    let call = "\(isThrowing ? "try! " : "")self.\(name.base)(\(arguments.joined(separator: ", ")))"
    declaration =
      "var \(Self.property(of: name)): ((\(types.joined(separator: ", "))) -> "
      + "\(method.returnType.map(text) ?? "Void"))? "
      + "{ _implements(self, \"\(name)\") ? { \(call) } : nil }"
  }

  /// The name of the property.
  static func property(of name: MethodName) -> String {
    "_" + ([name.base] + (name.labels ?? [])).joined(separator: "_")
  }

  /// The property, for one file.
  ///
  /// - Parameter isNonisolated: Whether the methods of the protocol belong to no actor although the
  ///   module's do.
  func text(isNonisolated: Bool) -> String {
    "\(isNonisolated ? "nonisolated " : "")fileprivate extension \(owner) { \(declaration) }"
  }
}

extension FileRewriter {
  /// Turns a reference to an optional method that is unwrapped, in `if let`, `guard let` or
  /// `while let`, into one to a property that has the method as a closure.
  ///
  /// A reference without labels to a method of UIKit's has a property already; see
  /// `noteOptionalReference`.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    guard asksForMethods,
      node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false,
      let name = fullName(of: node.declName)
    else { return }
    let own = declarations.optionalRequirements.flatMap { owner, requirements in
      requirements.references(to: name, of: owner).map { $0.text(isNonisolated: false) }
    }
    let apple = OptionalMethods.owners.flatMap { owner in
      owner.methods.filter { MethodName($0) == name }
        .compactMap { OptionalReference($0, of: owner.name, isThrowing: false) }
        .map { $0.text(isNonisolated: owner.isNonisolated) }
    }
    guard !own.isEmpty || !apple.isEmpty else { return }
    optionalReferences.formUnion(own + apple)
    namesFoundationModule = true
    replace(node.declName, with: OptionalReference.property(of: name))
  }

  /// The name with its labels; nil for a name without labels, unless one optional method of the
  /// module alone has it.
  private func fullName(of reference: DeclReferenceExprSyntax) -> MethodName? {
    if reference.argumentNames != nil { return MethodName(reference) }
    let base = reference.baseName.text
    guard declarations.optionalMethods[base] != nil else { return nil }
    let names = declarations.optionalRequirements.values.flatMap(\.methods)
      .filter { $0.name.text == base }.map { MethodName($0) }
    return Set(names).count == 1 ? names.first : nil
  }
}
