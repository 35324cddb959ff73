import NestTesting
import Testing

@Suite struct PendingOperationsTests {
  private let recorder = LifecycleRecorder()

  @Test("R16.4 An operation is performed once, in the callback for which it was added")
  func performed() throws {
    let pending = PendingOperations<String> { [recorder] in recorder.note($0) }
    pending.add("first", during: .viewDidLoad, of: "A")
    pending.add("replaced", during: .loadView, of: "B")
    pending.add("second", during: .loadView, of: "B")
    let controllers = ["A", "B"].map { RecordingViewController($0, recorder: recorder) }
    for controller in controllers {
      pending.listen(to: controller)
      controller.loadViewIfNeeded()
      controller.view = nil
      controller.loadViewIfNeeded()
    }

    try recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      test.first
      A.loadView
      A.viewDidLoad
      B.loadView
      test.second
      B.viewDidLoad
      B.loadView
      B.viewDidLoad
      """)
  }

  @Test("R16.4 What an operation sets off performs no other one")
  func nested() throws {
    let other = RecordingViewController("B", recorder: recorder)
    let pending = PendingOperations<String> { [recorder] in
      recorder.note($0)
      other.loadViewIfNeeded()
    }
    pending.add("outer", during: .viewDidLoad, of: "A")
    pending.add("inner", during: .viewDidLoad, of: "B")
    let controller = RecordingViewController("A", recorder: recorder)
    pending.listen(to: controller)
    pending.listen(to: other)
    controller.loadViewIfNeeded()
    other.view = nil
    other.loadViewIfNeeded()
    pending.add("forgotten", during: .viewDidLoad, of: "A")
    pending.removeAll()
    controller.view = nil
    controller.loadViewIfNeeded()

    let notes = recorder.timeline.lines.filter { $0.hasPrefix("test") }
    #expect(notes == ["test.outer", "test.inner"])
    #expect(!pending.isPerforming)
  }
}
