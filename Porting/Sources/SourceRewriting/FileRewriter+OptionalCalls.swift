import SourceReading
import SwiftSyntax

extension FileRewriter {
  /// Notes a call with `?` or `!` of a method that a protocol of UIKit or QuartzCore may have.
  func noteOptionalCall(_ node: FunctionCallExprSyntax) {
    let callee =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let name = callee.flatMap({ MethodName($0) }) else { return }
    noteUses(of: name.base, where: node.canCall)
  }

  /// Notes a reference to a method that is not called at once: `if let method = delegate.method`.
  ///
  /// What it refers to is called without labels, so that no method with a label is meant.
  func noteOptionalReference(_ node: MemberAccessExprSyntax) {
    guard node.declName.argumentNames == nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression != ExprSyntax(node)
    else { return }
    noteUses(of: node.declName.baseName.text, where: \.hasNoLabels)
  }

  private func noteUses(of base: String, where isMeant: (FunctionDeclSyntax) -> Bool) {
    for call in OptionalMethods.calls[base] ?? [] where call.methods.contains(where: isMeant) {
      if isForIOS || imports(call.owner) { optionalCalls[call.typeName] = call }
    }
  }

  /// Declares at the end of the file, for the file alone, the properties of protocols by which it
  /// calls their optional methods, the classes of which it calls default implementations, methods
  /// of Foundation that differ, members that choose among overrides, and functions that are
  /// refused.
  ///
  /// The calls stay as they are: only the compiler knows whether `object.action?(…)` calls a method
  /// of a protocol or a closure.
  func declareWhatIsUsed() {
    let calls = optionalCalls.sorted { $0.key < $1.key }.map {
      var call = $0.value
      call.isAsked = asksForMethods
      return call
    }
    let owners = usedDefaults.sorted().compactMap { OptionalMethods.byName[$0] }
    if !calls.isEmpty, asksForMethods { namesFoundationModule = true }
    let differences = declaredDifferences
    let refusals = refusedFunctions.sorted { $0.key < $1.key }.map(\.value)
    let others =
      choicesAmongOverrides + lateConformances + refusals + optionalReferences.sorted()
    guard
      !calls.isEmpty || !owners.isEmpty || !differences.isEmpty || !others.isEmpty
        || overridesMembersOfUIKit || namesFoundationModule && !importsFoundationModule
    else { return }
    var lines = [""]
    if !(calls.map(\.owner) + owners.map(\.name)).allSatisfy(imports)
      || !(differences.isEmpty || importsFoundation)
    {
      lines.append("import UIKit")
    }
    for call in calls {
      let isolation = call.isNonisolated ? "nonisolated " : ""
      lines.append(call.structure)
      lines.append("\(isolation)fileprivate extension \(call.owner) { \(call.property) }")
    }
    if namesFoundationModule, !importsFoundationModule, let module = options.foundationModule {
      lines.append("import \(module)")
    }
    lines += owners.compactMap(\.defaults) + differences
    // A function that other modules copy cannot use what one file alone sees.
    if lines.count > 1 { inlinableAttributes.forEach(remove) }
    if overridesMembersOfUIKit { lines.append("@_spi(SourceForIOS) import UIKit") }
    lines += others
    insert(lines.joined(separator: "\n") + "\n", before: file.tree.endOfFileToken)
  }

  /// Whether the file imports a module that has a protocol of Apple's.
  private func imports(_ owner: String) -> Bool {
    var modules = OptionalMethods.modules(of: owner)
    // These bring UIKit along.
    if isForIOS { modules.formUnion(["Foundation", "XCTest"]) }
    return !file.modulesImportedAsAWhole.isDisjoint(with: modules)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a method has the labels of this call.
  fileprivate func canCall(_ method: FunctionDeclSyntax) -> Bool {
    var labels = arguments.map { $0.label?.text ?? "_" }
    let expected = MethodName(method).labels ?? []
    let closures = (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count
    // The first closure has no label.
    labels += expected.dropFirst(labels.count).prefix(closures)
    return labels == expected
  }
}
