import Foundation
import NestKit

/// One case of the suite: a container and its children on a screen. It waits for nothing itself:
/// ``next()`` does what is to be done now, and says how long to wait, in virtual time or in real
/// time.
final class ConformanceStage<Container: UIViewController> {
  /// The problems, each kind once.
  var problems: [ConformanceReport.Problem] { caseProblems.all }
  private var caseProblems: CaseProblems
  /// Why the case could not be tried; nil if it could.
  private(set) var obstacle: ConformanceReport.Omission?
  /// The parts of the case that were left out.
  private(set) var omissions: [ConformanceReport.Omission] = []
  private(set) var eventCount = 0
  /// The numbers of the events of the last change, and of what follows it until everything is
  /// released.
  private(set) var eventsOfLastChange = 1..<1
  /// Whether the suite cannot continue, since its arguments are of no use.
  private(set) var cannotContinue = false

  let entry: ConformanceCase
  private let suite: ContainerConformance<Container>
  private let screen: any ConformanceScreen
  private let former: FormerResults
  private let recorder = LifecycleRecorder()
  private let checker: ContractChecker
  private let misuses = DiagnosticRecorder()
  private var steps: ArraySlice<ConformanceStep>
  private var phase = Phase.begin

  private var container: Container?
  private weak var observed: Container?
  private var delegate: AnyObject?
  /// The children that the test owns.
  private var children: [UIViewController] = []
  /// All children that were made.
  private var made: [WeakChild] = []
  /// The violations of the checker that are among the problems.
  private var reportedCount = 0
  private var isInsideCallback = false
  /// The effect that the last verb has to have at the next rest; nil if that is not known.
  private var expected: Effect?
  /// Whether it waited for something that does not end.
  private var isRestless = false
  /// The number of reports of misuse that were judged.
  private var misuseCount = 0
  /// The names of those that have appeared.
  private var shown: Set<String> = []
  private var finger: CGPoint?
  /// The children whose views a memory warning has to unload.
  private var hidden: [UIViewController] = []

  /// The effect of a verb on a child, by its name.
  private enum Effect {
    case shows(String, verb: String)
    case adds(String)
    case removes(String)
  }

  private enum Phase { case begin, steps, release, end }

  private struct WeakChild {
    let name: String
    weak var recorded: UIViewController?
    /// The controller that was given to the container for the child.
    weak var given: UIViewController?
  }

  /// The events after which a case counts as one that never ends.
  private static var eventLimit: Int { 100_000 }

  init(
    _ suite: ContainerConformance<Container>, _ entry: ConformanceCase,
    on screen: any ConformanceScreen, after former: FormerResults
  ) {
    self.suite = suite
    self.entry = entry
    self.screen = screen
    self.former = former
    steps = entry.steps[...]
    caseProblems = CaseProblems(of: entry)
    checker = ContractChecker(rules: suite.rules)
    recorder.trace = suite.trace
    suite.trace?("\(suite.name): \(entry.name)")
    recorder.onEvent = { [weak self] in self?.receive($0) }
  }

  deinit {}

  // MARK: Running

  /// Looks at what the last step has done, and performs the next one.
  ///
  /// - Returns: How long to wait before it is called again; nil at the end.
  func next() -> ConformancePause? {
    switch phase {
    case .begin:
      phase = .steps
      begin()
      return .turn
    case .steps:
      lookAfterStep()
      guard !isOver, let step = steps.first else { return release() }
      perform(step)
      return pause(after: step)
    case .release:
      phase = .end
      checkReleased()
      finish()
      return nil
    case .end: return nil
    }
  }

  /// Something did not end while the suite waited.
  func fail(_ error: any Error) {
    report(.restless, "it never stops: \(error)")
    isRestless = true
  }

  private func pause(after step: ConformanceStep) -> ConformancePause {
    switch step {
    case .wait(let seconds): .time(seconds)
    case .settle: .rest(limit: 20)
    default: .turn
    }
  }

