import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit

/// The changes of a container whose events a timeline shows: it shows another child, and the first
/// one again; once more by hand; and a change that is cancelled.
@MainActor
struct TimelineScenario {
  private let kind: ContainerKind
  private let host: TestHost
  private let recorder: LifecycleRecorder
  private let delegate: ContainerEventRecorder
  private let first: RecordingViewController
  /// Where the finger is in pages.
  private let finger = (x: CGFloat(160), start: CGFloat(400), length: CGFloat(480))

  /// Makes a screen.
  ///
  /// - Throws: When there can be none.
  init(of kind: ContainerKind) throws {
    self.kind = kind
    host = try TestHost(size: CGSize(width: 320, height: 480))
    recorder = LifecycleRecorder()
    delegate = ContainerEventRecorder("\(kind)", recorder: recorder)
    first = RecordingViewController("A", recorder: recorder)
  }

  /// The title above the timeline.
  var title: String { "A \(kind) container: change, back, by hand, cancelled" }

  /// Does all of it.
  ///
  /// - Returns: The recorder, with everything recorded.
  /// - Throws: `TestHostError` if something does not end.
  func record() throws -> LifecycleRecorder {
    let isList = [.wizard, .tabs, .pages].contains(kind)
    let second = isList ? RecordingViewController("B", recorder: recorder) : nil
    let container = kind.makeContainer(of: first, before: second)
    kind.setDelegate(delegate, of: container)
    // A child in the list appears each time; one that is not is another one each time.
    func next(_ name: String) -> UIViewController {
      if let second { return second }
      let made = RecordingViewController(name, recorder: recorder)
      if kind.presents { made.preferredContentSize = CGSize(width: 200, height: 240) }
      return made
    }
    try step("show", container) { host.show(container) }
    try step("change", container) {
      host.turn { _ = kind.change(container, to: next("B")) }
    }
    try step("back", container) { host.turn { kind.changeBack(container, to: first) } }
    try step("by hand", container) { moveByHand(container, next("C")) }
    try step("back", container) { host.turn { kind.changeBack(container, to: first) } }
    try step("cancelled", container) { cancel(container, next("D")) }
    return recorder
  }

  /// Does something, and lets time go on until nothing moves, and a little longer.
  private func step(
    _ name: String, _ container: UIViewController, _ body: () -> Void
  ) throws {
    recorder.note(name, from: "program")
    body()
    sample(container)
    try host.settle { sample(container) }
    host.advance(by: 0.2)
  }

  private func sample(_ container: UIViewController) {
    recorder.recordProgress(of: container, as: delegate.name)
  }

  private func moveByHand(_ container: UIViewController, _ next: UIViewController) {
    if kind == .pages { return drag(container, to: 0.6) }
    host.turn { _ = kind.change(container, to: next) }
    for frame in 0...24 {
      kind.transition(of: container)?.fractionComplete = 0.6 * CGFloat(frame) / 24
      host.advance(by: 1 / 60, eachFrame: { sample(container) })
    }
    host.turn { kind.transition(of: container)?.resume() }
  }

  private func cancel(_ container: UIViewController, _ next: UIViewController) {
    if kind == .pages { return drag(container, to: 0.3) }
    host.turn { _ = kind.change(container, to: next) }
    host.advance(by: 0.16, eachFrame: { sample(container) })
    recorder.note("reverse", from: "program")
    host.turn { kind.transition(of: container)?.reverse() }
  }

  /// Drags upwards and releases after a rest.
  private func drag(_ container: UIViewController, to fraction: CGFloat) {
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: finger.x, y: finger.start - finger.length * fraction * share)
    }
    host.putDown(0, at: point(0))
    for frame in 1...24 {
      host.advance(by: 1 / 60)
      host.move(0, to: point(CGFloat(frame) / 24))
      sample(container)
    }
    host.advance(by: 0.15, eachFrame: { sample(container) })
    host.lift(0, at: point(1))
  }
}
