import NestKit
import NestTesting
import OpenUIKit

/// What happens to each hand-made container, so that every duty is due at least once: show, cover, uncover,
/// cancel, hide, rotate, resize, a memory warning, insert, remove, release.
final class ContainerScenario {
  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private let checker = ContractChecker(rules: Set(ContractRule.all))
  private var container: HandMadeContainer?
  /// The first child, which its owner keeps.
  private var first: KeyInputViewController?

  private init(_ type: HandMadeContainer.Type) throws {
    host = try TestHost(size: CGSize(width: 200, height: 320))
    recorder.onEvent = { [checker] in checker.check($0) }
    container = type.init(recorder: recorder)
    first = KeyInputViewController("A", recorder: recorder)
    first?.takesKeyboard = false
  }

  deinit {}

  /// The rules that a container breaks, with the first violation of each.
  static func violations(
    of type: HandMadeContainer.Type
  ) throws -> [ContractRule: ContractViolation] {
    let scenario = try ContainerScenario(type)
    var failure: (any Error)?
    // What UIKit reports itself is not the subject.
    _ = withMisuseIntercepted {
      do {
        try scenario.run()
        try scenario.release()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    let found = scenario.checker.violations + scenario.checker.unfinished
    return Dictionary(found.map { ($0.rule, $0) }) { first, _ in first }
  }

  private func run() throws {
    guard let container, let first else { return }
    container.onProgress = { [checker, unowned container] in checker.check($0, of: container) }
    container.setRoot(first)
    host.show(container)
    try rest()
    try coverWithInput(container, first)
    try step { container.uncover(animated: true) }
    checker.checkReleased(["B"])
    try reverse(container)
    checker.checkReleased(["C"])
    host.hide()
    try rest()
    host.unhide()
    try rest()
    try changeSizes(container)
    try step { container.insertBelow(RecordingViewController("F", recorder: recorder)) }
    try step { container.uncover(animated: false) }
    checker.checkReleased(["E"])
    try step { container.removeAll() }
  }

  /// A child is covered in which a finger is down, and something has the focus.
  private func coverWithInput(
    _ container: HandMadeContainer, _ first: KeyInputViewController
  ) throws {
    let point = CGPoint(x: 100, y: 200)
    host.turn { _ = first.field.becomeFirstResponder() }
    host.putDown(0, at: point)
    host.turn {
      container.cover(with: RecordingViewController("B", recorder: recorder), animated: true)
    }
    checker.check(host.window, at: .transition)
    host.advance(by: 0.1)
    checker.check(host.window, at: .transition)
    try host.settle()
    checker.check(host.window, at: .transition)
    host.lift(0, at: point)
    try rest()
  }

  /// A push that is reversed, reversed again, and cancelled.
  private func reverse(_ container: HandMadeContainer) throws {
    host.turn {
      container.cover(with: RecordingViewController("C", recorder: recorder), animated: true)
    }
    for duration in [0.15, 0.05, 0.05] {
      host.advance(by: duration)
      host.turn { container.reverse() }
      checker.check(host.window, at: .transition)
    }
    try rest()
  }

  private func changeSizes(_ container: HandMadeContainer) throws {
    try step {
      container.cover(
        with: OrientedController("D", "E", isLandscape: false, recorder: recorder), animated: false)
    }
    host.rotateDevice()
    try rest()
    // A container that has not exchanged it owns it still.
    if container.top?.title != "D" { checker.checkReleased(["D"]) }
    try host.resize(to: CGSize(width: 340, height: 220))
    try rest()
    let hidden = container.hiddenChildren
    host.sendMemoryWarning()
    checker.checkUnloaded(hidden)
    try rest()
  }

  private func release() throws {
    first = nil
    checker.checkReleased(["A", "F"])
    host.turn { host.window.rootViewController = nil }
    container = nil
    try rest()
    checker.checkReleased(["P"])
  }

  private func step(_ body: () -> Void) throws {
    host.turn(body)
    try rest()
  }

  private func rest() throws {
    try host.settle()
    checker.check(host.window, at: .rest)
  }
}

/// A child for one orientation.
final class OrientedController: RecordingViewController, OrientationCloning {
  private let isLandscape: Bool
  private let other: String

  init(_ name: String, _ other: String, isLandscape: Bool, recorder: LifecycleRecorder) {
    self.other = other
    self.isLandscape = isLandscape
    super.init(name, recorder: recorder)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    guard isLandscape != self.isLandscape else { return nil }
    return OrientedController(other, name, isLandscape: isLandscape, recorder: recorder)
  }
}
