import NestKit

/// The cases of a suite, in their order, and what was found in them.
final class ConformanceRun<Container: UIViewController> {
  private(set) var report: ConformanceReport
  let former = FormerResults()
  private let suite: ContainerConformance<Container>
  private var waiting: [ConformanceCase]
  /// The cases with something inside each of their events; they run first without.
  private var withCallbacks: [ConformanceCase]
  /// The names of these.
  private let baseNames: Set<String>
  private var isFirstBase = true

  init(_ suite: ContainerConformance<Container>) {
    self.suite = suite
    report = ConformanceReport(container: suite.name)
    waiting = Array(ConformanceCase.all.filter { suite.includes($0.name) }.reversed())
    let bases = ConformanceCase.withCallbacks(covers: suite.cover != nil)
    baseNames = Set(bases.map(\.name))
    withCallbacks = Array(bases.filter { suite.includes($0.name) }.reversed())
  }

  deinit {}

  /// The next case; nil at the end. A case that needs a verb which the container lacks is left out.
  func nextCase() -> ConformanceCase? {
    while let entry = waiting.popLast() ?? withCallbacks.popLast() {
      let missing = missing(for: entry)
      guard !missing.isEmpty else { return entry }
      for omission in missing { report.omit(omission) }
    }
    return nil
  }

  /// Adds what was found in a case, and more cases if something is to be done inside its events.
  func add(_ stage: ConformanceStage<Container>) {
    for omission in stage.omissions { report.omit(omission) }
    if let obstacle = stage.obstacle { return report.omit(obstacle) }
    report.add(stage.entry, eventCount: stage.eventCount)
    report.problems += stage.problems
    if stage.cannotContinue { (waiting, withCallbacks) = ([], []) }
    guard !stage.isOver, stage.entry.inCallback == nil, baseNames.contains(stage.entry.name)
    else { return }
    // The steps up to the last change, and the end, are the same in all of them.
    let events = isFirstBase ? 1..<(stage.eventCount + 1) : stage.eventsOfLastChange
    isFirstBase = false
    for event in events.reversed() {
      for (name, step) in actions(in: stage.entry).reversed() {
        let entry = stage.entry.doing(step, named: name, inEvent: event)
        if suite.includes(entry.name) { waiting.append(entry) }
      }
    }
  }

  /// Returns the steps that are performed inside the events of a case.
  private func actions(in entry: ConformanceCase) -> [(name: String, step: ConformanceStep)] {
    var actions: [(String, ConformanceStep)] = [("show", .show(animated: true))]
    if suite.remove != nil { actions.append(("remove", .remove(animated: true))) }
    actions += Participant.allCases.filter { $0 != .delegate || suite.delegate != nil }.map {
      ("release of the \($0.rawValue)", .release($0))
    }
    actions.append(("hiding the window", .interruption(.hidden)))
    actions.append(("memory warning", .interruption(.memoryWarning)))
    // For the container's own operations one case is enough.
    let ofOperations: ConformanceStep =
      suite.cover == nil ? .show(animated: true) : .cover(animated: true)
    if entry.steps.dropLast().last == ofOperations {
      actions += suite.operations.enumerated().map { ($1.name, .operation($0)) }
    }
    return actions
  }

  /// Which verbs a case needs that the container lacks.
  private func missing(for entry: ConformanceCase) -> [ConformanceReport.Omission] {
    guard !entry.isTolerant else { return [] }
    return entry.steps.compactMap { step in
      switch step {
      case .cover where suite.cover == nil:
        .init(name: "cover", reason: "the container has no such verb")
      case .remove where suite.remove == nil:
        .init(name: "remove", reason: "the container has no such verb")
      case .drag where suite.drag == nil:
        .init(name: "by hand", reason: "the container has no drag")
      default: nil
      }
    }
  }
}
