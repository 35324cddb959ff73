import SwiftSyntax

extension FileRewriter {
  /// Modules that are imported as a whole on Linux, since they have no submodules there.
  private static let modulesWithoutSubmodules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "os", "OSLog", "ObjectiveC",
  ]
  /// Modules whose files see more on Apple's systems than the modules have here.
  private static let completedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "XCTest",
  ]

  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if AppleModules.missing.contains(module), !options.availableModules.contains(module) {
      guard !Syntax(node).isConditional else { return }
      warn("Linux has no module \(module): what uses it does not compile", at: node)
      return replace(node, with: "")
    }
    if node.importKindSpecifier == nil, node.path.count > 1,
      Self.modulesWithoutSubmodules.contains(module)
    {
      replace(node.path, with: module)
    }
    if Self.completedModules.contains(module) { complete(node, of: module) }
  }

  /// Imports what a module brings along on Apple's systems: UIKit in a module for iOS, what only
  /// Apple's Foundation has, and in place of XCTest the module that has all of it and what only
  /// Apple's has.
  private func complete(_ node: ImportDeclSyntax, of module: String) {
    guard isForIOS else { return }
    var added: [String] = []
    if module == "Foundation" || module == "XCTest" { added.append("UIKit") }
    if let foundation = options.foundationModule { added.append(foundation) }
    if module == "XCTest", node.importKindSpecifier == nil, let testing = options.testingModule {
      // In its place: with both, a name that both have would mean neither.
      replace(node.path, with: testing)
    }
    let access = node.modifiers.isEmpty ? "" : node.modifiers.trimmedDescription + " "
    let text = added.map { "; \(access)import \($0)" }.joined()
    if !text.isEmpty { insert(text, after: node) }
  }

  /// Lets `os(iOS)` be true, in modules that import UIKit.
  ///
  /// A condition that names macOS too means Apple's systems in general: it stays as it is, unless
  /// the package says that it is for iOS, or what it holds for imports UIKit. Where Linux is named,
  /// it has been thought of: nothing is changed.
  func rewriteConditions(of node: IfConfigDeclSyntax) {
    guard isForIOS else { return }
    let clauses = node.clauses.compactMap { clause in
      clause.condition.map { (clause, SystemConditions($0)) }
    }
    guard !clauses.contains(where: { $0.1.systems["Linux"] != nil }) else { return }
    for (clause, condition) in clauses
    where condition.systems["macOS"] == nil || options.manifestNamesIOS || clause.importsUIKit {
      for call in condition.systems["iOS"] ?? [] {
        replace(call, with: "(os(iOS) || os(Linux))")
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether UIKit is imported where the condition holds.
  fileprivate var importsUIKit: Bool {
    guard case .statements(let statements) = elements else { return false }
    return statements.contains {
      $0.item.as(DeclSyntax.self)?.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
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
