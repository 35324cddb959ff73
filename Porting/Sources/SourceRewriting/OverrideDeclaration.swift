import SourceReading
import SwiftSyntax

/// A declaration with `override`, in a class or in an extension.
struct OverrideDeclaration: Sendable {
  /// The full name of the class.
  var type: String
  var name: MethodName
  var place: SubclassImplementations.Place
  /// The conditions of conditional compilation around it, from the outside to the inside.
  var conditions: [String]
  private var scope: Scope
  private var canHaveOtherName: Bool

  /// Where code can name the class, and what the class declares.
  private enum Scope {
    case module, file, type, generic
  }

  init(_ node: DeclSyntax, named name: MethodName, of type: String, in file: ParsedFile) {
    self.type = type
    self.name = name
    place = .init(node, in: file)
    conditions = node.conditions
    scope = Self.scope(of: node)
    let property = node.as(VariableDeclSyntax.self)
    canHaveOtherName = property.map { MemberCall($0) != nil } ?? true
    if node.parent?.enclosingExtension != nil, let method = node.as(FunctionDeclSyntax.self) {
      canHaveOtherName = MemberCall(method) != nil
    }
  }

  /// The reason for which another declaration cannot call this one under another name; nil if it
  /// can.
  ///
  /// - Parameter path: The file of that declaration.
  func reasonToStay(calledFrom path: String) -> String? {
    if !canHaveOtherName { return "an override with observers or variadic parameters has no call" }
    switch scope {
    case .module: return nil
    case .file: return path == place.path ? nil : "the override is private in another file"
    case .type: return "the class is private in a type"
    case .generic: return "the class is generic"
    }
  }

  /// The narrowest scope of the types and extensions around a declaration.
  private static func scope(of node: DeclSyntax) -> Scope {
    var scope = Scope.module
    for parent in sequence(first: Syntax(node), next: \.parent).dropFirst() {
      let generic = parent.asProtocol((any WithGenericParametersSyntax).self)
      if generic?.genericParameterClause != nil { return .generic }
      let words =
        parent.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
      if words.contains("private"), parent.enclosingTypeName != nil { return .type }
      if words.contains("private") || words.contains("fileprivate") { scope = .file }
    }
    return scope
  }
}
