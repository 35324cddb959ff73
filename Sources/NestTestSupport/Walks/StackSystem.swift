import NestKit
import NestTesting
import OpenUIKit

/// A stack in a window, for a random driver: whatever happens, appearance and moves are balanced,
/// and in the end everybody is in its place.
package final class StackSystem: DrivenSystem {
  package private(set) var problem: String?
  package let recorder: LifecycleRecorder

  private let host: TestHost
  private var stack: StackController?
  private var isUntouched = true
  private var madeCount = 0
  private let answers = WalkedAnswers()
  private let watch: ContractWatch
  private var pending: PendingOperations<StackOperation>?
  private static let transitions = Transition.allTransitions

  package init() throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    answers.prepare(in: host)
    watch = ContractWatch(recorder, in: host.window, .collects)
    pending = PendingOperations { [weak self] in
      // A child that appears inside the announcement of a size gets it by the layout that
      // follows.
      self?.watch.checker.noteOwnChangeOfSizes(insideCallback: true)
      self?.attempt($0)
    }
    let stack = StackController(rootViewController: makeController())
    watch.follow(stack)
    self.stack = stack
  }

  private func makeController() -> RecordingViewController {
    let made = WalkedChild("\(madeCount)", recorder: recorder, answers)
    madeCount += 1
    pending?.listen(to: made)
    return made
  }

  deinit {}

  package func perform(_ operation: StackOperation) {
    report(withMisuseIntercepted { attempt(operation) })
    watch.look(isAtRest: operation.endsTurn && host.isIdle && stack?.transition == nil)
    if let breach = watch.breach { report("\(breach.violation)") }
    isUntouched = false
  }

  private func report(_ text: String) { problem = problem ?? text }

  /// Reports the misuses that UIKit reports, which are the stack's mistakes. Refusals of the
  /// stack itself are expected.
  private func report(_ misuses: [Misuse]) {
    for misuse in misuses where !misuse.isOfContainers { report("\(misuse)") }
  }
}

// MARK: - Choosing

extension StackSystem {
  package func nextOperation(using generator: inout SeededGenerator) -> StackOperation {
    if isUntouched {
      return .make(
        capacity: 1 + generator.number(below: 3),
        overflow: generator.isOne(of: 2) ? .keep : .unload)
    }
    guard generator.isOne(of: 5) else { return outside(using: &generator) }
    let callbacks = LifecycleCallback.Kind.allCases
    return .during(
      callbacks[generator.number(below: callbacks.count)],
      of: max(0, madeCount - 4 + generator.number(below: 6)), inside(using: &generator))
  }

  private func outside(using generator: inout SeededGenerator) -> StackOperation {
    switch generator.number(below: 29) {
    case 0...8: change(using: &generator)
    case 9: .hide
    case 10: .show
    case 11: .advance(frames: generator.number(below: 30))
    case 12:
      .resize(
        width: 10 + generator.number(below: 80), height: 10 + generator.number(below: 80))
    case 13: .finishTransition
    case 14, 15: .reverseTransition
    case 16: .cancelTransition
    case 17, 18: .scrubTransition(percent: generator.number(below: 101))
    case 19: .resumeTransition
    case 20: .commit
    case 21, 22:
      .guarding(
        generator.number(below: 6),
        LeavingDecision.allCases[generator.number(below: LeavingDecision.allCases.count)])
    case 23...25: .answer(generator.isOne(of: 2))
    case 26: .wait(generator.number(below: 6))
    default: .finish(generator.number(below: 6))
    }
  }

  private func inside(using generator: inout SeededGenerator) -> StackOperation {
    switch generator.number(below: 16) {
    case 0...8: change(using: &generator)
    case 9: .finishTransition
    case 10: .reverseTransition
    case 11: .cancelTransition
    case 12: .guarding(generator.number(below: 6), .ask)
    case 13: .answer(generator.isOne(of: 2))
    case 14: .finish(generator.number(below: 6))
    default: .toggleWindow
    }
  }

  /// A change of the list.
  private func change(using generator: inout SeededGenerator) -> StackOperation {
    let count = stack?.count ?? 0
    let animated = generator.isOne(of: 2)
    let transition = generator.number(below: Self.transitions.count)
    switch generator.number(below: 9) {
    case 0...2: return .push(transition: transition, animated: animated)
    case 3, 4: return .pop(animated: animated)
    case 5: return .popTo(generator.number(below: count + 1), animated: animated)
    case 6:
      return .insert(
        at: generator.number(below: count + 2), transition: transition, animated: animated)
    case 7: return .remove(generator.number(below: count + 1), animated: animated)
    default:
      var retained = (0..<count).dropFirst().filter { _ in generator.isOne(of: 2) }
      if generator.isOne(of: 2) { retained.shuffle(using: &generator) }
      return .setList(
        [0] + retained, withNew: generator.isOne(of: 2), transition: transition,
        animated: animated)
    }
  }
}

// MARK: - Performing

