import SwiftSyntax

/// The full name of a method, as references to it are written: `tap`, `tap(_:)`,
/// `move(to:animated:)`.
struct MethodName: Hashable, Sendable, CustomStringConvertible {
  var base: String
  /// The argument labels, with `_` for arguments without one; nil where the name was written
  /// without.
  var labels: [String]?

  init(base: String, labels: [String]?) {
    self.base = base
    self.labels = labels
  }

  /// A full name as it is written: `move(to:animated:)`.
  init(_ text: String) {
    let parts = text.split(separator: "(")
    base = parts.first.map(String.init) ?? text
    labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":").map(String.init) : []
  }

  init(_ function: FunctionDeclSyntax) {
    base = function.name.text
    labels = function.signature.parameterClause.parameters.map(\.firstName.text)
  }

  init(_ reference: DeclReferenceExprSyntax) {
    base = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  /// The name in a reference to a method, with or without a base; nil for another expression.
  init?(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference)
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      self.init(access.declName)
    } else {
      return nil
    }
  }

  /// A method without arguments is referred to by its bare name.
  var description: String {
    guard let labels, !labels.isEmpty else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
