import NestTesting

@testable import OpenUIKit

/// Presents, dismisses, drags, turns and replaces at random, from a seed, at any moment of the
/// transitions that run and inside callbacks, and checks that nobody is left half way.
final class PresentationDriver {
  /// What broke a rule: the first is the one to look at.
  private(set) var problems: [String] = []
  /// What was done, for the report of a problem.
  private(set) var history: [String] = []

  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private let size = CGSize(width: 393, height: 852)
  private var random: SeededGenerator
  private var checker = AppearanceChecker()
  private var nodes: [RecordingViewController] = []
  private var madeCount = 0
  private var isInsideCallback = false
  private var isFinishing = false
  private let delegate: RecordingTransitioningDelegate
  /// Every one that was handed out, the last of them last: who knows which of them runs.
  private var interactors: [UIPercentDrivenInteractiveTransition] = []

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet,
    .popover, .custom, .automatic,
  ]
  private static let transitions: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
  ]

  init(seed: UInt64) throws {
    host = try TestHost(size: size)
    random = SeededGenerator(seed: seed)
    delegate = RecordingTransitioningDelegate(LifecycleRecorder())
    delegate.makesPresentation = false
    delegate.animator = RecordingAnimator(delegate.recorder)
    delegate.makeInteractor = { [weak self] in self?.makeInteractor() }
    recorder.onEvent = { [weak self] in self?.check($0) }
    nodes = (0..<5).map { _ in makeNode() }
  }

  private func makeNode() -> RecordingViewController {
    let node = RecordingViewController("\(madeCount)", recorder: recorder)
    madeCount += 1
    node.definesPresentationContext = pick(3) == 0
    for callback in LifecycleCallback.Kind.appearance {
      node.on(callback) { [weak self] in self?.actInsideCallback() }
    }
    return node
  }

  // MARK: Driving

  func run(steps: Int) {
    host.show(nodes[0])
    for _ in 0..<steps where problems.isEmpty {
      note(withMisuseIntercepted { act() })
    }
  }

  /// Refusals are part of the game; reports of unbalanced appearance are not.
  private func note(_ misuse: [InterceptedMisuse]) {
    for one in misuse where !one.id.hasPrefix("presentation.") && !one.id.hasPrefix("containment.")
    {
      problems.append("\(one.id): \(one.message)")
    }
  }

  private func act() {
    switch pick(20) {
    case 0...4: present()
    case 5...7: dismiss()
    case 8: host.commit()
    case 9...12: advance()
    case 13: turnDevice()
    case 14: drag()
    case 15: changeRoot()
    case 16: toggleWindow()
    case 17: replaceNode()
    case 18: interact()
    default: moveChild()
    }
  }

  private func actInsideCallback() {
    guard !isInsideCallback, !isFinishing, pick(12) == 0 else { return }
    isInsideCallback = true
    defer { isInsideCallback = false }
    history.append("  in a callback:")
    switch pick(4) {
    case 0: present()
    case 1: dismiss()
    case 2: changeRoot()
    default: toggleWindow()
    }
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func anyNode() -> RecordingViewController { nodes[pick(nodes.count)] }

  private func likelyPresenter() -> UIViewController {
    guard pick(4) > 0, var top = host.window.rootViewController else { return anyNode() }
    while let next = top.presentedViewController, pick(6) > 0 { top = next }
    return top
  }

  // MARK: What is done

  private func present() {
    let presenter = likelyPresenter()
    let presented = pick(8) == 0 ? makeAlert() : prepare(anyNode())
    presented.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    let animated = pick(3) > 0
    history.append(
      "\(name(presenter)) presents \(name(presented)), style "
        + "\(presented.modalPresentationStyle.rawValue)/\(presented.modalTransitionStyle.rawValue)"
        + ", animated \(animated)")
    presenter.present(presented, animated: animated)
  }

  private func prepare(_ node: RecordingViewController) -> RecordingViewController {
    guard node.presentingViewController == nil else { return node }
    node.modalPresentationStyle = Self.styles[pick(Self.styles.count)]
    node.modalTransitionStyle = Self.transitions[pick(Self.transitions.count)]
    node.transitioningDelegate =
      pick(3) == 0 || node.modalPresentationStyle == .custom ? delegate : nil
    return node
  }

  /// For one transition in two; each has its own, which drives nothing else.
  private func makeInteractor() -> UIPercentDrivenInteractiveTransition? {
    guard !isFinishing, pick(2) == 0 else { return nil }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactors.append(interactor)
    return interactor
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: nil, preferredStyle: pick(2) == 0 ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }

  private func dismiss() {
    let controller = likelyPresenter()
    let animated = pick(3) > 0
    history.append("\(name(controller)) dismisses, animated \(animated)")
    controller.dismiss(animated: animated)
  }

  private func advance() {
    let seconds = Double(pick(40)) / 60
    history.append("\(pick(2) == 0 ? "wait" : "look") \(seconds)")
    host.advance(by: seconds)
  }

  private func turnDevice() {
    history.append("turn")
    host.rotateDevice()
  }

  private func drag() {
    let size = host.window.bounds.size
    let start = CGPoint(x: CGFloat(pick(Int(size.width))), y: CGFloat(pick(Int(size.height))))
    let end = CGPoint(x: start.x, y: start.y + CGFloat(pick(400)))
    history.append("drag from \(start) to \(end)")
    host.drag(from: start, to: end, duration: Double(pick(20)) / 60)
  }

  private func changeRoot() {
    let node = pick(5) == 0 ? nil : anyNode()
    history.append("root is \(node?.name ?? "none")")
    host.window.rootViewController = node
  }

  private func toggleWindow() {
    host.window.isHidden.toggle()
    history.append("window hidden \(host.window.isHidden)")
  }

  /// Lets go of a controller, wherever it is.
  private func replaceNode() {
    let index = pick(nodes.count)
    history.append("let go of \(nodes[index].name)")
    nodes[index] = makeNode()
  }

  private func interact() {
    history.append("interact")
    switch pick(3) {
    case 0: interactors.last?.update(CGFloat(pick(100)) / 100)
    case 1: interactors.last?.cancel()
    default: interactors.last?.finish()
    }
  }

  private func moveChild() {
    let child = anyNode()
    if child.parent != nil {
      history.append("\(child.name) leaves its parent")
      OpenUIKitTests.remove(child)
      return
    }
    let parent = anyNode()
    guard parent !== child, child.rootWindow == nil, child.presentingViewController == nil,
      !parent.view.isDescendant(of: child.view)
    else { return }
    history.append("\(child.name) becomes a child of \(parent.name)")
    OpenUIKitTests.add(child, to: parent)
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? RecordingViewController)?.name ?? "alert"
  }

  // MARK: Checking

  private func check(_ event: LifecycleEvent) {
    guard problems.isEmpty else { return }
    history.append("    \(event)")
    checker.check(event)
    problems += checker.violations.map(\.description)
  }

  /// When all is quiet, those are here whose views are in a window that is shown.
  private func checkVisibility() {
    for node in nodes {
      let window = node.viewIfLoaded?.window
      let expected = window.map { !$0.isHidden } ?? false
      let state = checker.state(of: node.name)
      if state != (expected ? .appeared : .disappeared) {
        problems.append("\(node.name) is \(state), in a window that is shown: \(expected)")
      }
      if node.isBeingPresented || node.isBeingDismissed {
        problems.append("\(node.name) is for ever being presented or dismissed")
      }
    }
  }

  // MARK: The end

  /// Lets everything come to its end, and go; nobody may be left over or half way.
  func finish() throws {
    isFinishing = true
    var failure: (any Error)?
    note(
      withMisuseIntercepted {
        for interactor in interactors { interactor.finish() }
        host.unhide()
        do { try host.settle(limit: 30) } catch { failure = error }
      })
    if let failure {
      problems.append("\(failure)")
      return
    }
    guard problems.isEmpty else { return }
    checkVisibility()
    guard problems.isEmpty else { return }
    letGo()
  }

  private func letGo() {
    history.append("the end")
    note(
      withMisuseIntercepted {
        host.window.rootViewController?.dismiss(animated: false)
        host.commit()
        host.window.rootViewController = nil
        host.commit()
        for node in nodes {
          node.viewIfLoaded?.removeFromSuperview()
          node.removeFromParent()
        }
        host.commit()
      })
    problems += nodes.filter { checker.state(of: $0.name) != .disappeared }
      .map { "\($0.name) is left \(checker.state(of: $0.name))" }
    if !host.window.subviews.isEmpty { problems.append("left: \(host.window.subviews)") }
    recorder.onEvent = nil
    nodes = []
    host.commit()
    let freed = recorder.timeline.lines.filter { $0.hasSuffix("deinit") }.count
    if freed != madeCount { problems.append("\(madeCount - freed) controllers are never freed") }
  }
}
