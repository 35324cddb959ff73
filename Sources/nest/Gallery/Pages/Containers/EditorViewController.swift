import NestKit
import NestTesting
import OpenUIKit

/// An editor whose changes are lost when it is left.
final class EditorViewController: DemoViewController, LeavingGuard {
  /// The answer to the question whether it may be left.
  var answer = LeavingPageViewController.Answer.ask
  private var question: CheckedContinuation<Bool, Never>?

  /// Makes an editor.
  init(depth: Int, recorder: LifecycleRecorder) {
    super.init(depth: depth, caption: "Editor", recorder: recorder)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// A person may think for as long as they like.
  var leavingTimeout: TimeInterval { .infinity }

  func leavingDecision(for kind: LeavingKind) -> LeavingDecision {
    switch answer {
    case .allow: .allow
    case .refuse: .refuse
    case .ask: .ask
    }
  }

  func mayLeave(by kind: LeavingKind) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        question = continuation
        present(makeAlert(), animated: true)
      }
    } onCancel: {
      Task { @MainActor in self.close(false) }
    }
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard the changes?", message: "Editor \(name) has changes.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.close(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in self.close(false) })
    return alert
  }

  private func close(_ isAllowed: Bool) {
    question?.resume(returning: isAllowed)
    question = nil
    if presentedViewController != nil { dismiss(animated: true) }
  }
}
