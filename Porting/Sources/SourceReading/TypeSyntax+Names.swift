import SwiftSyntax

extension TypeSyntax {
  /// The name of the type without generic arguments.
  public var nameWithoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameWithoutArguments + "." + type.name.text
    }
    return trimmedDescription
  }
}
