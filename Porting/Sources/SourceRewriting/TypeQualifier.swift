import SwiftSyntax

/// Gives the types that are declared in the types around a declaration their full names.
final class TypeQualifier: SyntaxRewriter {
  /// Full names by names.
  private var names: [String: String] = [:]

  /// - Parameter declaration: The declaration; the types that its own type declares keep their
  ///   names.
  init(around declaration: Syntax) {
    super.init()
    var current = declaration.parent
    while let node = current {
      if let members = node.as(MemberBlockSyntax.self), let type = Syntax(members).enclosingTypeName
      {
        for member in members.members {
          guard let name = member.decl.nameOfType, names[name] == nil else { continue }
          names[name] = "\(type).\(name)"
        }
      }
      current = node.parent
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let name = names[node.name.text] else { return super.visit(node) }
    return TypeSyntax(
      node.with(\.name, .identifier(name).with(\.trailingTrivia, node.name.trailingTrivia)))
  }

  // Only the beginning of `Inner.Part` may need its full name.
  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    TypeSyntax(node.with(\.baseType, rewrite(node.baseType).as(TypeSyntax.self) ?? node.baseType))
  }
}

extension DeclSyntax {
  /// The name of the type that is declared; nil for what is none.
  fileprivate var nameOfType: String? {
    let kinds: [SyntaxKind] = [
      .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
    ]
    return kinds.contains(kind) ? asProtocol(NamedDeclSyntax.self)?.name.text : nil
  }
}
