import SourceReading
import SwiftSyntax

/// Collects the names that a file uses.
final class UseReader: SyntaxVisitor {
  private(set) var uses: [Use] = []
  /// The labels of tuples, which are read as members are.
  private(set) var tupleLabels: Set<String> = []

  private var scope: [String] = []
  /// The names that the outermost function or property around binds.
  private var localNames: Set<String> = []
  private var depthOfMembers = 0
  /// The names of generic parameters around.
  private var genericNames: [Set<String>] = []

  // MARK: Scopes

  private func enter(
    _ name: String, _ generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    scope.append(scope.last.map { $0 + "." + name } ?? name)
    return enter(generics)
  }

  private func enter(_ generics: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
    genericNames.append(Set(generics?.parameters.map(\.name.text) ?? []))
    return .visitChildren
  }

  private func leaveType() {
    scope.removeLast()
    genericNames.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.nameWithoutArguments)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  private func enterMember(
    _ node: some SyntaxProtocol, _ generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    if depthOfMembers == 0 {
      let reader = LocalNames(viewMode: .sourceAccurate)
      reader.walk(node)
      localNames = reader.names
    }
    depthOfMembers += 1
    return enter(generics)
  }

  private func leaveMember() {
    depthOfMembers -= 1
    genericNames.removeLast()
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node, node.genericParameterClause)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveMember() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node, node.genericParameterClause)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveMember() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node, node.genericParameterClause)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leaveMember() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMember(node)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leaveMember() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { enterMember(node) }
  override func visitPost(_ node: VariableDeclSyntax) { leaveMember() }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.none, node.name, isTypeName: true)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    add(.type(node.baseType.nameWithoutArguments), node.name, isTypeName: true)
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.firstName { tupleLabels.insert(label.text.unquoted) }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    tupleLabels.formUnion(node.elements.compactMap { $0.label?.text.unquoted })
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.unquoted
    guard let parent = node.parent else { return .visitChildren }
    if let access = parent.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      add(receiver(of: access), node.baseName, arguments(of: node, calledAs: Syntax(access)))
    } else if parent.is(KeyPathPropertyComponentSyntax.self) {
      add(.expression, node.baseName)
    } else if !localNames.contains(name) || depthOfMembers == 0 {
      let arguments = arguments(of: node, calledAs: Syntax(node))
      add(.none, node.baseName, arguments)
      if let arguments, name.first?.isUppercase ?? false {
        uses.append(
          Use(
            receiver: .type(name), name: "init", arguments: arguments, scope: scope,
            offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
      }
    }
    return .visitChildren
  }

  /// `if let window` reads `window`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      !localNames.contains(pattern.identifier.text.unquoted)
    {
      add(.none, pattern.identifier)
    }
    return .visitChildren
  }

  private func receiver(of access: MemberAccessExprSyntax) -> Use.Receiver {
    guard let base = access.base else { return .expression }
    if base.is(SuperExprSyntax.self) { return .superValue }
    if let name = base.typeName { return name == "Self" ? .selfValue : .type(name) }
    if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
      return .selfValue
    }
    return .expression
  }

  private func arguments(of node: DeclReferenceExprSyntax, calledAs callee: Syntax) -> Arguments? {
    if let names = node.argumentNames {
      return Arguments(labels: names.arguments.map(\.name.text.unquoted), isExact: true)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else { return nil }
    return Arguments(
      labels: call.arguments.map { $0.label?.text.unquoted ?? "_" },
      trailingClosures: (call.trailingClosure == nil ? 0 : 1)
        + call.additionalTrailingClosures.count)
  }

  private func add(
    _ receiver: Use.Receiver, _ token: TokenSyntax, _ arguments: Arguments? = nil,
    isTypeName: Bool = false
  ) {
    let name = token.text.unquoted
    if receiver == .none, genericNames.contains(where: { $0.contains(name) }) { return }
    uses.append(
      Use(
        receiver: receiver, name: name, arguments: arguments, isTypeName: isTypeName, scope: scope,
        offset: token.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}

extension ExprSyntax {
  /// The name of a type, if the expression is one by the look of it: names in upper case, joined by
  /// dots.
  fileprivate var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.isTypeName ? reference.baseName.text : nil
    }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.typeName
    }
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text.isTypeName,
      let base = access.base?.typeName
    {
      return base + "." + access.declName.baseName.text
    }
    return nil
  }
}

extension String {
  fileprivate var isTypeName: Bool { first?.isUppercase ?? false }
}
