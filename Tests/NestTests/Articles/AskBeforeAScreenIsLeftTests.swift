import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The claims of the article about guards.
@Suite(.serialized) struct AskBeforeAScreenIsLeftTests {
  @Test("R24.2 An editor asks before changes are discarded, and an alert has the answer")
  func editor() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let note = NoteViewController()
    host.turn { _ = stack.push(note, animated: false) }
    note.hasChanges = true

    for isAllowed in [false, true] {
      var isClosed: Bool?
      let task = Task { isClosed = await close(stack) }
      try host.settle()
      let alert = try #require(note.presentedViewController as? UIAlertController)
      #expect(stack.count == 2 && isClosed == nil)
      try host.tap(button(isAllowed ? "Discard" : "Keep", in: alert.view))
      try host.settle()
      #expect(isClosed == isAllowed && stack.count == (isAllowed ? 1 : 2))
      #expect(note.presentedViewController == nil)
      _ = task
    }
  }

  @Test("R24.3 An alert whose question was taken back is dismissed")
  func takenBack() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let note = NoteViewController()
    host.turn { _ = stack.push(note, animated: false) }
    note.hasChanges = true
    let operation = host.turn { stack.pop() }
    try host.settle()
    #expect(note.presentedViewController != nil)
    host.turn { operation.cancel() }
    try host.settle()
    #expect(note.presentedViewController == nil && stack.count == 2)
  }

  private func button(_ title: String, in view: UIView) throws -> UIView {
    try #require(find(title, in: view))
  }

  private func find(_ title: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == title { return view }
    return view.subviews.lazy.compactMap { find(title, in: $0) }.first
  }
}

// MARK: - As the article has it

/// An editor that asks before changes are discarded.
private final class NoteViewController: UIViewController, LeavingGuard {
  var hasChanges = false
  private var answer: CheckedContinuation<Bool, Never>?

  /// Another tab does not discard anything.
  func leavingDecision(for kind: LeavingKind) -> LeavingDecision {
    hasChanges && kind == .removal ? .ask : .allow
  }

  func mayLeave(by kind: LeavingKind) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer = continuation
        present(question(), animated: true)
      }
    } onCancel: {
      // The question was taken back.
      Task { @MainActor in self.close(false) }
    }
  }

  /// A person may think for as long as they like.
  var leavingTimeout: TimeInterval { .infinity }

  private func question() -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard the changes?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.close(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in self.close(false) })
    return alert
  }

  private func close(_ isAllowed: Bool) {
    answer?.resume(returning: isAllowed)
    answer = nil
    if presentedViewController != nil { dismiss(animated: true) }
  }

  deinit {}
}

private func close(_ stack: StackController) async -> Bool {
  await stack.popToRoot().outcome == .done
}
