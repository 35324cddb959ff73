import SourceReading
import SwiftSyntax

/// Makes the list of XCTest's tests, which SwiftPM generates, one that can call tests on the main
/// actor.
///
/// XCTest casts each test to a function without isolation, which stops the program for a test of a
/// class on the main actor. It runs synchronous tests on the main thread, so that their isolation
/// holds. The result compiles in Swift 5 mode.
public func rewriteTestList(_ text: String) -> String {
  guard let file = try? ParsedFile(path: "", text: text) else { return text }
  let rewriter = TestListRewriter(file)
  guard !rewriter.edits.isEmpty else { return text }
  return rewriter.edits.apply(to: text) + TestListRewriter.helper
}

private final class TestListRewriter: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  static let helper = """


    fileprivate func onMainActor<Test>(
      _ method: @escaping (Test) -> @MainActor () throws -> Void
    ) -> (Test) -> () throws -> Void {
      { test in
        nonisolated(unsafe) let test = test
        nonisolated(unsafe) let method = method
        return { try MainActor.assumeIsolated { try method(test)() } }
      }
    }
    """

  init(_ file: ParsedFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// `("testA", testA)`
  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.elements.count == 2, let name = node.elements.first, let method = node.elements.last,
      name.expression.is(StringLiteralExprSyntax.self),
      method.expression.is(DeclReferenceExprSyntax.self)
    else { return .visitChildren }
    let start = method.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = method.expression.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(range: start..<start, replacement: "onMainActor("))
    edits.append(SourceEdit(range: end..<end, replacement: ")"))
    return .skipChildren
  }
}
