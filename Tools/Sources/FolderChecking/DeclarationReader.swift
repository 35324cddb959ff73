import SourceReading
import SwiftSyntax

/// Collects what a file declares, local declarations in functions left out.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  /// By the full name of a type, the types that it inherits from or conforms to, as written, and
  /// for an alias what it stands for.
  private(set) var supertypes: [String: [String]] = [:]
  /// The full names of types that the file extends.
  private(set) var extendedTypes: Set<String> = []

  private struct Scope {
    var name: String
    /// The access of members without an access modifier.
    var access: Declaration.Access
    /// The highest access that members can have.
    var limit: Declaration.Access
  }
  private var scopes: [Scope] = []

  // MARK: Types

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ inherited: InheritanceClauseSyntax?,
    membersShareAccess: Bool = false
  ) -> SyntaxVisitorContinueKind {
    add(Signature(name: name, kind: .type), modifiers)
    let access = declarations.last?.access ?? .module
    let fullName = (scopes.last.map { $0.name + "." } ?? "") + name
    scopes.append(
      Scope(
        name: fullName, access: membersShareAccess ? access : min(access, .module), limit: access))
    inherit(fullName, inherited)
    return .visitChildren
  }

  private func inherit(_ type: String, _ clause: InheritanceClauseSyntax?) {
    let names = clause?.inheritedTypes.map(\.type.nameWithoutArguments) ?? []
    supertypes[type, default: []] += names
  }

  private func leave() { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause, membersShareAccess: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    let access = node.modifiers.access
    scopes.append(Scope(name: name, access: access ?? .module, limit: .everywhere))
    inherit(name, node.inheritanceClause)
    extendedTypes.insert(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(Signature(name: node.name.text, kind: .type), node.modifiers)
    let name = (scopes.last.map { $0.name + "." } ?? "") + node.name.text
    supertypes[name, default: []].append(node.initializer.value.nameWithoutArguments)
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(Signature(name: node.name.text, kind: .type), node.modifiers)
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map(Signature.Parameter.init)
    add(Signature(name: node.name.text, kind: .function(parameters)), node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map(Signature.Parameter.init)
    add(Signature(name: "init", kind: .function(parameters)), node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(Signature(name: pattern.identifier.text.unquoted, kind: .value), node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map {
        Signature.Parameter(label: $0.firstName?.text ?? "_", isOptional: $0.defaultValue != nil)
      }
      add(
        Signature(
          name: element.name.text.unquoted, kind: parameters.map { .enumCase($0) } ?? .value),
        node.modifiers, sharesAccess: true)
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ signature: Signature, _ modifiers: DeclModifierListSyntax, sharesAccess: Bool = false
  ) {
    // An override is no new member.
    guard !modifiers.contains(where: { $0.name.text == "override" }) else { return }
    let scope = scopes.last
    let inherited = sharesAccess ? scope?.limit : scope?.access
    let access = min(modifiers.access ?? inherited ?? .module, scope?.limit ?? .everywhere)
    declarations.append(
      Declaration(owner: scope?.name, signature: signature, access: access))
  }
}

extension Signature.Parameter {
  fileprivate init(_ parameter: FunctionParameterSyntax) {
    self.init(
      label: parameter.firstName.text.unquoted,
      isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil)
  }
}

extension DeclModifierListSyntax {
  /// The access that the modifiers declare; nil without an access modifier.
  fileprivate var access: Declaration.Access? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): return .file
      case .keyword(.internal): return .module
      case .keyword(.package): return .package
      case .keyword(.public), .keyword(.open): return .everywhere
      default: continue
      }
    }
    return nil
  }
}

extension String {
  /// The name without the backticks of a keyword.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
