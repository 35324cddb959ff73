import NestTesting

@testable import OpenUIKit

/// A shown container P with a child A that fills it, and a child-to-be B.
final class ExchangeStage {
  let stage: ControllerStage
  let p: RecordingViewController
  let a: RecordingViewController
  let b: RecordingViewController
  /// What every completion was told.
  var completions: [Bool] = []

  /// - Parameters:
  ///   - showsWindow: Whether P is on screen.
  ///   - isNested: Whether P is a child of a root R instead of the root.
  ///   - size: Of the screen.
  init(
    showsWindow: Bool = true, isNested: Bool = false,
    size: CGSize = CGSize(width: 393, height: 852)
  ) throws {
    stage = try ControllerStage(size: size)
    p = stage.controller("P")
    a = stage.controller("A")
    b = stage.controller("B")
    add(a, to: p)
    let root = isNested ? stage.controller("R") : p
    if isNested { add(p, to: root) }
    if showsWindow { stage.host.show(root) }
    stage.recorder.removeAll()
  }

  var host: TestHost { stage.host }
  var recorder: LifecycleRecorder { stage.recorder }

  /// What containers do to exchange `from` for `to`, with notes of where they are.
  func exchange(
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

  /// The transition alone.
  func transition(
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

  /// The appearance callbacks so far in short form, `A.WD`, with notes as they are; forgets them.
  func takeShortForm() -> String {
    let names = [
      "viewWillAppear": "WA", "viewDidAppear": "DA", "viewWillDisappear": "WD",
      "viewDidDisappear": "DD",
    ]
    let words = recorder.events.compactMap { event -> String? in
      let text = "\(event.callback)"
      if event.source == "test" { return text }
      let name = text.prefix { $0.isLetter }
      return names[String(name)].map { "\(event.source).\($0)" }
    }
    recorder.removeAll()
    return words.joined(separator: " ")
  }

  /// What holds when an exchange is over, however it ended; empty if everything is in order.
  func disorder(_ controllers: [UIViewController]) -> [String] {
    var found: [String] = []
    for controller in controllers {
      let name = LifecycleRecorder.name(of: controller)
      let (state, depth) = (controller.appearance.state, controller.appearance.depth)
      if depth != 0 { found.append("\(name) has \(depth) open transitions") }
      let window = controller.viewIfLoaded?.window
      let isSeen = window != nil && window?.isHidden == false
      if isSeen != (state == .appeared) { found.append("\(name) is \(state), seen: \(isSeen)") }
      if controller.runningExchange != nil { found.append("\(name) is still exchanged") }
      if controller.automaticTransition != .none { found.append("\(name) waits for an end") }
      if controller.viewIfLoaded?.touchBlockingAnimations ?? 0 != 0 {
        found.append("\(name) takes no touches")
      }
    }
    if !host.isIdle { found.append("the clock runs") }
    return found
  }
}

/// A controller with a region view in which children stand.
final class RegionController: RecordingViewController {
  let region = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(region)
  }
}
