import SwiftSyntax

extension FileRewriter {
  /// Lets an initialiser be called on a class that is a value, or on a generic parameter, where
  /// only Objective-C would allow it: `T(frame: .zero)` is `T._init(frame: .zero)`.
  func rewriteInitializer(_ node: FunctionCallExprSyntax) {
    guard isForIOS, options.foundationModule != nil, node.trailingClosure == nil,
      let initializer = ClassInitializer(labels: node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    let called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init"
    {
      let isValue =
        access.base.map { mayMakeObject(initializer, $0, at: node) }
        ?? node.nameOfExpectedType.map { isOfClassOfApple($0, initializer, at: node) } ?? false
      guard isValue else { return }
      replace(access.declName.baseName, with: ClassInitializer.methodName)
    } else if let name = called.nameOfType, isOfClassOfApple(name, initializer, at: node) {
      insert("." + ClassInitializer.methodName, after: called)
    }
  }

  private func mayMakeObject(
    _ initializer: ClassInitializer, _ base: ExprSyntax, at node: FunctionCallExprSyntax
  ) -> Bool {
    let base = base.withoutParentheses.withoutUnwrapping
    if base.trimmedDescription == "self" {
      // In an initialiser, that of the same object.
      return Syntax(node).isInMethodOfType && isOfClassOfApple("Self", initializer, at: node)
    }
    if base.is(SuperExprSyntax.self) { return false }
    if let name = base.nameOfType { return isOfClassOfApple(name, initializer, at: node) }
    if base.trimmedDescription == "type(of: self)" {
      return isOfClassOfApple("Self", initializer, at: node)
    }
    if let names = typesOfClass(base, at: node) {
      return names.contains { isOfClassOfApple($0, initializer, at: node) }
    }
    // An initialiser with arguments of a class that is not known: of UIKit's, unless the module
    // has one that is called so.
    return !initializer.labels.isEmpty
      && !declarations.requiredInitializers.contains(initializer.labels)
  }

  private func isOfClassOfApple(
    _ name: String, _ initializer: ClassInitializer, at node: FunctionCallExprSyntax
  ) -> Bool {
    let constraints = GenericConstraints(declarations: declarations, node: Syntax(node))
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isNamed =
      node.calledExpression.nameOfType == name || access?.base?.nameOfType == name
      || access?.base == nil
    // A class that is named in the source has its initialisers.
    if isNamed, name != "Self", !constraints.isGeneric(name) { return false }
    return constraints.inherits(name, from: initializer.owner)
  }

  /// The types that are written for a class that is a value, in its declaration or in a cast; nil
  /// where none are.
  private func typesOfClass(_ value: ExprSyntax, at node: FunctionCallExprSyntax) -> [String]? {
    if let type = value.typeOfCast { return type.namesOfParts }
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      for parent in sequence(first: Syntax(node), next: \.parent) {
        if let found = parent.typeOfDeclaration(of: name, before: node) {
          return found.type?.namesOfParts
        }
      }
      return typesOfProperty(name)
    }
    return value.as(MemberAccessExprSyntax.self).flatMap {
      typesOfProperty($0.declName.baseName.text)
    }
  }

  /// The types of the properties of a name that are classes, if all of the module have the same.
  private func typesOfProperty(_ name: String) -> [String]? {
    let found = declarations.classProperties[name] ?? []
    return found.count == 1 ? found.first : nil
  }
}

extension FunctionCallExprSyntax {
  /// The type that the call has to have: that of the variable, or of the result of the method whose
  /// body it is or in which it is returned. Nil where it is not written there.
  fileprivate var nameOfExpectedType: String? {
    guard let parent else { return nil }
    if let binding = parent.parent?.as(PatternBindingSyntax.self),
      parent.is(InitializerClauseSyntax.self)
    {
      return binding.typeAnnotation?.type.trimmedDescription
    }
    let item = parent.is(ReturnStmtSyntax.self) ? parent.parent : parent
    guard item?.is(CodeBlockItemSyntax.self) ?? false,
      let list = item?.parent?.as(CodeBlockItemListSyntax.self),
      parent.is(ReturnStmtSyntax.self) || list.count == 1
    else { return nil }
    let body = sequence(first: Syntax(list), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(ClosureExprSyntax.self)
    }
    return body?.as(FunctionDeclSyntax.self)?.returnType?.trimmedDescription
      ?? body?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
  }
}