  private func lookAfterStep() {
    let isFirst = steps.startIndex == entry.steps.startIndex
    let last = isFirst ? nil : entry.steps[steps.startIndex - 1]
    guard !isOver, let container = observed else { return }
    guard container.viewIfLoaded?.window != nil || last == .settle else { return }
    // A change that was begun inside the callbacks of the first appearance still runs.
    let isAtRest = last == .settle || isFirst && entry.inCallback == nil
    look(at: isAtRest ? .rest : .transition)
    reportMisuses()
    guard last == .settle else { return }
    if let expected, !entry.mayRefuse, isSeen { check(expected) }
    expected = nil
    if entry.judgesRemaining, steps.isEmpty, !suite.ownsRemoved { checkRemaining() }
    if !entry.ownsChildren, !suite.ownsRemoved { checkRemoved() }
  }

  private var isSeen: Bool { !screen.window.isHidden && screen.window.rootViewController != nil }

  private func begin() {
    guard let container = suite.make(recorder) else {
      return endSuite("the closure that makes containers has returned nil")
    }
    guard former.container !== container else {
      return endSuite(
        "the closure that makes containers has returned the same one again: each case needs a new one"
      )
    }
    guard container.parent == nil, container.viewIfLoaded?.window == nil else {
      return endSuite("the suite got a container that is shown already: each case needs a new one")
    }
    former.container = container
    self.container = container
    observed = container
    delegate = suite.delegate?(container, recorder)
    suite.observe(container) { [weak self, unowned container] in self?.check($0, of: container) }
    if entry.surroundings != .notShown { present() }
  }

  private func present() {
    guard let container, screen.window.rootViewController == nil else { return }
    screen.show(
      entry.surroundings == .inStack
        ? StackController(rootViewController: container) : container)
  }

  private func receive(_ event: LifecycleEvent) {
    eventCount += 1
    if case .viewDidAppear = event.callback { shown.insert(event.source) }
    checker.check(event)
    reportViolations()
    if eventCount > Self.eventLimit {
      preconditionFailure(
        "\(suite.name) never ends in the case \"\(entry.name)\". The last events: "
          + recorder.events.suffix(12).map(\.description).joined(separator: ", "))
    }
    guard let action = entry.inCallback, action.event == eventCount, !isInsideCallback else {
      return
    }
    isInsideCallback = true
    checker.noteOwnChangeOfSizes(insideCallback: true)
    caseProblems.noteInterruption()
    perform(action.step)
    isInsideCallback = false
  }

  private func check(_ progress: ContainerProgress, of container: Container) {
    checker.check(progress, of: container)
    reportViolations()
  }

  // MARK: Steps

  private func perform(_ step: ConformanceStep) {
    if !isInsideCallback {
      steps = steps.dropFirst()
      caseProblems.note(step)
      if step.isChange { eventsOfLastChange = (eventCount + 1)..<(eventCount + 1) }
    }
    switch step {
    case .present: present()
    case .show(let animated):
      expected = change("show") { suite.show($0, $1, animated) }
        .map { .shows($0, verb: "show") }
    case .cover(let animated): cover(animated: animated) { self.makeChild() }
    case .coverOriented:
      cover(animated: false) { self.makeOrientedChild() }
      // It is exchanged by the next rotation.
      expected = nil
    case .insert:
      guard let insert = suite.insert else { return leaveOut("insert", Self.missingVerb) }
      expected = change("insert") { insert($0, $1) }.map { .adds($0) }
    case .remove(let animated):
      expected = nil
      guard let remove = suite.remove else { return leaveOut("remove", Self.missingVerb) }
      guard let container, made.contains(where: { $0.recorded?.parent != nil }) else { return }
      if !suite.ownsRemoved, let child = topChild { expected = .removes(child.name) }
      call("remove") { remove(container, animated) }
    case .operation(let number):
      expected = nil
      guard let container else { return }
      let operation = suite.operations[number]
      call(operation.name) { operation.perform(container) { self.makeChild() } }
    case .becomeFirstResponder:
      turn { _ = (made.first?.recorded as? ConformanceChild)?.field.becomeFirstResponder() }
    case .press: touch(.down, at: middle)
    case .lift: touch(.up, at: middle)
    case .drag(let share): drag(to: share)
    case .endDrag(let share): drag(to: share, isEnd: true)
    case .control(let control): self.control(control)
    case .interruption(let interruption): interrupt(by: interruption)
    case .release(let participant): release(participant)
    case .wait, .settle: break
    }
  }

