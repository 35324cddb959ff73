/// Says which rule of the contract between a container and its children was broken, by whom and
/// when.
///
/// It has two inputs. **Callbacks**, one by one as they are recorded or a whole timeline
/// afterwards, show what a controller received and in which state. **A tree**, looked at while
/// nothing runs or during a transition, shows what a container owes its children beyond callbacks:
/// sizes, the first responder, touches, accessibility. It reads UIKit's public API, and what
/// `RecordingViewController`s have recorded; of other controllers the place in the tree is judged,
/// and, on Linux, whether they have appeared when they can be seen, and only then.
///
///     let checker = ContractChecker(rules: Set(ContractRule.all))
///     recorder.onEvent = { checker.check($0) }
///     …
///     checker.check(host.window, at: .rest)
///     #expect(checker.violations + checker.unfinished == [])
///
/// Controllers are known by their names, which have to differ. Where everything has been recorded,
/// `LifecycleRecorder.appearanceViolations(appeared:)` returns violations of
/// ``ContractRule/appearance`` in one line.
public final class ContractChecker {
  /// The state of a controller between its callbacks.
  public enum State: String, Hashable, Sendable {
    /// No callback yet, or `viewDidDisappear(_:)` last.
    case disappeared
    /// `viewWillAppear(_:)` was the last.
    case appearing
    /// `viewDidAppear(_:)` was the last.
    case appeared
    /// `viewWillDisappear(_:)` was the last.
    case disappearing
  }

  /// When a tree is looked at.
  public enum Moment: Hashable, Sendable {
    /// Nothing runs: no transition, no animation, no finger; the turn of the run loop has ended.
    case rest
    /// A transition, or something else, may run.
    case transition
  }

  /// The rules that are judged.
  public let rules: Set<ContractRule>
  /// Who records which controllers; nil for `RecordingViewController`s that do so themselves.
  private let subjects: (any RecordedControllers)?
  /// The violations so far, in the order in which they happened.
  public private(set) var violations: [ContractViolation] = []

  var records: [String: ControllerRecord] = [:]
  /// The number of controllers of which something is stored; those that were freed are none of
  /// them.
  package var storedControllerCount: Int { records.count }
  /// The recording controllers that were found in a tree, or are known otherwise, so that those
  /// that are removed are judged too.
  var followed: [WeakController] = []
  /// The movements in containers that have begun and have not ended.
  var movements: [MovementRecord.Key: MovementRecord] = [:]
  private var eventCount = 0
  /// Whether sizes were changed in a callback since the last look.
  private var isLayoutDue = false
  /// The findings in the tree of the last look: each is reported once.
  private var knownFindings: Set<TreeFinding> = []

  /// Makes a checker without events.
  ///
  /// - Parameters:
  ///   - rules: The rules to judge. Default: those of appearance, which hold for every controller
  ///     and need events only.
  ///   - names: The controllers that have appeared before the first event. Default: none.
  public convenience init(
    rules: Set<ContractRule> = ContractRule.appearance, appeared names: [String] = []
  ) {
    self.init(rules: rules, of: nil)
    for name in names { records[name] = ControllerRecord(state: .appeared, isKnown: true) }
  }

  /// Makes a checker of controllers that others record.
  init(rules: Set<ContractRule>, of subjects: (any RecordedControllers)?) {
    self.rules = rules
    self.subjects = subjects
  }

  deinit {}

  // MARK: Controllers

  /// The name of a controller in the timeline.
  func name(of controller: UIViewController) -> String {
    subjects?.name(of: controller) ?? LifecycleRecorder.name(of: controller)
  }

  /// Whether the callbacks of a controller are recorded.
  func isRecorded(_ controller: UIViewController) -> Bool {
    subjects?.isRecorded(controller) ?? (controller is RecordingViewController)
  }

  /// Whether the view of a recorded controller has been in another one, or is not loaded.
  func hasBeenPlaced(_ controller: UIViewController) -> Bool {
    if let subjects { return subjects.hasBeenPlaced(controller) }
    return (controller as? RecordingViewController)?.notePlacement() ?? true
  }

  /// Notes the state that a controller had before its first event.
  func begin(_ name: String, as state: State) {
    records[name] = ControllerRecord(state: state, isKnown: true)
  }

  // MARK: Events

  /// Checks the next event. Events that are not those of a controller are only counted.
  ///
  /// - Parameter event: The next event after those that were judged before.
  public func check(_ event: LifecycleEvent) {
    eventCount += 1
    if !event.callback.isOfController { return }
    // In place, and without an array where nothing is wrong: this is called for every event.
    let faults = records[event.source, default: ControllerRecord()]
      .receive(event, parentHasDisappeared: hasParentOfAppearingDisappeared(event))
    if isLayoutDue { records[event.source]?.clearPlacedSize() }
    if case .deinitialized = event.callback { records[event.source] = nil }
    for fault in faults {
      report(fault.rule, by: event.source, event: "\(event)", because: fault.finding)
    }
  }

  /// Whether the event says that a controller begins to appear while its parent has disappeared.
  private func hasParentOfAppearingDisappeared(_ event: LifecycleEvent) -> Bool {
    guard case .viewWillAppear = event.callback, let name = event.receiver?.parent else {
      return false
    }
    return records[name].map { $0.isKnown && $0.state == .disappeared } ?? false
  }

