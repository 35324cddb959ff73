import NestKit
import NestTesting
import Testing

/// The source in the readme is built and run here.
@Suite struct ReadmeTests {
  @Test func pushIsReceivedByBoth() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let stack = StackController(
      rootViewController: RecordingViewController("A", recorder: recorder))
    host.show(stack)
    recorder.removeAll()

    host.turn { _ = stack.push(RecordingViewController("B", recorder: recorder)) }
    try host.settle()

    try recorder.expect(
      """
      B.willMove(StackController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(StackController)
      """)
  }

  @Test("The test in the readme is the one in this file")
  func test() throws {
    let source = try Page("Tests/NestTests/ReadmeTests.swift")
    let test = try #require(source.function("  @Test func pushIsReceivedByBoth"))

    #expect(try Page("README.md").shows(test))
  }
}
