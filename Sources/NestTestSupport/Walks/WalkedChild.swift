import NestKit
import NestTesting
import OpenUIKit

/// The questions of the children of a walk, and those who wait for their results.
final class WalkedAnswers {
  private var open: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var count = 0
  private var waitCount = 0
  private var endCount = 0
  /// Whether tasks of the main actor run when a turn of the host ends: in tests they do, and in a
  /// program without a queue for tests nobody would ever answer, or continue.
  private var runsTasks = false

  init() {}

  /// Finds out whether tasks run.
  func prepare(in host: TestHost) {
    host.turn { Task { self.runsTasks = true } }
  }

  /// The answer that a child gives: nobody is asked where nobody could answer.
  func possible(_ decision: LeavingDecision) -> LeavingDecision {
    decision == .ask && !runsTasks ? .allow : decision
  }

  deinit {}

  /// Whether no question is open.
  var isEmpty: Bool { open.isEmpty }

  /// Asks, until somebody answers or the task is cancelled.
  func ask() async -> Bool {
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        open[number] = continuation
      }
    } onCancel: {
      Task { @MainActor in self.open.removeValue(forKey: number)?.resume(returning: false) }
    }
  }

  /// Answers all questions that are open.
  func answer(_ isAllowed: Bool) {
    let questions = open.sorted { $0.key < $1.key }
    open = [:]
    for question in questions { question.value.resume(returning: isAllowed) }
  }

  /// Waits for the result of a child.
  func wait(for child: WalkedChild) {
    guard runsTasks else { return }
    waitCount += 1
    Task {
      _ = await child.result()
      endCount += 1
    }
  }

  /// How many wait for a result for ever, once everything has been released.
  var problem: String? {
    waitCount == endCount ? nil : "\(waitCount - endCount) wait for a result for ever"
  }
}

/// A child of a walk that says whether it may be left, and has a result.
class WalkedChild: RecordingViewController, LeavingGuard, ResultProviding {
  final let resultPort = ResultPort<String>()
  /// The answer at once.
  final var decision = LeavingDecision.allow
  private let answers: WalkedAnswers

  init(_ name: String, recorder: LifecycleRecorder, _ answers: WalkedAnswers) {
    self.answers = answers
    super.init(name, recorder: recorder)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  final var leavingTimeout: TimeInterval { .infinity }

  final func leavingDecision(for kind: LeavingKind) -> LeavingDecision {
    answers.possible(decision)
  }

  final func mayLeave(by kind: LeavingKind) async -> Bool { await answers.ask() }
}
