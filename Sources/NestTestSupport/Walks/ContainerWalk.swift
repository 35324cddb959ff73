import NestKit
import NestTesting
import OpenUIKit

/// A container in a window, for a random driver: whatever happens, fingers and keys included,
/// appearance and moves are balanced, in the end everybody is where a model says, and nobody
/// stays.
package final class ContainerWalk<Walked: WalkedContainer>: DrivenSystem {
  package private(set) var problem: String?
  package let recorder: LifecycleRecorder

  private let host: TestHost
  private var walked: Walked?
  private var madeCount = 0
  private var finger: CGPoint?
  /// Whether a finger or a key has been used, so that the model cannot know everything.
  private var hasUserInput = false
  /// Whether the program has taken a child, which the model does not know either.
  private var hasTakenChildren = false
  private var attemptCount = 0
  private let answers = WalkedAnswers()
  private let watch: ContractWatch
  private var pending: PendingOperations<ContainerWalkOperation>?
  /// The operation inside a call of the delegate, and how many calls come before.
  private var delegateOperation: (call: Int, operation: ContainerWalkOperation)?

  package init() throws {
    let size = Walked.windowSize
    host = try TestHost(size: CGSize(width: size.width, height: size.height))
    recorder = LifecycleRecorder()
    answers.prepare(in: host)
    watch = ContractWatch(recorder, in: host.window, rules: Walked.rules, .collects)
    pending = PendingOperations { [weak self] in self?.attempt($0, insideCallback: true) }
    // The window that disappears with the walk may ask for one more.
    let walked = Walked { [weak self, recorder, answers] in
      self?.makeController() ?? WalkedViewController("late", recorder: recorder, answers)
    }
    walked.delegateCalls?.onCall = { [weak self] in self?.delegateIsCalled() }
    watch.follow(walked.controller)
    self.walked = walked
  }

  private func delegateIsCalled() {
    guard let (call, operation) = delegateOperation else { return }
    delegateOperation = call > 0 ? (call - 1, operation) : nil
    if call == 0 { attempt(operation, insideCallback: true) }
  }

  private func makeController() -> RecordingViewController {
    let made = WalkedViewController("\(madeCount)", recorder: recorder, answers)
    made.preferredContentSize = CGSize(width: 60, height: 80)
    madeCount += 1
    pending?.listen(to: made)
    return made
  }

  deinit {}

  package func perform(_ operation: ContainerWalkOperation) {
    report(withMisuseIntercepted { attempt(operation) })
    watch.look(isAtRest: operation.endsTurn && isAtRest)
    if let breach = watch.breach { report("\(breach.violation)") }
  }

  /// Whether nothing runs, once the turn has ended.
  private var isAtRest: Bool {
    host.isIdle && finger == nil && walked?.transitions.isEmpty ?? true
  }

  private func report(_ text: String) { problem = problem ?? text }

  /// Reports the misuses that UIKit reports, which are the container's mistakes. Refusals of the
  /// container itself are expected.
  private func report(_ misuses: [Misuse]) {
    for misuse in misuses where !misuse.isOfContainers { report("\(misuse)") }
  }
}

// MARK: - Choosing

extension ContainerWalk {
  package func nextOperation(using generator: inout SeededGenerator) -> ContainerWalkOperation {
    guard generator.isOne(of: 5) else { return outside(using: &generator) }
    if walked?.delegateCalls != nil, generator.isOne(of: 3) {
      return .duringDelegate(call: generator.number(below: 4), inside(using: &generator))
    }
    let callbacks = LifecycleCallback.Kind.allCases
    return .during(
      callbacks[generator.number(below: callbacks.count)],
      of: max(0, madeCount - 4 + generator.number(below: 6)), inside(using: &generator))
  }

  private func outside(using generator: inout SeededGenerator) -> ContainerWalkOperation {
    let size = Walked.windowSize
    return switch generator.number(below: Walked.asksGuards ? 38 : 29) {
    case 0...7: change(using: &generator)
    case 8: .hide
    case 9: .show
    case 10...12: .advance(frames: generator.number(below: 30))
    case 13:
      .resize(
        width: 10 + generator.number(below: size.width * 5 / 2),
        height: 10 + generator.number(below: size.height))
    case 14: .reverseTransition
    case 15: .cancelTransition
    case 16: .scrubTransition(percent: generator.number(below: 101))
    case 17: .resumeTransition
    case 18...21:
      .touch(x: generator.number(below: size.width), y: generator.number(below: size.height))
    case 22, 23: .lift
    case 24: .key(generator.number(below: 3))
    case 25, 26: .rotate
    case 27: .take(anyChild(using: &generator))
    case 28: .commit
    case 29...31:
      .guarding(
        anyChild(using: &generator),
        LeavingDecision.allCases[generator.number(below: LeavingDecision.allCases.count)])
    case 32...34: .answer(generator.isOne(of: 2))
    case 35, 36: .wait(anyChild(using: &generator))
    default: .finish(anyChild(using: &generator))
    }
  }

