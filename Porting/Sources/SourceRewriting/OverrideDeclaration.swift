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
  private var canHaveOtherName: Bool

  init(_ node: DeclSyntax, named name: MethodName, of type: String, in file: ParsedFile) {
    self.type = type
    self.name = name
    place = .init(node, in: file)
    conditions = node.conditions
    let property = node.as(VariableDeclSyntax.self)
    canHaveOtherName = property.map { MemberCall($0) != nil } ?? true
    if node.parent?.enclosingExtension != nil, let method = node.as(FunctionDeclSyntax.self) {
      canHaveOtherName = MemberCall(method) != nil
    }
  }

  /// The reason for which no other declaration can call this one under another name; nil if one
  /// can.
  var reasonToStay: String? {
    canHaveOtherName ? nil : "an override with observers or variadic parameters has no call"
  }
}
