import NestKit
import NestTesting
import OpenUIKit

/// A recording child that is asked before it is left, and records that.
///
///     let child = GuardedChild("B", recorder: recorder, .ask)
///     fixture.turn { fixture.stack.pop() }
///     child.answer(true)
package final class GuardedChild: RecordingViewController, LeavingGuard {
  /// The answer at once.
  package var decision: LeavingDecision
  /// Seconds after which a question without an answer is reported. Default: never.
  package var timeout = TimeInterval.infinity
  /// Called inside the question at once.
  package var onDecision: (() -> Void)?
  /// Called when somebody is asked.
  package var onQuestion: (() -> Void)?
  private var questions: [CheckedContinuation<Bool, Never>] = []

  /// Makes a child.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline.
  ///   - recorder: The recorder.
  ///   - decision: The answer at once.
  package init(_ name: String, recorder: LifecycleRecorder, _ decision: LeavingDecision) {
    self.decision = decision
    super.init(name, recorder: recorder)
  }

  package required init?(coder: NSCoder) { nil }

  deinit {}

  package var leavingTimeout: TimeInterval { timeout }

  /// How many questions are open.
  package var questionCount: Int { questions.count }

  package func leavingDecision(for kind: LeavingKind) -> LeavingDecision {
    recorder.note("decides(\(kind))", from: name)
    onDecision?()
    return decision
  }

  package func mayLeave(by kind: LeavingKind) async -> Bool {
    recorder.note("asked(\(kind))", from: name)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        questions.append(continuation)
        onQuestion?()
      }
    } onCancel: {
      Task { @MainActor in self.answer(false) }
    }
  }

  /// Answers all questions that are open.
  package func answer(_ isAllowed: Bool) {
    let open = questions
    questions = []
    for question in open { question.resume(returning: isAllowed) }
  }
}
