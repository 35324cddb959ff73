/// The answers of the guards that an operation would leave. It asks one at a time.
///
/// It keeps no engine alive, and the task of a guard that never answers keeps only this and the
/// guard.
final class LeavingQuestion {
  /// Whether it is asking.
  enum State {
    /// Nobody is being asked: the engine looks at who has to be.
    case undecided
    /// An answer is waited for.
    case waiting
    case refused(by: any LeavingGuard)
    /// Who has asked is not interested any more.
    case closed
  }

  private(set) var state = State.undecided
  /// The guard whose answer is waited for.
  private(set) var asked: (any LeavingGuard)?
  /// Whether an answer has been waited for too long.
  private(set) var isOverdue = false
  private var answers: LeavingAnswers
  private var task: Task<Void, Never>?
  private var ticker: FrameTicker?

  /// - Parameter answers: The answers that are known.
  init(_ answers: LeavingAnswers) {
    self.answers = answers
    if let refusing = answers.refusing { state = .refused(by: refusing) }
  }

  deinit {}

  /// Whether a guard has said yes.
  func allows(_ departure: LeavingDeparture) -> Bool { answers.allows(departure) }

  /// Whether a guard has been asked for what it knows at once.
  func knows(_ departure: LeavingDeparture) -> Bool { answers.knows(departure) }

  /// Takes the answer of a guard at once.
  func take(_ decision: LeavingDecision, of departure: LeavingDeparture) {
    guard case .undecided = state else { return }
    answers.take(decision, of: departure)
    if let refusing = answers.refusing { state = .refused(by: refusing) }
  }

  /// Asks a guard, in a task.
  ///
  /// - Parameters:
  ///   - departure: The guard.
  ///   - notify: Called when it has answered, or has not for too long.
  func ask(_ departure: LeavingDeparture, notify: @escaping () -> Void) {
    state = .waiting
    isOverdue = false
    let asked = departure.leaving
    self.asked = asked
    startTimer(for: asked, notify: notify)
    task = Task {
      // One that was taken back before the task has begun is not asked at all.
      guard case .waiting = self.state else { return }
      let isAllowed = await asked.mayLeave(by: departure.kind)
      guard case .waiting = self.state else { return }
      self.stop()
      if isAllowed, !Task.isCancelled {
        self.answers.take(.allow, of: departure)
        self.state = .undecided
      } else {
        self.state = .refused(by: asked)
      }
      notify()
    }
  }

  /// Nobody waits for an answer any more.
  func close() {
    state = .closed
    task?.cancel()
    stop()
    answers = LeavingAnswers()
  }

  private func stop() {
    (task, asked) = (nil, nil)
    ticker?.stop()
    ticker = nil
  }

  private func startTimer(for asked: any LeavingGuard, notify: @escaping () -> Void) {
    let timeout = asked.leavingTimeout
    guard timeout < .infinity else { return }
    let start = CACurrentMediaTime()
    ticker = FrameTicker { [weak self] in
      guard CACurrentMediaTime() - start >= timeout else { return }
      self?.ticker?.stop()
      self?.ticker = nil
      guard let self, let asked = self.asked, case .waiting = state else { return }
      isOverdue = true
      Misuse.report(.unanswered(by: asked, after: timeout))
      notify()
    }
    ticker?.start()
  }
}