/// The type that a declaration gives a class that is a value.
private struct DeclaredClass {
  /// Nil where it is not written.
  var type: TypeSyntax?
}

extension Syntax {
  /// The type of a parameter or a variable of this scope; nil where it declares none of the name.
  fileprivate func typeOfDeclaration(
    of name: String, before node: FunctionCallExprSyntax
  ) -> DeclaredClass? {
    if let parameters = parametersOfFunction {
      for parameter in parameters where (parameter.secondName ?? parameter.firstName).text == name {
        return DeclaredClass(type: parameter.type.typeOfMetatype)
      }
    }
    if let conditions = self.as(IfExprSyntax.self)?.conditions
      ?? self.as(WhileStmtSyntax.self)?.conditions
    {
      return conditions.typeOfBinding(of: name)
    }
    guard let block = self.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in block.reversed() where item.position < node.position {
      if let binding = item.item.as(VariableDeclSyntax.self)?.binding(of: name) {
        return DeclaredClass(
          type: binding.typeAnnotation?.type.typeOfMetatype
            ?? binding.initializer?.value.typeOfCast)
      }
      if let found = item.item.as(GuardStmtSyntax.self)?.conditions.typeOfBinding(of: name) {
        return found
      }
    }
    return nil
  }

  private var parametersOfFunction: FunctionParameterListSyntax? {
    (self.as(FunctionDeclSyntax.self)?.signature
      ?? self.as(InitializerDeclSyntax.self)?.signature)?.parameterClause.parameters
  }

  /// Whether the code is that of a static method or property.
  fileprivate var isInMethodOfType: Bool {
    for parent in sequence(first: self, next: \.parent) {
      if parent.is(InitializerDeclSyntax.self) { return false }
      guard parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self),
        parent.parent?.is(MemberBlockItemSyntax.self) ?? false
      else { continue }
      let words = parent.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text)
      return words?.contains { ["static", "class"].contains($0) } ?? false
    }
    return false
  }
}

extension ConditionElementListSyntax {
  fileprivate func typeOfBinding(of name: String) -> DeclaredClass? {
    for element in self {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name, let value = binding.initializer?.value
      else { continue }
      return DeclaredClass(type: value.typeOfCast)
    }
    return nil
  }
}

extension VariableDeclSyntax {
  fileprivate func binding(of name: String) -> PatternBindingSyntax? {
    bindings.first { $0.pattern.trimmedDescription == name }
  }
}

extension ExprSyntax {
  /// The name of a type, which begins with a capital letter: `T`, `Self`, `Source.View`.
  fileprivate var nameOfType: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.first?.isUppercase == true ? name : nil
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.nameOfType,
      access.declName.baseName.text.first?.isUppercase == true
    else { return nil }
    return "\(base).\(access.declName.baseName.text)"
  }

  fileprivate var withoutUnwrapping: ExprSyntax {
    self.as(ForceUnwrapExprSyntax.self)?.expression.withoutParentheses
      ?? self.as(OptionalChainingExprSyntax.self)?.expression.withoutParentheses ?? self
  }

  /// `UIView` for `value as? UIView.Type`; nil for another expression.
  fileprivate var typeOfCast: TypeSyntax? {
    guard let sequence = withoutParentheses.as(SequenceExprSyntax.self) else { return nil }
    return sequence.elements.last?.as(TypeExprSyntax.self)?.type.typeOfMetatype
  }
}
