import SwiftSyntax

/// A method of Foundation that does something else on Linux, and what is declared in its place.
struct FoundationDifference: Sendable {
  var type: String
  var method: MethodName
  /// The method as on Apple's systems.
  var declaration: String

  /// Rectangles that only touch do not intersect.
  static let all = [
    FoundationDifference(
      type: "CGRect", method: MethodName(base: "intersects", labels: ["_"]),
      declaration: "func intersects(_ rect2: CGRect) -> Bool { !isNull && !rect2.isNull "
        + "&& minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY }")
  ]
}

extension FileRewriter {
  /// Notes a use of a method that is declared for the file in place of Foundation's: what a file
  /// declares is preferred, and Foundation's own would be chosen beside that of UIKit.
  func noteDifference(_ node: MemberAccessExprSyntax) {
    guard isForIOS else { return }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression == ExprSyntax(node)
    for difference in FoundationDifference.all
    where difference.method.base == node.declName.baseName.text {
      if let call, isCalled,
        call.arguments.map({ $0.label?.text ?? "_" }) != difference.method.labels
      {
        continue
      }
      // Two of one module would mean neither.
      let own = declarations.methods[difference.type] ?? []
      guard !own.contains(where: { $0.name == difference.method }) else { continue }
      usedDifferences[difference.declaration] = difference.type
    }
  }

  /// The declarations of what was noted, each on a line.
  var declaredDifferences: [String] {
    usedDifferences.sorted { $0.key < $1.key }.map {
      "nonisolated fileprivate extension \($0.value) { \($0.key) }"
    }
  }

  /// Whether the file sees the types of Foundation.
  var importsFoundation: Bool {
    !file.modulesImportedAsAWhole.isDisjoint(
      with: ["CoreGraphics", "Foundation", "QuartzCore", "UIKit", "XCTest"])
  }
}
