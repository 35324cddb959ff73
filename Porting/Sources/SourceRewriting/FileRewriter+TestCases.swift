import SwiftSyntax

extension FileRewriter {
  private static let methodsAroundTests: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// Lets `setUp` and `tearDown` of a test case on the main actor compile: XCTest's methods are not
  /// isolated, and are called on the main thread.
  func rewriteMethodAroundTests(_ node: FunctionDeclSyntax) {
    guard Self.methodsAroundTests.contains(node.name.text), let body = node.body,
      node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      !node.modifiers.contains(where: {
        ["nonisolated", "class", "static"].contains($0.name.text)
      }),
      let type = Syntax(node).enclosingTypeName
    else { return }
    let isIsolated = node.attributes.contains(name: "MainActor")
    guard isIsolated || declarations.isOnMainActor(type) else { return }
    if isIsolated {
      for attribute in node.attributes {
        if let attribute = attribute.as(AttributeSyntax.self),
          attribute.attributeName.trimmedDescription == "MainActor"
        {
          remove(attribute)
        }
      }
    }
    if let first = node.modifiers.first { insert("nonisolated ", before: first) }
    let throwing = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    insert(" \(throwing)MainActor.assumeIsolated {", after: body.leftBrace)
    insert("} ", before: body.rightBrace)
  }
}
