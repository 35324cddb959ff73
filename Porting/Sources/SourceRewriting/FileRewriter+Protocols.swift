import SourceReading
import SwiftSyntax

extension FileRewriter {
  /// Gives an `@objc` protocol what Objective-C gives it: it is for classes, and may have optional
  /// requirements.
  ///
  /// An optional requirement becomes one that throws, which an implementation need not do. The
  /// default implementation throws; what a caller writes as `delegate.method?(…)` uses a property
  /// that is called as the method is, and makes nil of the error. The default implementations are
  /// those of an empty protocol that this one inherits from, since a property and a method without
  /// arguments would clash within one.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(name: "objc") else { return }
    var requirements = OptionalRequirements(of: node)
    requirements.isAsked = asksForMethods
    if asksForMethods, !requirements.methods.isEmpty { namesFoundationModule = true }
    for (requirement, reason) in requirements.refused {
      warn("this optional requirement cannot be turned: \(reason)", at: requirement)
    }
    var inherited = isBoundToClasses(node) ? [] : ["AnyObject"]
    if !requirements.isEmpty {
      guard let outermost = node.outermostDeclaration else {
        warn("optional requirements of a protocol in a function cannot be turned", at: node)
        return
      }
      let isHidden = node.modifiers.contains { $0.name.text == "private" }
      guard outermost == DeclSyntax(node) || !isHidden else {
        warn(
          "optional requirements of a protocol that is private in a type cannot be turned", at: node
        )
        return
      }
      inherited.append(requirements.nameOfDefaults)
      rewriteRequirements(requirements)
      insert(requirements.types, after: node)
      insert(requirements.extensions, after: outermost)
    }
    replaceClass(in: node)
    guard !inherited.isEmpty else { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      insert(inherited.joined(separator: ", ") + ", ", before: first)
    } else {
      insert(": " + inherited.joined(separator: ", "), after: node.name)
    }
  }

  /// `class` has to be the first of what a protocol inherits from, and `AnyObject` means the same.
  private func replaceClass(in node: ProtocolDeclSyntax) {
    for type in node.inheritanceClause?.inheritedTypes ?? []
    where type.type.trimmedDescription == "class" {
      replace(type.type, with: "AnyObject")
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
      if effects?.throwsClause != nil { continue }
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
  /// The declaration in the scope of the file that this one is in, or is; nil within a function.
  fileprivate var outermostDeclaration: DeclSyntax? {
    var outermost = DeclSyntax(self)
    var current = parent
    while let node = current {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      if let declaration = node.as(DeclSyntax.self), !node.is(IfConfigDeclSyntax.self) {
        outermost = declaration
      }
      current = node.parent
    }
    return outermost
  }
}
