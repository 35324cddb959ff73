import SourceReading
import SwiftSyntax

/// The types that generic parameters, associated types and `Self` inherit from or conform to, as
/// the declarations around a place in a file say.
struct GenericConstraints {
  let declarations: ModuleDeclarations
  let node: Syntax

  /// Whether a type at this place is a class of Apple's, or a generic parameter, a protocol or a
  /// composition that only subclasses of such a one can be.
  ///
  /// - Parameters:
  ///   - name: The name of the type, as it is written.
  ///   - owner: The class that it has to inherit from.
  func inherits(_ name: String, from owner: String) -> Bool {
    var visited: Set<String> = []
    return inherits(name, from: owner, &visited)
  }

  private func inherits(_ name: String, from owner: String, _ visited: inout Set<String>) -> Bool {
    guard visited.insert(name).inserted else { return false }
    if name == "Self" {
      return constraintsOfSelf.contains { inherits($0, from: owner, &visited) }
    }
    if let constraints = constraints(of: name) {
      return constraints.contains { inherits($0, from: owner, &visited) }
    }
    let scope = node.enclosingTypeName
    let full = declarations.fullName(of: name, in: scope)
    // On iOS too, a class of the module has to declare the initialiser `required`.
    if declarations.classes.contains(full) { return false }
    if AppleClasses.lineage(of: name).contains(owner) { return true }
    let next = (declarations.conformances[full] ?? []).union(declarations.aliases[name] ?? [])
    guard declarations.protocols.contains(name) || declarations.aliases[name] != nil else {
      return false
    }
    return next.contains { inherits($0, from: owner, &visited) }
  }

  /// Whether a type is a generic parameter or an associated type, or an alias of one.
  func isGeneric(_ name: String) -> Bool {
    constraints(of: name) != nil
      || declarations.aliases[name]?.contains { constraints(of: $0) != nil } ?? false
  }

  /// The types that a generic parameter or an associated type conforms to; nil for another type.
  func constraints(of name: String) -> [String]? {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, let outer = parts.first, let inner = parts.last {
      let protocols = outer == "Self" ? constraintsOfSelf : constraints(of: outer) ?? []
      let found = protocols.compactMap { declarations.genericParameters[$0]?[inner] }
      if found.isEmpty { return nil }
      return found.flatMap(\.self) + constraintsInClauses(name)
    }
    guard let declared = declaredConstraints(of: name) else { return nil }
    return declared + constraintsInClauses(name) + constraintsInClauses("Self." + name)
  }

  private func declaredConstraints(of name: String) -> [String]? {
    for parent in sequence(first: node, next: \.parent) {
      if let generic = parent.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      {
        return parameter.inheritedType?.namesOfParts ?? []
      }
      let type: String? =
        parent.as(ExtensionDeclSyntax.self)?.extendedType.nameWithoutArguments
        ?? parent.as(ProtocolDeclSyntax.self)?.name.text
      if let type, let found = declarations.genericParameters[type]?[name] { return found }
    }
    return nil
  }

  /// The types that `Self` inherits from, in an extension or in a protocol.
  private var constraintsOfSelf: [String] {
    for parent in sequence(first: node, next: \.parent) {
      if let type = parent.as(ExtensionDeclSyntax.self) {
        return [type.extendedType.nameWithoutArguments] + constraintsInClauses("Self")
      }
      if let type = parent.as(ProtocolDeclSyntax.self) { return [type.name.text] }
      if parent.is(ClassDeclSyntax.self) || parent.is(StructDeclSyntax.self) { return [] }
    }
    return []
  }

  /// The types that a type conforms to by the `where` clauses of all declarations around the place.
  private func constraintsInClauses(_ name: String) -> [String] {
    sequence(first: node, next: \.parent).flatMap { parent -> [String] in
      let clause =
        parent.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
        ?? parent.as(ExtensionDeclSyntax.self)?.genericWhereClause
      return clause?.constraints(of: name) ?? []
    }
  }
}

extension GenericWhereClauseSyntax {
  /// The types that a type conforms to, or is.
  func constraints(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let requirement):
        return requirement.leftType.trimmedDescription == name
          ? requirement.rightType.namesOfParts : []
      case .sameTypeRequirement(let requirement):
        return requirement.leftType.trimmedDescription == name
          ? [requirement.rightType.trimmedDescription] : []
      default: return []
      }
    }
  }
}

extension TypeSyntax {
  /// The names of the types that a composition, an existential or a type in parentheses consists
  /// of.
  var namesOfParts: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.namesOfParts)
    }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.namesOfParts
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.type.namesOfParts
    }
    return [nameWithoutArguments]
  }

  /// The type whose subclasses a value of this type is one of: `UIView` for `UIView.Type?`; nil for
  /// another type.
  var typeOfMetatype: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.typeOfMetatype
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.typeOfMetatype
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.typeOfMetatype
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.typeOfMetatype
    }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.typeOfMetatype
    }
    guard let metatype = self.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType
  }
}
