// Questions to those whom a request would leave, before it begins.

extension ContainerEngine {
  /// Names nobody.
  public func forEachLeaving(
    by request: Request, _ body: (_ child: UIViewController, _ kind: LeavingKind) -> Void
  ) {}

  /// Refuses nothing.
  public func isRefused(_ request: Request) -> Bool { false }

  /// Whether a question is open before an operation begins.
  public var isAsking: Bool { queue.asking != nil }

  /// Whether a request can begin without a question to anybody: it leaves no guard, or all of them
  /// say at once that they may be left. For what cannot wait for an answer, such as a finger.
  ///
  /// - Parameter request: The request; nothing changes.
  public func asksNobody(before request: Request) -> Bool {
    guard link.core?.asksGuards != false else { return true }
    return departures(by: request).allSatisfy {
      $0.leaving.leavingDecision(for: $0.kind) == .allow
    }
  }

  /// Whether a question is open before this operation begins.
  func isAsking(for operation: ContainerOperation) -> Bool { queue.asking?.operation === operation }

  /// Begins a request, or the question whether those that it leaves may be left.
  func beginOrAsk(_ entry: ContainerQueue<Request>.Entry) {
    if !entry.isOwn, asks(before: entry) { return }
    entry.operation.hasBegun = true
    begin(entry)
  }

  /// The guards that a request leaves, those inside others first.
  private func departures(by request: Request) -> [LeavingDeparture] {
    var departures: [LeavingDeparture] = []
    forEachLeaving(by: request) { child, kind in
      child.appendGuards(leftBy: kind, to: &departures)
    }
    return departures
  }

  /// - Returns: Whether there is somebody to ask, so that the request waits.
  private func asks(before entry: ContainerQueue<Request>.Entry) -> Bool {
    guard link.core?.asksGuards != false else { return false }
    let departures = departures(by: entry.request)
    guard !departures.isEmpty, !isRefused(entry.request) else { return false }
    queue.asking = entry
    let answers = answersAtOnce(of: departures)
    // The container may have ended meanwhile, and with it all that waits.
    guard isAsking(for: entry.operation) else { return true }
    if answers.allowAll, isAllowed(entry, by: answers) {
      queue.asking = nil
      return false
    }
    queue.question = LeavingQuestion(answers)
    // A finger does not wait.
    if link.core?.beginsDrag == true { link.core?.resistingView = hostView }
    let link = participants.link
    entry.operation.whenFinished { _ in link.target?.pump() }
    return true
  }

  /// Asks guards for what they know at once, up to the first that does not simply allow it.
  private func answersAtOnce(of departures: [LeavingDeparture]) -> LeavingAnswers {
    var answers = LeavingAnswers()
    for departure in departures where answers.allowAll {
      answers.take(departure.leaving.leavingDecision(for: departure.kind), of: departure)
    }
    return answers
  }

  /// Whether a request can begin now that guards have answered, who may have changed the tree.
  private func isAllowed(
    _ entry: ContainerQueue<Request>.Entry, by answers: LeavingAnswers
  ) -> Bool {
    !entry.operation.isFinished && accepts(entry.request)
      && departures(by: entry.request).allSatisfy(answers.allows)
  }

  /// Continues with the question that is open.
  ///
  /// - Returns: Whether there was something to do.
  func continueQuestion() -> Bool {
    guard let entry = queue.asking, let question = queue.question else { return false }
    // It was cancelled.
    guard !entry.operation.isFinished else {
      endQuestion()
      return true
    }
    switch question.state {
    case .undecided:
      return accepts(entry.request) && decide(question, before: entry)
    case .waiting:
      guard question.isOverdue, queue.hasWaiting, let asked = question.asked else { return false }
      refuse(entry, by: asked)
    case .refused(let asked): refuse(entry, by: asked)
    case .closed: endQuestion()
    }
    return true
  }

  private func endQuestion() {
    let question = queue.question
    (queue.asking, queue.question) = (nil, nil)
    question?.close()
  }

  private func refuse(_ entry: ContainerQueue<Request>.Entry, by asked: UIViewController) {
    endQuestion()
    entry.operation.finish(.refused(.leavingRefused(by: asked)))
  }

  /// Takes what is known at once, then asks one guard after the other, then begins the request.
  ///
  /// Guards may change the tree and this engine: after each of them everything is looked at again.
  private func decide(
    _ question: LeavingQuestion, before entry: ContainerQueue<Request>.Entry
  ) -> Bool {
    let departures = departures(by: entry.request)
    for departure in departures where !question.knows(departure) {
      question.take(departure.leaving.leavingDecision(for: departure.kind), of: departure)
      return true
    }
    if let next = departures.first(where: { !question.allows($0) }) {
      let link = participants.link
      question.ask(next) { link.target?.pump() }
      return true
    }
    endQuestion()
    entry.operation.hasBegun = true
    begin(entry)
    return true
  }
}

extension UIViewController {
  /// Appends the guards among what this controller shows, innermost first, and itself.
  func appendGuards(leftBy kind: LeavingKind, to departures: inout [LeavingDeparture]) {
    let role = leavingRole
    let core = role.contains(.containing) ? ownedCore : nil
    for child in core?.shownViewControllers ?? childrenInWindow {
      child.appendGuards(leftBy: kind, to: &departures)
    }
    if role.contains(.guarding), let leaving = self as? any LeavingGuard {
      departures.append(LeavingDeparture(leaving: leaving, kind: kind))
    }
  }
}