  private func anyChild(using generator: inout SeededGenerator) -> Int {
    generator.number(below: max(1, madeCount))
  }

  private func inside(using generator: inout SeededGenerator) -> ContainerWalkOperation {
    switch generator.number(below: Walked.asksGuards ? 13 : 10) {
    case 0...5: change(using: &generator)
    case 6: .reverseTransition
    case 7: .cancelTransition
    case 8: .take(anyChild(using: &generator))
    case 10: .guarding(anyChild(using: &generator), .ask)
    case 11: .answer(generator.isOne(of: 2))
    case 12: .finish(anyChild(using: &generator))
    default: .toggleWindow
    }
  }

  private func change(using generator: inout SeededGenerator) -> ContainerWalkOperation {
    .change(
      generator.number(below: Walked.kindCount), generator.number(below: 6),
      animated: generator.isOne(of: 2))
  }
}

// MARK: - Performing

extension ContainerWalk {
  private func attempt(_ operation: ContainerWalkOperation, insideCallback: Bool = false) {
    guard let walked else { return }
    attemptCount += 1
    // A finger that is down may be cancelled by whatever happens, and nobody is informed of sizes
    // in a hidden window.
    let changesHiddenWindow = host.window.isHidden && operation.changesSize
    let isAnnounced = Walked.announcesOwnSizes && operation.isChange
    let isOwnChange = operation.isOwnChange && !isAnnounced
    if isOwnChange || insideCallback || finger != nil || changesHiddenWindow {
      watch.checker.noteOwnChangeOfSizes(insideCallback: insideCallback)
    }
    switch operation {
    case .change(let kind, let argument, let animated):
      walked.change(kind, argument, animated: animated)
    case .reverseTransition: for transition in walked.transitions { transition.reverse() }
    case .cancelTransition: for transition in walked.transitions { transition.cancel() }
    case .scrubTransition(let percent):
      for transition in walked.transitions {
        transition.fractionComplete = CGFloat(percent) / 100
      }
    case .resumeTransition: for transition in walked.transitions { transition.resume() }
    case .hide: host.hide()
    case .show: show(walked)
    case .toggleWindow:
      host.window.isHidden.toggle()
      // What a hand moves returns, and nobody knows whether one does.
      if insideCallback { walked.readUserChanges() }
    case .resize(let width, let height):
      changeSize { try host.resize(to: CGSize(width: width, height: height)) }
    case .rotate: changeSize { host.rotateDevice() }
    case .advance(let frames): host.advance(by: Double(frames) / 60)
    case .commit: host.commit()
    case .touch(let x, let y): touch(CGPoint(x: x, y: y))
    case .lift: lift()
    case .key(let number): press(number)
    case .take(let number): take("\(number)", from: walked)
    case .guarding(let number, let decision):
      child("\(number)", below: walked.controller)?.decision = decision
    case .answer(let isAllowed): answer(isAllowed)
    case .wait(let number): wait("\(number)", in: walked)
    case .finish(let number): finish("\(number)", in: walked)
    case .duringDelegate(let call, let operation): delegateOperation = (call, operation)
    case .during(let callback, let number, let operation):
      pending?.add(operation, during: callback, of: "\(number)")
    }
  }

  private func show(_ walked: Walked) {
    if host.window.rootViewController == nil {
      host.show(walked.controller)
    } else {
      host.unhide()
    }
  }

  private func touch(_ point: CGPoint) {
    guard host.window.rootViewController != nil else { return }
    if finger == nil { host.putDown(0, at: point) } else { host.move(0, to: point) }
    finger = point
    hasUserInput = true
    walked?.readUserChanges()
  }

  private func lift() {
    guard let finger else { return }
    self.finger = nil
    host.lift(0, at: finger)
    hasUserInput = true
    walked?.readUserChanges()
  }

