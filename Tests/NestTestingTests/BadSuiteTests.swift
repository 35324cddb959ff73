import NestTesting
import OpenUIKit
import Testing

/// Suites whose verbs do not do what they say.
@Suite(.serialized) struct BadSuiteTests {
  typealias Suite = ContainerConformance<EmbeddingController>

  private static func suite() -> Suite {
    var suite = Suite("bad") {
      EmbeddingController()
    } show: { container, child, _ in
      container.show(child)
    }
    suite.remove = { container, _ in container.clear() }
    suite.includes = { !$0.contains("event") && !$0.contains("animated") }
    return suite
  }

  private func findings(_ suite: Suite) throws -> Set<String> {
    let report = try suite.run()
    return Set(report.problems.filter { $0.rule == nil }.map(\.finding))
  }

  @Test("R16.16 A verb that does nothing, or the opposite, is named, with the child")
  func withoutEffect() throws {
    let idle = Suite("idle") {
      EmbeddingController()
    } show: { _, _, _ in
    }
    let opposite = Suite("opposite") {
      EmbeddingController()
    } show: { container, child, _ in
      container.show(child)
      container.clear()
    }
    for suite in [idle, opposite] {
      let found = try findings(suite)
      #expect(found.contains("the verb show was to show the child 1, and it has not appeared"))
    }

    var suite = Self.suite()
    suite.remove = { _, _ in }
    #expect(
      try findings(suite).contains(
        "the verb remove was to remove the child 1, and it is still shown"))
    suite.remove = { container, _ in
      guard let child = container.children.first else { return }
      container.show(child)
    }
    #expect(
      try findings(suite).contains(
        "the verb remove was to remove the child 1, and it is still shown"))

    suite = Self.suite()
    suite.cover = { _, _, _ in }
    #expect(
      try findings(suite).contains(
        "the verb cover was to show the child 2, and it has not appeared"))
    suite = Self.suite()
    suite.insert = { _, _ in }
    #expect(
      try findings(suite).contains { $0.hasPrefix("the verb insert was to add the child ") })
  }

  @Test("R16.16 A verb that does not return ends the program, which names the verb and the case")
  func endless() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var suite = BadSuiteTests.suite()
      suite.longestCall = 0.2
      suite.remove = { _, _ in while true {} }
      _ = try suite.run()
    }
    let text = String(
      decoding: try #require(result).standardErrorContent.suffix(20_000), as: UTF8.self)
    #expect(
      text.contains(
        "bad, in the case \"one after the other\": the verb remove has not returned after 0.2 seconds"
      ), "\(text)")
  }
}