extension StackSystem {
  private func attempt(_ operation: StackOperation) {
    guard let stack else { return }
    switch operation {
    case .make(let capacity, let overflow): make(capacity, overflow)
    case .push(let transition, let animated):
      stack.push(
        makeController(), transition: Self.transitions[transition], animated: animated)
    case .pop(let animated): stack.pop(animated: animated)
    case .popTo(let index, let animated):
      stack.popToViewController(member(index, of: stack), animated: animated)
    case .insert(let index, let transition, let animated):
      stack.insert(
        makeController(), at: index, transition: Self.transitions[transition], animated: animated)
    case .remove(let index, let animated):
      stack.remove(member(index, of: stack), animated: animated)
    case .setList(let retained, let withNew, let transition, let animated):
      let members = stack.viewControllers
      stack.setViewControllers(
        retained.filter(members.indices.contains).map { members[$0] }
          + (withNew ? [makeController()] : []),
        transition: Self.transitions[transition], animated: animated)
    case .finishTransition: stack.finishTransition()
    case .scrubTransition(let percent):
      stack.transition?.fractionComplete = CGFloat(percent) / 100
    case .resumeTransition: stack.transition?.resume()
    case .reverseTransition: stack.transition?.reverse()
    case .cancelTransition: stack.transition?.cancel()
    case .hide: host.hide()
    case .show: host.window.rootViewController == nil ? host.show(stack) : host.unhide()
    case .toggleWindow: host.window.isHidden.toggle()
    case .resize(let width, let height): resize(CGSize(width: width, height: height))
    case .advance(let frames): host.advance(by: Double(frames) / 60)
    case .commit: host.commit()
    case .guarding(let index, let decision): child(index, of: stack)?.decision = decision
    case .answer(let isAllowed): answers.answer(isAllowed)
    case .wait(let index): if let child = child(index, of: stack) { answers.wait(for: child) }
    case .finish(let index): child(index, of: stack)?.finish(with: "result")
    case .during(let callback, let number, let operation):
      pending?.add(operation, during: callback, of: "\(number)")
    }
  }

  private func make(_ capacity: Int, _ overflow: ContainerStack.OverflowPolicy) {
    guard isUntouched else { return }
    let made = StackController(
      rootViewController: makeController(), capacity: capacity, overflow: overflow)
    watch.follow(made)
    stack = made
  }

  private func member(_ index: Int, of stack: StackController) -> UIViewController {
    index < stack.count ? stack.viewControllers[index] : stack
  }

  private func child(_ index: Int, of stack: StackController) -> WalkedChild? {
    member(index, of: stack) as? WalkedChild
  }

  private func resize(_ size: CGSize) {
    guard host.window.rootViewController != nil else { return }
    do { try host.resize(to: size) } catch { report("\(error)") }
  }
}

// MARK: - Checking

extension StackSystem {
  /// Lets everything come to rest in a shown window, looks, and lets everything go.
  package func finish() throws {
    pending?.removeAll()
    if let stack { try rest(stack) }
    if problem == nil { try releaseAll() }
  }

  private func rest(_ stack: StackController) throws {
    var failure: (any Error)?
    report(
      withMisuseIntercepted {
        host.show(stack)
        host.unhide()
        // What has waited for an answer may wait for the next one.
        for _ in 0..<20 {
          host.turn { stack.transition?.resume() }
          answers.answer(true)
          do { try host.settle() } catch { failure = error }
        }
      })
    if let failure { throw failure }
    watch.finish()
    if let breach = watch.breach { report("\(breach.violation)") }
    if let misplaced = misplaced(in: stack) { report(misplaced) }
  }

  private func releaseAll() throws {
    report(
      withMisuseIntercepted {
        host.turn { host.window.rootViewController = nil }
        stack = nil
        // Who waits for a result continues in later turns.
        do { try host.settle() } catch { report("\(error)") }
      })
    // The last of them has been released with the end of the turn.
    try host.settle()
    if let problem = answers.problem { report(problem) }
    let freed = recorder.events.filter { $0.callback == .deinitialized }.count
    if freed != madeCount { report("\(madeCount - freed) controllers are never freed") }
  }

  /// Who is not where it belongs when everything has come to rest.
  private func misplaced(in stack: StackController) -> String? {
    let shown = stack.viewControllers.suffix(stack.capacity)
    for child in stack.viewControllers {
      let name = LifecycleRecorder.name(of: child)
      let isShown = shown.contains(child)
      if (child.viewIfLoaded?.window != nil) != isShown {
        return "\(name) ought \(isShown ? "" : "not ")to be in the window"
      }
      if isShown, child.view.frame != stack.view.bounds {
        return "\(name) is at \(child.view.frame)"
      }
      if child.parent !== stack { return "\(name) is not a child of the stack" }
    }
    if Set(stack.children) != Set(stack.viewControllers) { return "children: \(stack.children)" }
    guard let top = stack.topViewController else { return nil }
    let frame = top.view.convert(top.view.bounds, to: nil)
    return frame == host.window.bounds ? nil : "the top is at \(frame)"
  }
}
