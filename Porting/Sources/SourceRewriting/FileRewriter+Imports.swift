import SwiftSyntax

extension FileRewriter {
  /// Modules that are imported as a whole on Linux, since they have no submodules there.
  private static let modulesWithoutSubmodules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation",
  ]
  private static let missingModules: Set<String> = ["ObjectiveC", "os", "OSLog"]

  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if Self.missingModules.contains(module) {
      if !Syntax(node).isConditional {
        warn(
          "Linux has no module \(module): put what uses it under #if canImport(\(module))", at: node
        )
      }
    } else if node.importKindSpecifier == nil, node.path.count > 1,
      Self.modulesWithoutSubmodules.contains(module)
    {
      replace(node.path, with: module)
    }
  }

  /// Lets `os(iOS)` be true, in modules that import UIKit.
  ///
  /// Conditions that name macOS mean Apple's systems in general, and where Linux is named, Linux has been
  /// thought of: these are left as they are.
  func rewriteConditions(of node: IfConfigDeclSyntax) {
    guard declarations.importsUIKit else { return }
    let conditions = node.clauses.compactMap(\.condition)
    let systems = conditions.map(SystemConditions.init)
    guard !systems.contains(where: { $0.systems["Linux"] != nil }) else { return }
    for condition in systems where condition.systems["macOS"] == nil {
      for call in condition.systems["iOS"] ?? [] {
        replace(call, with: "(os(iOS) || os(Linux))")
      }
    }
  }
}

/// The calls of `os(…)` in a condition, by the name of the system.
private final class SystemConditions: SyntaxVisitor {
  private(set) var systems: [String: [FunctionCallExprSyntax]] = [:]

  init(_ condition: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "os", let system = node.arguments.first {
      let name = system.expression.trimmedDescription
      systems[name == "OSX" ? "macOS" : name, default: []].append(node)
    }
    return .skipChildren
  }
}
