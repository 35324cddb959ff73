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

  /// By type, its generic parameters or associated types, and what each conforms to.
  var genericParameters: [String: [String: [String]]] = [:]
  /// By alias of a type, the types that it stands for.
  var aliases: [String: Set<String>] = [:]
  /// By name of a property that is a class, the types whose subclasses it is one of.
  var classProperties: [String: Set<[String]>] = [:]
  /// The labels of the initialisers that the module itself lets be called on classes that are
  /// values.
  var requiredInitializers: Set<[String]> = []
  /// Whether a protocol has a requirement `responds(to:)`.
  var hasOwnQuestion = false

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
    collectParameters(node, of: Syntax(node.memberBlock).enclosingTypeName)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collectParameters(node, of: Syntax(node.memberBlock).enclosingTypeName)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collectParameters(node, of: Syntax(node.memberBlock).enclosingTypeName)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text, default: []].formUnion(node.initializer.value.namesOfParts)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    if words.contains("required"), !words.contains("override") {
      requiredInitializers.insert(node.labels)
    }
    return .visitChildren
  }

  private func collectParameters(
    _ node: some WithGenericParametersSyntax, of name: String?
  ) {
    guard let name else { return }
    for parameter in node.genericParameterClause?.parameters ?? [] {
      let parameterName = parameter.name.text
      genericParameters[name, default: [:]][parameterName, default: []] +=
        (parameter.inheritedType?.namesOfParts ?? [])
        + (node.genericWhereClause?.constraints(of: parameterName) ?? [])
    }
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
    conformances[name, default: []].formUnion(
      node.genericWhereClause?.constraints(of: "Self") ?? [])
    for member in node.memberBlock.members {
      if let type = member.decl.as(AssociatedTypeDeclSyntax.self) {
        genericParameters[name, default: [:]][type.name.text, default: []] +=
          (type.inheritanceClause?.inheritedTypes.flatMap(\.type.namesOfParts) ?? [])
          + (type.genericWhereClause?.constraints(of: "Self." + type.name.text) ?? [])
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        requiredInitializers.insert(initializer.labels)
      } else if let method = member.decl.as(FunctionDeclSyntax.self) {
        if MethodName(method) == MethodName(base: "responds", labels: ["to"]) {
          hasOwnQuestion = true
        }
      }
    }
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
    if let name = node.onlyName, let type = node.bindings.first?.typeAnnotation?.type.typeOfMetatype
    {
      classProperties[name, default: []].insert(type.namesOfParts)
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

extension InitializerDeclSyntax {
  /// The labels of its arguments.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
