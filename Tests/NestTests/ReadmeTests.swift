import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The source in the readme is built and run here.
@Suite(.serialized) struct ReadmeTests {
  @Test @MainActor func pushIsReceivedByBoth() throws {
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

  @Test @MainActor func everyCallbackIsReceived() async {
    let recorder = LifecycleRecorder()
    let checker = ContractChecker()
    recorder.onEvent = { checker.check($0) }
    let stack = StackController(
      rootViewController: RecordingViewController("A", recorder: recorder))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    window.isHidden = false

    let push = await stack.push(RecordingViewController("B", recorder: recorder)).outcome
    let pop = await stack.pop().outcome

    #expect(push == .done && pop == .done)
    #expect(checker.violations + checker.unfinished == [])
    #expect(recorder.events.count { $0.source == "B" } > 10)
  }

  @Test("The tests in the readme are those in this file")
  func tests() throws {
    let source = try Page("Tests/NestTests/ReadmeTests.swift")

    for name in ["pushIsReceivedByBoth", "everyCallbackIsReceived"] {
      let test = try #require(source.function("  @Test @MainActor func \(name)"))
      #expect(try Page("README.md").shows(test))
    }
  }
}
