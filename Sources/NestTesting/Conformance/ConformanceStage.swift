#if os(Linux)
  import Foundation
  import MisuseReports
  import NestKit
  import OpenUIKit

  /// One case of the suite: a screen, a container and its children.
  final class ConformanceStage<Container: UIViewController> {
    /// What is wrong, the first of it.
    private(set) var problem: ConformanceReport.Problem?
    /// Why the case could not be tried; nil if it could.
    private(set) var omission: String?
    private(set) var eventCount = 0

    private let suite: ContainerConformance<Container>
    private let entry: ConformanceCase
    private let host: TestHost
    private let recorder = LifecycleRecorder()
    private let checker: ContractChecker
    private var container: Container?
    /// The children that the test owns.
    private var children: [UIViewController] = []
    private var names: [String] = []
    private var isInsideCallback = false
    /// The child that has to have appeared at the next rest; nil if that is not known.
    private var expected: String?

    init(_ suite: ContainerConformance<Container>, _ entry: ConformanceCase) throws {
      self.suite = suite
      self.entry = entry
      host = try TestHost(size: CGSize(width: 300, height: 200))
      checker = ContractChecker(rules: suite.rules)
    }

    deinit {}

    // MARK: Running

    /// Runs the steps, and releases everything.
    func run() {
      recorder.onEvent = { [unowned self] in receive($0) }
      let misuses = withMisuseIntercepted {
        present()
        for step in entry.steps where problem == nil && omission == nil { perform(step) }
        if problem == nil, omission == nil { release() }
      }
      // Inside a callback a container may refuse, and what is requested of one that is gone is refused too.
      let faults = misuses.filter { entry.inCallback == nil || $0.raisesInUIKit }
      if let fault = faults.first { report("UIKit or the container has reported: \(fault)") }
      recorder.onEvent = nil
    }

    private func present() {
      let container = suite.make()
      guard container.parent == nil, container.viewIfLoaded?.window == nil else {
        return report("the suite got a container that is shown already: each case needs a new one")
      }
      self.container = container
      host.show(
        entry.surroundings == .inStack
          ? StackController(rootViewController: container) : container)
      look(at: .rest)
    }

    private func receive(_ event: LifecycleEvent) {
      eventCount += 1
      checker.check(event)
      if let violation = checker.violations.first { report(violation) }
      guard let (action, number) = entry.inCallback, number == eventCount, !isInsideCallback else {
        return
      }
      isInsideCallback = true
      perform(action)
      isInsideCallback = false
    }

    private func perform(_ step: ConformanceStep) {
      switch step {
      case .show(let animated):
        change { suite.show($0, makeChild(), animated) }
        expected = names.last
      case .cover(let animated):
        change { suite.cover?($0, makeChild(), animated) }
        expected = names.last
      case .remove(let animated):
        change { suite.remove?($0, animated) }
        expected = nil
      case .drag(let completes): drag(completes: completes)
      case .control(let control): self.control(control)
      case .interruption(let interruption): interrupt(by: interruption)
      case .advance:
        host.advance(by: 0.1)
        look(at: .transition)
      case .settle: settle()
      }
    }

    private func change(_ body: (Container) -> Void) {
      guard let container else { return }
      host.turn { body(container) }
      look(at: .transition)
    }

    private func settle() {
      rest()
      if let expected, entry.inCallback == nil, checker.state(of: expected) != .appeared {
        report("the child \(expected) was to be shown, and has not appeared")
      }
    }

    private func rest() {
      do {
        try host.settle(limit: 20)
      } catch {
        report("it never stops: \(error)")
      }
      look(at: .rest)
    }

    // MARK: Steps

    private func makeChild() -> UIViewController {
      let child = RecordingViewController("\(names.count + 1)", recorder: recorder)
      child.preferredContentSize = CGSize(width: 300, height: 200)
      names.append(child.name)
      let made =
        entry.surroundings == .aroundStack ? StackController(rootViewController: child) : child
      children.append(made)
      return made
    }

    private func drag(completes: Bool) {
      guard let container, let (start, end) = suite.drag?(container) else { return }
      checker.noteOwnChangeOfSizes()
      expected = nil
      if completes {
        host.drag(from: start, to: end, duration: 0.3)
      } else {
        host.putDown(0, at: start)
        for share in [0.2, 0.5, 0.3, 0.1, 0.02] {
          host.advance(by: 0.05)
          host.move(
            0,
            to: CGPoint(
              x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
          look(at: .transition)
        }
        host.advance(by: 0.3)
        host.lift(0, at: start)
      }
      look(at: .transition)
    }

    private func control(_ control: TransitionControl) {
      guard let container else { return }
      expected = nil
      let transitions = suite.transitions(container)
      guard !transitions.isEmpty else {
        omission = "no transition runs that a program can control"
        return
      }
      for transition in transitions {
        switch control {
        case .cancelled: host.turn { transition.cancel() }
        case .interrupted:
          host.turn { transition.fractionComplete = 0.4 }
          host.advance(by: 0.1)
          host.turn { transition.resume() }
        case .reversedTwice:
          for _ in 0..<2 {
            host.turn { transition.reverse() }
            look(at: .transition)
            host.advance(by: 0.05)
          }
        }
      }
    }

    private func interrupt(by interruption: Interruption) {
      switch interruption {
      case .rotation: host.rotateDevice()
      case .resize:
        do {
          try host.resize(to: CGSize(width: 340, height: 220))
        } catch {
          report("\(error)")
        }
      case .memoryWarning: host.sendMemoryWarning()
      case .hidden:
        expected = nil
        host.hide()
      case .hiddenAndShown:
        host.hide()
        rest()
        host.unhide()
      }
      look(at: .transition)
    }

    private func perform(_ action: CallbackAction) {
      checker.noteOwnChangeOfSizes(insideCallback: true)
      switch action {
      case .show: if let container { suite.show(container, makeChild(), true) }
      case .remove: if let container { suite.remove?(container, true) }
      case .releaseContainer:
        container = nil
        host.window.rootViewController = nil
      case .releaseChildren: releaseChildren()
      case .hide: host.window.isHidden = true
      case .memoryWarning: host.sendMemoryWarning()
      }
    }

    /// The last reference may be released here, and its events may add children.
    private func releaseChildren() {
      withExtendedLifetime(children) { children = [] }
    }

    // MARK: Looking

    private func look(at moment: ContractChecker.Moment) {
      checker.check(host.window, at: moment)
      if let violation = (checker.violations + (moment == .rest ? checker.unfinished : [])).first {
        report(violation)
      }
    }

    private func release() {
      expected = nil
      host.turn { host.window.rootViewController = nil }
      let isFreed = { [weak container] in container == nil }
      container = nil
      releaseChildren()
      settle()
      checker.checkReleased(names)
      if let violation = checker.violations.first { report(violation) }
      if !isFreed() { report(ContractRule.notReleased, "the container is still alive") }
    }

    private func report(_ violation: ContractViolation) {
      report(violation.rule, "\(violation)")
    }

    private func report(_ finding: String) { report(nil, finding) }

    private func report(_ rule: ContractRule?, _ finding: String) {
      guard problem == nil else { return }
      problem = ConformanceReport.Problem(
        name: entry.name, rule: rule, finding: finding,
        lastEvents: recorder.events.suffix(12).map(\.description))
    }
  }
#endif