  private static var missingVerb: String { "the container has no such verb" }

  private func turn(_ body: () -> Void) {
    if isInsideCallback { body() } else { screen.turn(body) }
  }

  /// Calls a verb.
  private func call(_ verb: String, _ body: () -> Void) {
    let what = "\(suite.name), in the case \"\(entry.name)\": the verb \(verb)"
    turn { VerbWatch.call(what, limit: suite.longestCall, body) }
  }

  /// The child of the suite that is shown, as far as that is known: of several the latest one.
  private var topChild: WeakChild? {
    made.last { $0.given?.parent != nil && checker.state(of: $0.name) == .appeared }
  }

  /// Changes the container by a new child.
  ///
  /// - Returns: The name of the child.
  private func change(
    _ verb: String, making make: (() -> UIViewController)? = nil,
    _ body: (Container, UIViewController) -> Void
  ) -> String? {
    guard let container else { return nil }
    let child = make?() ?? makeChild()
    call(verb) { body(container, child) }
    return made.last?.name
  }

  private func cover(animated: Bool, making make: () -> UIViewController) {
    guard let cover = suite.cover ?? (entry.isTolerant ? suite.show : nil) else {
      return leaveOut("cover", Self.missingVerb)
    }
    let count = made.count
    withoutActuallyEscaping(make) { make in
      _ = change("cover", making: make) { cover($0, $1, animated) }
    }
    // Children for the other orientation are made in between.
    expected = made.count > count ? .shows(made[count].name, verb: "cover") : nil
  }

  /// A step is left out of a case, or the whole case.
  private func leaveOut(_ name: String, _ reason: String) {
    let omission = ConformanceReport.Omission(name: name, reason: reason)
    if entry.isTolerant || isInsideCallback {
      omissions.append(omission)
    } else {
      obstacle = omission
    }
  }

  private var middle: CGPoint {
    CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
  }

  private func touch(_ phase: ScreenEvent.Phase, at point: CGPoint) {
    send(.finger(phase, x: point.x, y: point.y))
    finger = phase == .up ? nil : point
  }

  /// Sends an event, or leaves it out where the screen cannot.
  private func send(_ event: ScreenEvent) {
    if let reason = screen.obstacle(to: event) {
      let name =
        switch event {
        case .rotation: "rotation"
        case .size: "another size"
        case .memoryWarning: "memory warning"
        case .finger: "by hand"
        }
      return leaveOut(name, reason)
    }
    screen.send(event)
  }

  private func drag(to share: CGFloat, isEnd: Bool = false) {
    guard let container, let (start, end) = suite.drag?(container) else {
      return leaveOut("by hand", "the container has no drag")
    }
    expected = nil
    checker.noteOwnChangeOfSizes()
    let point = CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    if finger == nil {
      guard !isEnd else { return }
      touch(.down, at: point)
    } else if isEnd {
      touch(.moved, at: point)
      touch(.up, at: point)
    } else {
      touch(.moved, at: point)
    }
  }

