/// The problems of one case: each kind once, at the level of what was done when it was found, and
/// without the consequences of those before it.
nonisolated struct CaseProblems {
  private(set) var all: [ConformanceReport.Problem] = []
  private let name: String
  /// Whether what is done at rest is judged by itself, after an interruption before.
  private let isLong: Bool
  /// The level of what is done now.
  private var level: ContractLevel
  /// The highest level of a problem, and of what was done: the rest of the case may be a
  /// consequence.
  private var (levelOfProblems, levelOfSteps): (ContractLevel, ContractLevel)
  private var isChanging = false
  private var hasFinger = false
  private var isSettled = false
  /// The rules that were reported, by the name of the controller.
  private var broken: [String: Set<ContractRule>] = [:]

  init(of entry: ConformanceCase) {
    name = entry.name
    isLong = entry.isTolerant
    level = entry.surroundings == .hiddenWindow ? .robust : .basic
    (levelOfProblems, levelOfSteps) = (level, level)
  }

  // MARK: Levels

  /// Notes what is done next. A change by itself is basic; what happens while another one runs is
  /// not.
  mutating func note(_ step: ConformanceStep) {
    if isSettled {
      if isLong { level = levelOfProblems }
      (isChanging, isSettled) = (false, false)
    }
    switch step {
    case .show, .cover, .coverOriented, .insert, .remove, .operation:
      if isChanging { noteInterruption() }
      isChanging = true
    case .drag:
      if isChanging, !hasFinger { noteInterruption() }
      (isChanging, hasFinger) = (true, true)
    case .endDrag: hasFinger = false
    case .interruption: if isChanging { noteInterruption() }
    case .release: noteInterruption()
    case .settle: isSettled = true
    case .present, .becomeFirstResponder, .press, .lift, .control, .wait: break
    }
  }

  /// Notes that something is done while a change runs, or inside a callback.
  mutating func noteInterruption() {
    level = max(level, .robust)
    levelOfSteps = max(levelOfSteps, level)
  }

  /// Notes that everything is released.
  mutating func noteRelease() { level = levelOfSteps }

  // MARK: Problems

  /// Whether a rule was reported for a controller.
  func contains(problemOf controller: String) -> Bool { broken[controller] != nil }

  /// Adds a broken rule.
  mutating func add(
    _ rule: ContractRule, of controller: String, _ finding: String, after events: [LifecycleEvent]
  ) {
    let known = broken[controller] ?? []
    guard !known.contains(where: { $0.consequences.contains(rule) }) else { return }
    broken[controller, default: []].insert(rule)
    add(rule.id, rule, finding, max(level, rule.level), after: events)
  }

  /// Adds something that is wrong, and breaks no rule.
  mutating func add(
    _ kind: ConformanceReport.Kind, _ finding: String, after events: [LifecycleEvent]
  ) {
    add(kind.rawValue, nil, finding, level, after: events)
  }

  private mutating func add(
    _ kind: String, _ rule: ContractRule?, _ finding: String, _ level: ContractLevel,
    after events: [LifecycleEvent]
  ) {
    levelOfProblems = max(levelOfProblems, self.level)
    guard !all.contains(where: { $0.kind == kind }) else { return }
    all.append(
      ConformanceReport.Problem(
        name: name, rule: rule, kind: kind, level: level, finding: finding,
        lastEvents: events.suffix(12).map(\.description)))
  }
}

// MARK: - Consequences

nonisolated extension ContractRule {
  /// The rules that the same controller cannot keep where this one is broken.
  fileprivate var consequences: Set<ContractRule> { Self.allConsequences[self] ?? [] }

  private static let allConsequences: [ContractRule: Set<ContractRule>] = [
    .begunTwice: [.notBegun, .placedTwice, .notPlaced, .otherAnimation],
    .notPlaced: [
      .begunTwice, .notBegun, .freedTooEarly, .appearedOutsideWindow, .appearedInHiddenParent,
    ],
    .unfinished: [.begunTwice, .freedTooEarly, .appearedOutsideWindow],
    .moveBegunTwice: [.moveNotBegun, .moveFlagMissing],
    .moveUnfinished: [.moveBegunTwice, .moveFlagMissing],
    .hierarchiesDiffer: [
      .unfinished, .freedTooEarly, .shownWithoutAppearing, .appearedOutsideWindow,
      .appearsBeforeParent, .layoutNotFinal, .sizeNotAnnounced, .geometryNotRestored,
      .otherOrientation, .firstResponderCovered, .inputContinues, .accessibleWhenCovered,
      .loadedTooEarly, .notReleased,
    ],
    .shownWithoutAppearing: [
      .sizeNotAnnounced, .firstResponderCovered, .inputContinues, .accessibleWhenCovered,
    ],
    .appearedOutsideWindow: [.begunTwice, .appearedInHiddenParent, .freedTooEarly],
    .appearedInHiddenParent: [.begunTwice, .appearedOutsideWindow, .freedTooEarly],
    .appearsBeforeParent: [
      .begunTwice, .unfinished, .appearedOutsideWindow, .appearedInHiddenParent,
    ],
  ]
}
