import SourceReading
import SwiftSyntax

extension FileRewriter {
  /// The methods that a class gets so that its subclasses can override them.
  func additions(to type: String) -> [String] {
    let forwarded = Set(declarations.forwardedMethods(of: type).map { MethodSignature($0.method) })
    return (declarations.subclassImplementations.additions[type] ?? [])
      .filter { !forwarded.contains($0.signature) }
      .compactMap { addition in
        if let requirements = addition.requirements {
          return requirements.addition(addition.method)
        }
        guard let owner = OptionalMethods.byName[addition.owner] else { return nil }
        usedDefaults.insert(owner.name)
        return owner.addition(addition.method)
      }
  }

  /// Lets a method override the one that a class gets for it.
  func overrideAddition(_ node: FunctionDeclSyntax) {
    guard declarations.subclassImplementations.overrides.contains(.init(node, in: file)),
      let owner = sequence(first: Syntax(node), next: \.parent)
        .lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first
    else { return }
    let hasAccess = node.modifiers.contains { Self.accessWords.contains($0.name.text) }
    let words = ["override"] + (hasAccess ? [] : owner.accessOfMembers)
    let text = words.map { $0 + " " }.joined()
    if let first = node.modifiers.first {
      insert(text, before: first)
    } else {
      insert(text, before: node.funcKeyword)
    }
  }

  /// The modifiers of what stands in a class for a method of an extension that overrides what
  /// another class gets for it.
  func overridingModifiers(
    of forwarder: MemberForwarder, in node: ClassDeclSyntax
  ) -> [String] {
    guard declarations.subclassImplementations.overrides.contains(forwarder.place) else {
      return []
    }
    let hasAccess = forwarder.modifiers.contains(where: Self.accessWords.contains)
    return ["override"] + (hasAccess ? [] : node.accessOfMembers)
  }

  private static let accessWords: Set<String> = ["public", "open", "package", "internal"]
}

extension ClassDeclSyntax {
  /// The access that a member needs so that all who see the class see it; nothing for that within
  /// the module.
  fileprivate var accessOfMembers: [String] {
    let words = modifiers.map(\.name.text)
    if words.contains("public") || words.contains("open") { return ["public"] }
    return words.contains("package") ? ["package"] : []
  }
}
