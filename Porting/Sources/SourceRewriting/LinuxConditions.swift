import SwiftSyntax

/// The conditions of conditional compilation, as they are in a module that is rewritten for Linux.
package struct LinuxConditions {
  private let options: RewritingOptions
  private let isForIOS: Bool

  package init(options: RewritingOptions, isForIOS: Bool) {
    self.options = options
    self.isForIOS = isForIOS
  }

  /// The clauses that may be compiled: whose condition holds, or depends on what is not known here.
  package func compiledClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var compiled: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let isIOS = countsAsIOS(clause, of: node)
      let value = clause.condition.map { self.value(of: $0, isIOS: isIOS) } ?? true
      if value != false { compiled.append(clause) }
      if value == true { break }
    }
    return compiled
  }

  /// Whether a node may be compiled, as far as the conditions around it say so.
  package func mayCompile(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        !compiledClauses(of: whole).contains(where: { $0.id == clause.id })
      {
        return false
      }
      current = parent
    }
    return true
  }

  /// Whether `os(iOS)` holds on Linux in the condition of a clause.
  ///
  /// A condition that names macOS too means Apple's systems in general: there it does not, unless
  /// the package says that it is for iOS, or what the clause holds imports UIKit. Where Linux is
  /// named, it has been thought of.
  func countsAsIOS(_ clause: IfConfigClauseSyntax, of node: IfConfigDeclSyntax) -> Bool {
    guard isForIOS, !node.clauses.contains(where: { $0.systems["Linux"] != nil }) else {
      return false
    }
    return clause.systems["macOS"] == nil || options.manifestNamesIOS || clause.importsUIKit
  }

  /// Nil if it depends on more than the system, the compiler and the modules.
  private func value(of condition: ExprSyntax, isIOS: Bool) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression, isIOS: isIOS) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression, isIOS: isIOS).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      return Self.flags[reference.baseName.text]
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return value(
        of: call.calledExpression.trimmedDescription,
        call.arguments.first?.expression.trimmedDescription ?? "", isIOS: isIOS)
    }
    return condition.as(SequenceExprSyntax.self).flatMap { value(of: $0, isIOS: isIOS) }
  }

  /// `&&` binds more strongly than `||`.
  private func value(of sequence: SequenceExprSyntax, isIOS: Bool) -> Bool? {
    let elements = Array(sequence.elements)
    var alternatives: [Bool?] = []
    var current: Bool? = elements.first.flatMap { value(of: $0, isIOS: isIOS) }
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      let next = value(of: elements[index + 1], isIOS: isIOS)
      if elements[index].trimmedDescription == "&&" {
        current = current == false || next == false ? false : current == nil ? nil : next
      } else {
        alternatives.append(current)
        current = next
      }
    }
    alternatives.append(current)
    return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
  }

  /// The values of what SwiftPM and other tools define.
  private static let flags = ["SWIFT_PACKAGE": true, "COCOAPODS": false]

  private func value(of function: String, _ argument: String, isIOS: Bool) -> Bool? {
    switch function {
    case "os": return argument == "Linux" || argument == "iOS" && isIOS
    case "canImport": return canImport(String(argument.prefix { $0 != "." }))
    case "targetEnvironment": return false
    case "compiler": return compare(options.compilerVersion, argument)
    case "swift": return compare(options.languageVersion, argument)
    default: return nil
    }
  }

  private static let present: Set<String> = [
    "UIKit", "Foundation", "XCTest", "QuartzCore", "CoreGraphics", "Dispatch", "Glibc",
  ]

  private func canImport(_ module: String) -> Bool? {
    if Self.present.contains(module) || options.availableModules.contains(module) { return true }
    let isMissing =
      AppleModules.missing.contains(module) || AppleModules.interfaces.contains(module)
    return isMissing ? false : nil
  }

  /// `>=5.9` or `<6`; nil for a version that is not known.
  private func compare(_ version: VersionNumber?, _ argument: String) -> Bool? {
    guard let version else { return nil }
    let isBelow = argument.hasPrefix("<")
    guard isBelow || argument.hasPrefix(">="),
      let other = VersionNumber(argument.filter { !"<>= ".contains($0) })
    else { return nil }
    return isBelow == (version < other)
  }
}

extension IfConfigClauseSyntax {
  /// The calls of `os(…)` in the condition, by the name of the system.
  var systems: [String: [FunctionCallExprSyntax]] {
    condition.map { SystemConditions($0).systems } ?? [:]
  }

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
