import SourceReading
import SwiftSyntax

extension Syntax {
  /// The full name of the type that the node is a part of; nil at the top level.
  var enclosingTypeName: String? {
    var names: [String] = []
    var current = parent
    while let node = current {
      if let name = node.asProtocol(NamedDeclSyntax.self), node.isTypeDeclaration {
        names.insert(name.name.text, at: 0)
      } else if let declaration = node.as(ExtensionDeclSyntax.self) {
        names.insert(declaration.extendedType.nameWithoutArguments, at: 0)
        break
      } else if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self), !names.isEmpty {
        break  // A local type has no longer name.
      }
      current = node.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The name by which an expression refers to the type that the node is a part of. A generic type
  /// has its arguments only by its short name.
  var enclosingTypeReference: String? {
    var current = parent
    while let node = current, !node.is(ExtensionDeclSyntax.self) {
      if let declaration = node.asProtocol(NamedDeclSyntax.self), node.isTypeDeclaration {
        let generic = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
        return generic == nil ? enclosingTypeName : declaration.name.text
      }
      current = node.parent
    }
    return enclosingTypeName
  }

  /// Whether `Self`, and no name, is what the type that the node is a part of has to be called.
  func isInProtocol(of declarations: ModuleDeclarations) -> Bool {
    var current = parent
    while let node = current {
      if node.is(ProtocolDeclSyntax.self) { return true }
      if let declaration = node.as(ExtensionDeclSyntax.self) {
        return declarations.protocols.contains(declaration.extendedType.nameWithoutArguments)
          || declaration.genericWhereClause?.requirements.contains {
            $0.trimmedDescription.hasPrefix("Self")
          } ?? false
      }
      if node.isTypeDeclaration { return false }
      current = node.parent
    }
    return false
  }

  private var isTypeDeclaration: Bool {
    [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl].contains(kind)
  }

  /// The source of the node on one line, without comments.
  var onOneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.isFollowedByLineBreak ? "" : " ")
    }.joined().trimmingSpaces
  }
}

extension SyntaxProtocol {
  var onOneLine: String { Syntax(self).onOneLine }
}

extension TokenSyntax {
  fileprivate var isFollowedByLineBreak: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension TypeSyntax {
  /// Whether the type is written as an optional one.
  var isOptional: Bool {
    `is`(OptionalTypeSyntax.self) || `is`(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || nameWithoutArguments == "Optional"
  }
}

extension FunctionDeclSyntax {
  var isOptional: Bool { modifiers.contains { $0.name.text == "optional" } }

  /// The type of the result; nil without a result.
  var returnType: TypeSyntax? {
    guard let type = signature.returnClause?.type else { return nil }
    return ["Void", "()"].contains(type.trimmedDescription) ? nil : type
  }
}

extension AttributeListSyntax {
  func contains(name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
