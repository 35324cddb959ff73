import SwiftSyntax

extension FileRewriter {
  /// Gives an `@objc` protocol what Objective-C gives it: it is for classes, and may have optional
  /// requirements.
  ///
  /// An optional requirement becomes one that throws, which an implementation need not do. The default
  /// implementation throws; what a caller writes as `delegate.method?(…)` goes through a property that is
  /// called as the method is, and makes nil of the error. The default implementations are those of an empty
  /// protocol that this one inherits from, since a property and a method without arguments would clash
  /// within one.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(name: "objc") else { return }
    let requirements = OptionalRequirements(of: node)
    for (requirement, reason) in requirements.refused {
      warn("this optional requirement cannot be turned: \(reason)", at: requirement)
    }
    var inherited = isBoundToClasses(node) ? [] : ["AnyObject"]
    if !requirements.isEmpty {
      guard node.isInFileScope else {
        warn("optional requirements of a nested protocol cannot be turned", at: node)
        return
      }
      inherited.append(requirements.nameOfDefaults)
      rewriteRequirements(requirements)
      insert(requirements.declarations, after: node)
    }
    guard !inherited.isEmpty else { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      insert(inherited.joined(separator: ", ") + ", ", before: first)
    } else {
      insert(": " + inherited.joined(separator: ", "), after: node.name)
    }
  }

  private func isBoundToClasses(_ node: ProtocolDeclSyntax) -> Bool {
    node.inheritanceClause?.inheritedTypes.contains { type in
      let name = type.type.nameWithoutArguments
      return ["AnyObject", "NSObjectProtocol", "class"].contains(name)
        || declarations.objectiveCProtocols.contains(name)
    } ?? false
  }

  private func rewriteRequirements(_ requirements: OptionalRequirements) {
    for method in requirements.methods {
      method.modifiers.first { $0.name.text == "optional" }.map(remove)
      let effects = method.signature.effectSpecifiers
      if let asynchronous = effects?.asyncSpecifier {
        insert(" throws", after: asynchronous)
      } else {
        insert(" throws", after: method.signature.parameterClause)
      }
    }
    for property in requirements.properties {
      if let optional = property.declaration.modifiers.first(where: { $0.name.text == "optional" })
      {
        replace(optional, with: "@_disfavoredOverload")
      }
      replace(property.accessors, with: "{ get throws }")
    }
  }
}

extension ProtocolDeclSyntax {
  fileprivate var isInFileScope: Bool {
    var current = parent
    while let node = current {
      if node.is(MemberBlockSyntax.self) || node.is(CodeBlockSyntax.self) { return false }
      current = node.parent
    }
    return true
  }
}
