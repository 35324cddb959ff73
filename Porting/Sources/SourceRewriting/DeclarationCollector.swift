import SourceReading
import SwiftSyntax

/// Collects the methods and protocols of one file.
final class DeclarationCollector: SyntaxVisitor {
  var methods: [String: Set<ModuleDeclarations.Method>] = [:]
  var superclasses: [String: String] = [:]
  var protocols: Set<String> = []
  var objectiveCProtocols: Set<String> = []
  var optionalMethods: [String: Bool] = [:]
  /// The names of functions in no type.
  var functions: Set<String> = []
  /// The full names of classes.
  var classes: Set<String> = []
  /// The classes with `@MainActor`.
  var mainActorClasses: Set<String> = []
  /// By type, what it overrides.
  var overrides: [String: Set<MethodName>] = [:]
  /// The same, one by one.
  var overrideDeclarations: [OverrideDeclaration] = []
  /// By type, what stands for the members of its extensions, if it is a class and they need it.
  var forwarders: [String: [MemberForwarder]] = [:]

  /// By type, what it inherits from or conforms to, in its declaration and its extensions.
  var conformances: [String: Set<String>] = [:]
  /// By type, the methods of its objects.
  var implementations: [String: [SubclassImplementations.Method]] = [:]
  /// By the full name of a protocol, its optional requirements.
  var optionalRequirements: [String: OptionalRequirements] = [:]

  private let file: ParsedFile

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = Syntax(node.memberBlock).enclosingTypeName {
      classes.insert(name)
      collect(node.inheritanceClause, of: name)
      if node.attributes.contains(name: "MainActor") { mainActorClasses.insert(name) }
    }
    if let name = Syntax(node.memberBlock).enclosingTypeName,
      let first = node.inheritanceClause?.inheritedTypes.first
    {
      superclasses[name] = first.type.nameWithoutArguments
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.inheritanceClause, of: node.extendedType.nameWithoutArguments)
    return .visitChildren
  }

  private func collect(_ clause: InheritanceClauseSyntax?, of owner: String) {
    for inherited in clause?.inheritedTypes ?? [] {
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      conformances[owner, default: []].insert(type.nameWithoutArguments)
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Syntax(node.memberBlock).enclosingTypeName ?? node.name.text
    protocols.insert(node.name.text)
    collect(node.inheritanceClause, of: name)
    guard node.attributes.contains(name: "objc") else { return .skipChildren }
    objectiveCProtocols.insert(node.name.text)
    optionalRequirements[name] = OptionalRequirements(of: node)
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
    if !isMember { functions.insert(node.name.text) }
    if isMember, let type = Syntax(node).enclosingTypeName {
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      methods[type, default: []].insert(
        .init(
          name: MethodName(node), isStatic: isStatic,
          objectiveCName: node.attributes.objectiveCName))
      implementations[type, default: []].append(.init(node, of: type, in: file))
      collect(DeclSyntax(node), named: MethodName(node), of: type, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) ?? false,
      let type = Syntax(node).enclosingTypeName, let name = node.onlyName
    {
      collect(
        DeclSyntax(node), named: MethodName(base: name, labels: nil), of: type, node.modifiers)
    }
    return .visitChildren
  }

  private func collect(
    _ node: DeclSyntax, named name: MethodName, of type: String, _ modifiers: DeclModifierListSyntax
  ) {
    if modifiers.contains(where: { $0.name.text == "override" }) {
      overrides[type, default: []].insert(name)
      overrideDeclarations.append(OverrideDeclaration(node, named: name, of: type, in: file))
    }
    if let forwarder = MemberForwarder(node, in: type, of: file) {
      forwarders[type, default: []].append(forwarder)
    }
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

extension AttributeListSyntax {
  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?
      .arguments.map { $0.onOneLine.filter { $0 != " " } }
  }
}