  /// Checks events in their order.
  ///
  /// - Parameter events: The next events after those that were judged before.
  public func check(_ events: some Sequence<LifecycleEvent>) {
    for event in events { check(event) }
  }

  /// The state of a controller.
  ///
  /// - Parameter name: Its name in the timeline.
  public func state(of name: String) -> State { records[name]?.state ?? .disappeared }

  /// The controllers between a *will* and its *did*, by name: each is a violation after the last
  /// event. Violations that a look at the tree has reported already are not repeated.
  public var unfinished: [ContractViolation] {
    records.filter { !$0.value.isReportedUnfinished }.sorted { $0.key < $1.key }
      .flatMap { name, record in
        record.unfinishedFaults.filter { rules.contains($0.rule) }.map { fault in
          ContractViolation(
            controller: name, rule: fault.rule, place: eventCount, finding: fault.finding)
        }
      }
  }

  // MARK: Statements of the test

  /// Checks that hidden views were unloaded, after a memory warning.
  ///
  /// - Parameter controllers: Those whose views the container's policy unloads.
  public func checkUnloaded(_ controllers: some Sequence<UIViewController>) {
    for controller in controllers where controller.isViewLoaded {
      report(
        .loadedAfterMemoryWarning, by: name(of: controller),
        because: "its view is still loaded")
    }
  }

  /// Checks that children were removed whose views were removed for good.
  ///
  /// - Parameter controllers: Those that their containers had to remove. One whose view is in a
  ///   window is not judged.
  public func checkRemoved(_ controllers: some Sequence<UIViewController>) {
    for controller in controllers where controller.viewIfLoaded?.window == nil {
      guard let parent = controller.parent else { continue }
      report(
        .remainsWithoutView, by: name(of: controller),
        because:
          "its view was removed, and it is still a child of \(name(of: parent))")
    }
  }

  /// Checks that recorded controllers were freed.
  ///
  /// - Parameter names: Those that nobody has to own any more. One without any event counts as
  ///   freed.
  public func checkReleased(_ names: some Sequence<String>) {
    for name in names where records[name] != nil {
      report(.notReleased, by: name, because: "it is still alive")
    }
  }

  /// Adds a violation, if its rule is one of those that are judged.
  ///
  /// - Parameters:
  ///   - rule: The rule that was broken.
  ///   - controller: The name of the controller.
  ///   - event: The event that broke it. Default: none.
  ///   - finding: The finding.
  public func report(
    _ rule: ContractRule, by controller: String, event: String? = nil, because finding: String
  ) {
    guard rules.contains(rule) else { return }
    violations.append(
      ContractViolation(
        controller: controller, rule: rule, event: event, place: eventCount, finding: finding))
  }

  // MARK: The tree

  /// Checks the controllers of a window, and those that were in it before. O(views of the window).
  ///
  /// - Parameters:
  ///   - window: The window; it may be hidden.
  ///   - moment: Whether something may run.
  public func check(_ window: UIWindow, at moment: Moment) {
    guard rules.contains(where: { $0.evidence == .tree || $0.evidence == .treeAtRest }) else {
      return
    }
    isLayoutDue = false
    let observation = TreeObservation(of: window, by: self, at: moment)
    let found = observation.findings()
    for finding in found where !knownFindings.contains(finding) {
      report(finding.rule, by: finding.controller, because: finding.text)
    }
    knownFindings = Set(found)
    if moment == .rest {
      observation.noteShownParents()
      reportUnfinished()
      reportOpenMovements()
    }
    observation.remember()
  }

  /// Says that the program, or its user, changes sizes inside a container itself: until the next
  /// look at rest no announcement is expected, and what appears now may have another size when it
  /// has appeared.
  ///
  /// - Parameter insideCallback: Whether it is changed in a callback: what appears after that,
  ///   before the next look, may get its final size by a later layout. Default: no.
  public func noteOwnChangeOfSizes(insideCallback: Bool = false) {
    if insideCallback { isLayoutDue = true }
    for name in records.keys { records[name]?.noteOwnChangeOfSizes() }
  }

  /// Returns the violations so far and removes them.
  func takeViolations() -> [ContractViolation] {
    defer { violations = [] }
    return violations
  }

  private func reportUnfinished() {
    for violation in unfinished {
      violations.append(violation)
      records[violation.controller]?.isReportedUnfinished = true
    }
  }
}

/// Something wrong with a controller in a tree.
nonisolated struct TreeFinding: Hashable, Sendable {
  let rule: ContractRule
  let controller: String
  let text: String
}

extension LifecycleRecorder {
  /// The violations of the rules of appearance in the recorded events, with those of unfinished
  /// transitions.
  ///
  /// - Parameter names: The controllers that had appeared before the first event. Default: none.
  /// - Returns: The violations in their order; empty if every callback was called once, in order,
  ///   and balanced.
  public func appearanceViolations(appeared names: [String] = []) -> [ContractViolation] {
    let checker = ContractChecker(appeared: names)
    checker.check(events)
    return checker.violations + checker.unfinished
  }
}
