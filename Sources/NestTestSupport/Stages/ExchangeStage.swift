import NestTesting
import OpenUIKit

/// A shown container P with a child A that fills it, and a child-to-be B: for tests of
/// `transition(from:to:duration:options:animations:completion:)`.
package final class ExchangeStage {
  /// The screen and the recorder.
  package let stage: ControllerStage
  /// The container.
  package let p: RecordingViewController
  /// Its child.
  package let a: RecordingViewController
  /// A controller that is not a child yet.
  package let b: RecordingViewController
  /// The arguments of all completions.
  package private(set) var completions: [Bool] = []

  private let checker = ContractChecker()

  /// Makes a stage with nothing recorded yet.
  ///
  /// - Parameters:
  ///   - showsWindow: Whether P is on screen. Default: true.
  ///   - isNested: Whether P is a child of a root R instead of the root. Default: false.
  ///   - size: The size of the screen in points. Default: that of a phone.
  /// - Throws: When there can be no screen of that size.
  package init(
    showsWindow: Bool = true, isNested: Bool = false,
    size: CGSize = CGSize(width: 393, height: 852)
  ) throws {
    stage = try ControllerStage(size: size)
    p = stage.controller("P")
    a = stage.controller("A")
    b = stage.controller("B")
    stage.recorder.onEvent = { [weak self] in self?.checker.check($0) }
    Self.add(a, to: p)
    let root = isNested ? stage.controller("R") : p
    if isNested { Self.add(p, to: root) }
    if showsWindow { stage.host.show(root) }
    stage.recorder.removeAll()
  }

  deinit {}

  private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// The screen and the clock.
  package var host: TestHost { stage.host }
  /// The recorder of all controllers.
  package var recorder: LifecycleRecorder { stage.recorder }

  /// The state of a controller, by its callbacks.
  package func state(of controller: RecordingViewController) -> ContractChecker.State {
    checker.state(of: controller.name)
  }
}

// MARK: - Exchanging

extension ExchangeStage {
  /// Does what containers do to exchange one child for another, with notes.
  ///
  /// - Parameters:
  ///   - from: The disappearing child. Default: A.
  ///   - to: The appearing child. Default: B.
  ///   - container: Their parent. Default: P.
  ///   - duration: In seconds.
  ///   - options: As in `transition`.
  ///   - animations: The animated changes. Default: the disappearing view fades a little.
  package func exchange(
    _ from: UIViewController? = nil, for to: UIViewController? = nil,
    in container: UIViewController? = nil,
    duration: TimeInterval = 0.3, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil
  ) {
    let (from, to, container) = (from ?? a, to ?? b, container ?? p)
    from.willMove(toParent: nil)
    container.addChild(to)
    transition(
      from, to, in: container, duration: duration, options: options,
      animations: animations ?? { from.view.alpha *= 0.9 }
    ) {
      if from.parent === container { from.removeFromParent() }
      to.didMove(toParent: container)
    }
  }

  /// Calls `transition` alone, and notes where its animations and its completion run and when it
  /// returns.
  ///
  /// - Parameters:
  ///   - from: The disappearing child.
  ///   - to: The appearing child.
  ///   - container: Their parent.
  ///   - duration: In seconds.
  ///   - options: As in `transition`.
  ///   - animations: The animated changes.
  ///   - completion: Called in the completion, after the note.
  package func transition(
    _ from: UIViewController, _ to: UIViewController, in container: UIViewController,
    duration: TimeInterval = 0.3, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    container.transition(
      from: from, to: to, duration: duration, options: options,
      animations: { [recorder] in
        recorder.note("animations")
        animations()
      },
      completion: { [weak self, recorder] finished in
        recorder.note("completion(\(finished))")
        self?.completions.append(finished)
        completion()
      })
    recorder.note("returned")
  }

  /// Returns the appearance callbacks so far in short form, `A.WD`, with notes unchanged, and
  /// removes them.
  package func takeShortForm() -> String {
    let words = recorder.takeEvents().compactMap { event -> String? in
      if event.source == "test" { return "\(event.callback)" }
      return event.callback.shortForm.map { "\(event.source).\($0)" }
    }
    return words.joined(separator: " ")
  }
}

// MARK: - When it is over

extension ExchangeStage {
  /// Searches for problems after an exchange, however it ended: callbacks that should not have
  /// been called, controllers that are on screen but have not appeared, views that receive no
  /// touches, controllers that receive no callbacks when the window is hidden and shown again,
  /// and a clock that still runs.
  ///
  /// - Parameter controllers: All controllers that took part.
  /// - Returns: The problems, as text; empty if there are none.
  package func disorder(_ controllers: [RecordingViewController]) -> [String] {
    var found = host.isIdle ? [] : ["the clock runs"]
    found += unseen(controllers)
    found += controllers.filter(\.isUntouchable).map { "\($0.name) takes no touches" }
    if !host.window.isHidden, host.window.rootViewController != nil {
      host.hide()
      found += unseen(controllers).map { "with its window hidden, \($0)" }
      host.unhide()
      found += unseen(controllers).map { "with its window shown again, \($0)" }
    }
    recorder.removeAll()
    return found + (checker.violations + checker.unfinished).map(\.description)
  }

  /// The controllers that have appeared but are not visible, or the reverse.
  private func unseen(_ controllers: [RecordingViewController]) -> [String] {
    controllers.compactMap { controller in
      let isSeen = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
      let state = state(of: controller)
      guard isSeen != (state == .appeared) else { return nil }
      return "\(controller.name) is \(state), seen: \(isSeen)"
    }
  }
}

extension RecordingViewController {
  /// Whether a touch in the middle of the view, which is visible, does not reach it.
  fileprivate var isUntouchable: Bool {
    guard let view = viewIfLoaded, view.window != nil, !view.isHidden, view.alpha > 0.01 else {
      return false
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.hitTest(middle, with: nil) == nil
  }
}

nonisolated extension LifecycleCallback {
  /// Two letters for each of the four callbacks of appearance that are called outside of layout.
  fileprivate var shortForm: String? {
    switch self {
    case .viewWillAppear: "WA"
    case .viewDidAppear: "DA"
    case .viewWillDisappear: "WD"
    case .viewDidDisappear: "DD"
    default: nil
    }
  }
}