  private func control(_ control: TransitionControl) {
    guard let container else { return }
    expected = nil
    let transitions = suite.transitions(container)
    guard transitions.isEmpty else {
      caseProblems.noteInterruption()
      for transition in transitions {
        turn {
          switch control {
          case .cancel: transition.cancel()
          case .reverse: transition.reverse()
          case .pause: transition.fractionComplete = 0.4
          case .resume: transition.resume()
          }
        }
      }
      return
    }
    if control == .reverse, let reverse = suite.reverse {
      caseProblems.noteInterruption()
      return call("reverse") { reverse(container) }
    }
    // A transition that was paused may have ended.
    guard control != .resume else { return }
    leaveOut("the control of a transition", "no transition runs that a program can control")
  }

  private func interrupt(by interruption: Interruption) {
    switch interruption {
    case .rotation: send(.rotation)
    case .resize:
      let size = screen.window.bounds.size
      send(.size(width: size.width + 40, height: size.height + 20))
    case .memoryWarning: warnOfMemory()
    case .hidden:
      if !isInsideCallback { expected = nil }
      setHidden(true)
    case .shown: setHidden(false)
    }
  }

  private func setHidden(_ isHidden: Bool) {
    if isInsideCallback { screen.window.isHidden = isHidden } else { screen.setHidden(isHidden) }
  }

  private func warnOfMemory() {
    if entry.isTolerant, let container {
      if let hidden = suite.unloaded?(container) {
        self.hidden = hidden
      } else {
        leaveOut("unloading", "the suite does not know whose views are unloaded")
      }
    }
    send(.memoryWarning)
    checker.checkUnloaded(hidden)
    hidden = []
  }

  private func release(_ participant: Participant) {
    switch participant {
    case .container:
      container = nil
      screen.window.rootViewController = nil
    case .children: releaseChildren()
    case .delegate: withExtendedLifetime(delegate) { delegate = nil }
    }
  }

  /// The last reference may be released here, and its events may add children.
  private func releaseChildren() {
    withExtendedLifetime(children) { children = [] }
  }

  // MARK: Children

  private func makeChild() -> UIViewController {
    let child = ConformanceChild(child: "\(made.count + 1)", recorder: recorder)
    child.onEndlessLoad = { [weak self, unowned child] in
      self?.report(
        .endlessLoad,
        "the view of \(child.name) was read while it was loaded: UIKit would load it again, without end"
      )
    }
    var given: UIViewController = child
    if entry.surroundings == .aroundStack {
      given = StackController(rootViewController: child)
    } else if let make = suite.child {
      if let wrapped = make(child) {
        if former.child === wrapped {
          endSuite("the closure that makes children has returned the same one again")
        }
        former.child = wrapped
        given = wrapped
      } else {
        endSuite("the closure that makes children has returned nil")
      }
    }
    note(child, given)
    return given
  }

  private func note(_ child: RecordingViewController, _ given: UIViewController) {
    // The first one is owned by the test in any case.
    if entry.ownsChildren || made.isEmpty { children.append(given) }
    // Judged before it is in the window, too.
    checker.followed.append(WeakController(child))
    made.append(WeakChild(name: child.name, recorded: child, given: given))
  }

  private func makeOrientedChild() -> UIViewController {
    #if os(tvOS) || os(visionOS)
      return makeChild()
    #else
      let isLandscape = screen.window.windowScene?.interfaceOrientation.isLandscape ?? false
      return makeChild(forLandscape: isLandscape)
    #endif
  }

  #if !os(tvOS) && !os(visionOS)
    private func makeChild(forLandscape isLandscape: Bool) -> UIViewController {
      let child = OrientedConformanceChild(
        "\(made.count + 1)", recorder: recorder, isLandscape: isLandscape
      ) { [weak self] in self?.makeChild(forLandscape: $0) }
      note(child, child)
      return child
    }
  #endif

  // MARK: Looking

  private func look(at moment: ContractChecker.Moment) {
    checker.check(screen.window, at: moment)
    reportViolations()
    if moment == .rest { for violation in checker.unfinished { report(violation) } }
  }

