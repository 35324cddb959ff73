import NestKit
import NestTesting
import OpenUIKit

/// A kind of container from which children are taken, with three children A, B and C: it shows A,
/// then B, and what follows.
package struct TakingSubject {
  let make:
    (_ a: UIViewController, _ b: UIViewController, _ c: UIViewController) -> UIViewController
  let change: (_ container: UIViewController, _ b: UIViewController, _ animated: Bool) -> Void
  let changeBack: (_ container: UIViewController, _ a: UIViewController, _ animated: Bool) -> Void
  let list: (_ container: UIViewController) -> [UIViewController]
  let next: (_ container: UIViewController, _ c: UIViewController) -> Void

  /// Makes a subject.
  ///
  /// - Parameters:
  ///   - make: Makes the container, which shows A.
  ///   - change: Shows B.
  ///   - changeBack: Shows A again.
  ///   - list: The children that the container says that it has.
  ///   - next: Shows C, whatever has been taken.
  package init(
    make: @escaping (UIViewController, UIViewController, UIViewController) -> UIViewController,
    change: @escaping (UIViewController, UIViewController, Bool) -> Void,
    changeBack: @escaping (UIViewController, UIViewController, Bool) -> Void,
    list: @escaping (UIViewController) -> [UIViewController],
    next: @escaping (UIViewController, UIViewController) -> Void
  ) {
    (self.make, self.change, self.changeBack) = (make, change, changeBack)
    (self.list, self.next) = (list, next)
  }
}

/// Takes a child from a container at many moments, by every departure, and says what is wrong then:
/// with the contract, with the lists, with the child, and with the next operation.
package struct TakenChildTable {
  /// When the child is taken.
  private enum Moment {
    case atRest(String)
    /// In the middle of a change, or of its return, or where it is paused.
    case changing(String), returning(String), paused(String)
    case inside(LifecycleCallback.Kind, of: String)

    static let all: [Moment] =
      [.atRest("A"), .atRest("B")]
      + ["A", "B"].flatMap { [.changing($0), .returning($0), .paused($0)] }
      + [
        .willMove, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .didMove,
      ].map { .inside($0, of: "B") }
      + [.viewWillDisappear, .viewDidDisappear].map { .inside($0, of: "A") }

    /// The name of the child.
    var child: String {
      switch self {
      case .atRest(let name), .changing(let name), .returning(let name), .paused(let name): name
      case .inside(_, let name): name
      }
    }
  }

  private let subject: TakingSubject

  package init(_ subject: TakingSubject) { self.subject = subject }

  /// Returns what is wrong, a line for each case.
  ///
  /// - Throws: When there can be no screen.
  package func problems() throws -> [String] {
    var problems: [String] = []
    for moment in Moment.all {
      for departure in ChildDeparture.allCases {
        for isAnimated in [true, false] {
          let trial = try TakingTrial(subject, departure, of: moment.child)
          try trial.run(animated: isAnimated) { perform(moment, isAnimated, in: trial) }
          guard let problem = trial.problem else { continue }
          problems.append("\(moment), \(departure), animated \(isAnimated): \(problem)")
        }
      }
    }
    return problems
  }

  private func perform(_ moment: Moment, _ isAnimated: Bool, in trial: TakingTrial) {
    switch moment {
    case .atRest("A"): trial.take()
    case .atRest:
      trial.change(isAnimated)
      trial.settle()
      trial.take()
    case .changing:
      trial.change(isAnimated)
      trial.host.advance(by: 0.1)
      trial.take()
    case .returning:
      trial.change(isAnimated)
      trial.settle()
      trial.changeBack(isAnimated)
      trial.host.advance(by: 0.1)
      trial.take()
    case .paused:
      trial.change(isAnimated)
      for transition in trial.transitions { transition.fractionComplete = 0.3 }
      trial.host.advance(by: 0.1)
      trial.take()
    case .inside(let callback, let name):
      trial.child(name)?.once(callback) { [weak trial] in trial?.take(insideCallback: true) }
      trial.change(isAnimated)
      trial.host.advance(by: 0.1)
    }
  }
}

/// One container from which one child is taken.
private final class TakingTrial {
  let host: TestHost
  private(set) var problem: String?
  private let recorder = LifecycleRecorder()
  private let watch: ContractWatch
  private let subject: TakingSubject
  private let departure: ChildDeparture
  private let childName: String
  private var children: [String: RecordingViewController] = [:]
  private weak var taken: RecordingViewController?
  private var other: UIViewController?
  private var container: UIViewController?

  init(_ subject: TakingSubject, _ departure: ChildDeparture, of childName: String) throws {
    host = try TestHost(size: CGSize(width: 200, height: 300))
    (self.subject, self.departure, self.childName) = (subject, departure, childName)
    watch = ContractWatch(recorder, in: host.window, .collects)
    for name in ["A", "B", "C"] {
      children[name] = RecordingViewController(name, recorder: recorder)
      children[name]?.preferredContentSize = CGSize(width: 60, height: 80)
    }
  }

  deinit {}

  func child(_ name: String) -> RecordingViewController? { children[name] }

  var transitions: [ContainerTransition] {
    container?.ownedCore?.stacks.compactMap(\.transition) ?? []
  }

  private func report(_ text: String) { problem = problem ?? text }

  func run(animated: Bool, _ body: () -> Void) throws {
    let misuses = withMisuseIntercepted {
      guard let a = child("A"), let b = child("B"), let c = child("C") else { return }
      let made = subject.make(a, b, c)
      container = made
      watch.follow(made)
      host.show(made)
      host.commit()
    }
    let others = withMisuseIntercepted {
      body()
      settle()
      for transition in transitions { transition.resume() }
      settle()
    }
    if let misuse = (misuses + others).first { report("\(misuse)") }
    judge()
    guard problem == nil, let container, let c = child("C"), taken != nil || other == nil else {
      return
    }
    let last = withMisuseIntercepted {
      subject.next(container, c)
      settle()
    }
    if let misuse = last.first { report("next: \(misuse)") }
    if c.viewIfLoaded?.window == nil || c.parent == nil { report("the next child is not shown") }
    watch.finish()
    if let breach = watch.breach { report("next: \(breach.violation)") }
  }

  func change(_ isAnimated: Bool) {
    guard let container, let b = child("B") else { return }
    host.turn { subject.change(container, b, isAnimated) }
  }

  func changeBack(_ isAnimated: Bool) {
    guard let container, let a = child("A") else { return }
    host.turn { subject.changeBack(container, a, isAnimated) }
  }

  func settle() {
    do { try host.settle() } catch { report("\(error)") }
  }

  func take(insideCallback: Bool = false) {
    guard let child = child(childName), child.parent != nil, child.parent === container else {
      return
    }
    taken = child
    other = departure.take(child)
    if let container, subject.list(container).contains(child) { report("it is listed") }
    if !insideCallback { host.commit() }
    if departure == .released { children[childName] = nil }
  }

  private func judge() {
    watch.finish()
    if let breach = watch.breach { report("\(breach.violation)\n\(recorder.timeline)") }
    if departure == .released, taken != nil { report("it is never freed") }
    guard let container, let taken else { return }
    if taken.parent !== other { report("its parent is \(String(describing: taken.parent))") }
    if taken.viewIfLoaded?.isDescendant(of: container.view) == true { report("its view is there") }
    if taken.appearanceState != .disappeared { report("it has not disappeared") }
    if subject.list(container).contains(taken) { report("it is listed") }
  }
}
