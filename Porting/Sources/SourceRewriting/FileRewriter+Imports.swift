import SwiftSyntax

extension FileRewriter {
  /// Modules that are imported as a whole on Linux, since they have no submodules there.
  private static let modulesWithoutSubmodules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation", "os", "OSLog", "ObjectiveC",
  ]
  /// Modules whose files see more on Apple's systems than the modules have here.
  private static let completedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "XCTest",
  ]

  /// Whether the file imports the module that completes Foundation, beside one of Apple's.
  var importsFoundationModule: Bool {
    isForIOS && options.foundationModule != nil
      && !file.modulesImportedAsAWhole.isDisjoint(with: Self.completedModules)
  }

  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if isMissing(module) {
      // Where the condition does not hold, nothing is missing.
      guard conditions.mayCompile(node) else { return }
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

  /// Imports what QuartzCore has on Apple's systems, and UIKit has here, such as `CADisplayLink`.
  private func completeQuartzCore(_ node: ImportDeclSyntax, _ added: inout [String]) {
    if node.importKindSpecifier == nil {
      added.append("UIKit")
    } else if let name = node.path.first?.name {
      replace(name, with: "UIKit")
    }
  }

  private func isMissing(_ module: String) -> Bool {
    !options.availableModules.contains(module)
      && (AppleModules.missing.contains(module) || AppleModules.interfaces.contains(module)
        || options.availableModulesAreAll && AppleModules.commonWords.contains(module))
  }

  /// Imports what a module brings along on Apple's systems: UIKit in a module for iOS, what only
  /// Apple's Foundation has, and in place of XCTest the module that has all of it and what only
  /// Apple's has.
  private func complete(_ node: ImportDeclSyntax, of module: String) {
    guard isForIOS else { return }
    var added: [String] = []
    if module == "Foundation" || module == "XCTest" { added.append("UIKit") }
    if module == "QuartzCore" { completeQuartzCore(node, &added) }
    if let foundation = options.foundationModule { added.append(foundation) }
    if module == "XCTest", node.importKindSpecifier == nil, let testing = options.testingModule {
      // In its place: with both, a name that both have would mean neither.
      replace(node.path, with: testing)
    }
    let access = node.modifiers.isEmpty ? "" : node.modifiers.trimmedDescription + " "
    let text = added.map { "; \(access)import \($0)" }.joined()
    if !text.isEmpty { insert(text, after: node) }
  }

  /// Lets `os(iOS)` be true where Linux counts as iOS.
  func rewriteConditions(of node: IfConfigDeclSyntax) {
    for clause in node.clauses where conditions.countsAsIOS(clause, of: node) {
      for call in clause.systems["iOS"] ?? [] {
        replace(call, with: "(os(iOS) || os(Linux))")
      }
    }
  }

  /// The values of conditions of conditional compilation.
  private var conditions: LinuxConditions { LinuxConditions(options: options, isForIOS: isForIOS) }
}