  private func press(_ number: Int) {
    guard host.window.rootViewController != nil else { return }
    switch number {
    case 0: host.press(.keyboardEscape)
    case 1: host.press(.keyboardLeftArrow, modifiers: .command)
    default: host.press(.keyboardRightArrow, modifiers: .command)
    }
    hasUserInput = true
    walked?.readUserChanges()
  }

  /// The child of a name, of the container or of one in it.
  private func child(_ name: String, below parent: UIViewController) -> WalkedViewController? {
    for child in parent.children {
      if let child = child as? WalkedViewController, child.name == name { return child }
      if let found = self.child(name, below: child) { return found }
    }
    return nil
  }

  /// Takes a child from the container that the walk changes.
  private func take(_ name: String, from walked: Walked) {
    guard Walked.losesChildren, let child = child(name, below: walked.controller) else { return }
    // The program has announced the removal, and the container would announce another one.
    pending?.remove(during: .willMove, of: name)
    _ = ChildDeparture.removed.take(child)
    hasTakenChildren = true
    walked.readUserChanges()
  }

  private func answer(_ isAllowed: Bool) {
    guard !answers.isEmpty else { return }
    // It may be a finger that has asked.
    hasUserInput = true
    answers.answer(isAllowed)
  }

  private func wait(_ name: String, in walked: Walked) {
    guard let child = child(name, below: walked.controller) else { return }
    answers.wait(for: child)
  }

  private func finish(_ name: String, in walked: Walked) {
    guard let child = child(name, below: walked.controller) else { return }
    hasTakenChildren = true
    child.finish(with: name)
  }

  /// Whether a request may wait for the answer of a child, which is asked in a task.
  private var mayWaitForAnswer: Bool {
    guard answers.isEmpty, let walked else { return !answers.isEmpty }
    return (0..<madeCount + 1).contains {
      child("\($0)", below: walked.controller)?.decision == .ask
    }
  }

  /// Changes the size, and checks that the values which do not depend on it are as before. They
  /// are not checked if something was done in a callback, or waits, also for an answer: in a window
  /// that is shown inside a callback a controller has appeared after the next layout only; nor
  /// after a child was taken, in whose place the layout makes another one.
  private func changeSize(_ change: () throws -> Void) {
    guard host.window.rootViewController != nil else { return }
    let isAtRest = watch.isFinished && !hasTakenChildren && !mayWaitForAnswer
    let before = isAtRest ? walked?.lasting : nil
    let count = attemptCount
    do { try change() } catch { report("\(error)") }
    if let before, let after = walked?.lasting, before != after, count == attemptCount {
      report("a new size has changed \(before) to \(after)")
    }
  }
}

// MARK: - The end

extension ContainerWalk {
  /// Completes everything in a window that is shown, compares with the model, and removes
  /// everything.
  package func finish() throws {
    pending?.removeAll()
    delegateOperation = nil
    if let walked { try complete(walked) }
    guard problem == nil else { return }
    weak let container = walked?.controller
    report(
      withMisuseIntercepted {
        host.turn { host.window.rootViewController = nil }
        walked = nil
        // Who waits for a result continues in later turns.
        do { try host.settle() } catch { report("\(error)") }
      })
    // The last of them has been released with the end of the turn.
    try host.settle()
    if let problem = answers.problem { report(problem) }
    let freed = recorder.events.filter { $0.callback == .deinitialized }.count
    if freed != madeCount { report("\(madeCount - freed) controllers are never freed") }
    if container != nil { report("the container is never freed") }
  }

  private func complete(_ walked: Walked) throws {
    var failure: (any Error)?
    report(
      withMisuseIntercepted {
        if finger != nil { attempt(.lift) }
        show(walked)
        host.unhide()
        // Each one that was paused may be followed by another one that waited.
        for _ in 0..<20 {
          host.turn { for transition in walked.transitions { transition.resume() } }
          answer(true)
          do { try host.settle() } catch { failure = error }
        }
      })
    if let failure { throw failure }
    if hasTakenChildren {
      walked.readChildren()
    } else if hasUserInput {
      walked.readUserChanges()
    }
    watch.finish()
    if let breach = watch.breach { report("\(breach.violation)") }
    if let misplacement = walked.misplacement { report(misplacement) }
  }
}

/// Takes the keyboard when it is touched.
private final class WalkedViewController: WalkedChild {
  deinit {}

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    becomeFirstResponder()
  }
}