  /// Says where a verb has done nothing, or the opposite. A child whose rules are broken is judged
  /// by these.
  private func check(_ effect: Effect) {
    switch effect {
    case .shows(let name, let verb):
      guard checker.state(of: name) != .appeared, !caseProblems.contains(problemOf: name) else {
        return
      }
      report(.verb, "the verb \(verb) was to show the child \(name), and it has not appeared")
    case .adds(let name):
      guard made.first(where: { $0.name == name })?.given?.parent == nil else { return }
      report(.verb, "the verb insert was to add the child \(name), and it has no parent")
    case .removes(let name):
      guard let child = made.first(where: { $0.name == name })?.given, child.parent != nil else {
        return
      }
      if child.viewIfLoaded?.window == nil {
        checker.checkRemoved([child])
        reportViolations()
      } else {
        report(.verb, "the verb remove was to remove the child \(name), and it is still shown")
      }
    }
  }

  /// Who was shown, is not, and was not brought back by the removal of what was shown instead, is
  /// needed no more.
  private func checkRemaining() {
    checker.checkRemoved(made.filter { shown.contains($0.name) }.compactMap(\.given))
    reportViolations()
  }

  /// Reports of UIKit, and of containers. Inside a callback, or during a change, a container may
  /// refuse, and what is requested of one that is gone is refused too.
  private func reportMisuses() {
    for misuse in misuses.misuses.dropFirst(misuseCount)
    where !entry.mayRefuse || misuse.raisesInUIKit || !misuse.isOfContainers {
      report(.misuse, "UIKit or the container has reported: \(misuse)")
    }
    misuseCount = misuses.misuses.count
  }

  private func reportViolations() {
    let violations = checker.violations
    guard violations.count > reportedCount else { return }
    for violation in violations[reportedCount...] { report(violation) }
    reportedCount = violations.count
  }

  /// Who has been removed, and is owned by nobody, is freed.
  private func checkRemoved() {
    for child in made.dropFirst() {
      guard let given = child.given, given.parent == nil, given.presentingViewController == nil
      else { continue }
      checker.checkReleased([child.name])
    }
    reportViolations()
  }

  // MARK: The end

  private func release() -> ConformancePause {
    phase = .release
    expected = nil
    caseProblems.noteRelease()
    eventsOfLastChange = eventsOfLastChange.lowerBound..<(eventCount + 1)
    if let finger { touch(.up, at: finger) }
    screen.show(nil)
    container = nil
    releaseChildren()
    withExtendedLifetime(delegate) { delegate = nil }
    if screen.window.isHidden { screen.setHidden(false) }
    return .rest(limit: 20)
  }

  private func checkReleased() {
    guard !isOver else { return }
    look(at: .rest)
    checker.checkReleased(made.map(\.name))
    reportViolations()
    if observed != nil, suite.rules.contains(.notReleased) {
      caseProblems.add(
        .notReleased, of: suite.name, "the container is still alive", after: recorder.events)
    }
  }

  private func finish() {
    misuses.stop()
    recorder.onEvent = nil
    reportMisuses()
  }

  /// Ends the suite with a problem: a closure of it has returned an object that cannot be used.
  private func endSuite(_ finding: String) {
    report(.closure, finding)
    cannotContinue = true
  }

  private func report(_ violation: ContractViolation) {
    guard !isOver else { return }
    caseProblems.add(
      violation.rule, of: violation.controller, "\(violation)", after: recorder.events)
  }

  private func report(_ kind: ConformanceReport.Kind, _ finding: String) {
    if !isOver { caseProblems.add(kind, finding, after: recorder.events) }
  }

  /// Whether nothing more is judged.
  var isOver: Bool { obstacle != nil || cannotContinue || isRestless }
}

/// The objects that the closures of a suite have returned last.
final class FormerResults {
  weak var container: UIViewController?
  weak var child: UIViewController?

  init() {}

  deinit {}
}
