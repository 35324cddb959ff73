import SwiftSyntax

/// Collects the methods and protocols of one file.
final class DeclarationCollector: SyntaxVisitor {
  var methods: [String: Set<ModuleDeclarations.Method>] = [:]
  var superclasses: [String: String] = [:]
  var protocols: Set<String> = []
  var objectiveCProtocols: Set<String> = []
  var optionalMethods: [String: Bool] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = Syntax(node.memberBlock).enclosingTypeName,
      let first = node.inheritanceClause?.inheritedTypes.first
    {
      superclasses[name] = first.type.nameWithoutArguments
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    guard node.attributes.contains(name: "objc") else { return .skipChildren }
    objectiveCProtocols.insert(node.name.text)
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self), method.isOptional else {
        continue
      }
      let hasValue = method.returnType.map { !$0.isOptional } ?? false
      optionalMethods[method.name.text, default: false] =
        optionalMethods[method.name.text] ?? false || hasValue
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
    if isMember, let type = Syntax(node).enclosingTypeName {
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      methods[type, default: []].insert(.init(name: MethodName(node), isStatic: isStatic))
    }
    return .visitChildren
  }

  // Types within functions are not collected, so that their bodies need not be visited.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
