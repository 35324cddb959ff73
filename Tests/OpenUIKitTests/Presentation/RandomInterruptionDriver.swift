import NestTesting

@testable import OpenUIKit

/// Presents, dismisses, replaces roots, shows and hides windows, contains and exchanges children and
/// moves views at random, from a seed, and does the same inside every callback: of loading, of
/// appearance, of containment and of layout, of transitioning delegates, presentation controllers and
/// animators, and in completions.
final class RandomInterruptionDriver {
  /// What broke a rule: the first is the one to look at.
  private(set) var problems: [String] = []
  /// What was done, for the report of a problem.
  private(set) var history: [String] = []

  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private let delegate: RecordingTransitioningDelegate
  private let windows: [UIWindow]
  private var random: SeededGenerator
  private var nodes: [RecordingViewController] = []
  private var checkers: [String: AppearanceChecker] = [:]
  private var interactors: [UIPercentDrivenInteractiveTransition] = []
  private var madeCount = 0
  private var depth = 0
  private var isFinishing = false

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .custom,
  ]

  init(seed: UInt64) throws {
    host = try TestHost()
    random = SeededGenerator(seed: seed)
    windows = [host.window, UIWindow()]
    delegate = RecordingTransitioningDelegate(recorder)
    delegate.animator = RecordingAnimator(recorder)
    delegate.makeInteractor = { [weak self] in self?.makeInteractor() }
    recorder.onEvent = { [weak self] event in self?.pass(event) }
    nodes = (0..<6).map { _ in makeNode() }
  }

  private func makeNode() -> RecordingViewController {
    let node = RecordingViewController("\(madeCount)", recorder: recorder)
    madeCount += 1
    node.recordsLayout = true
    node.definesPresentationContext = pick(3) == 0
    return node
  }

  private func makeInteractor() -> UIPercentDrivenInteractiveTransition? {
    guard !isFinishing, pick(3) == 0 else { return nil }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = pick(2) == 0
    interactors.append(interactor)
    return interactor
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  // MARK: Driving

  func run(steps: Int) {
    intercept { host.show(nodes[0]) }
    for _ in 0..<steps where problems.isEmpty {
      intercept {
        act()
        if pick(3) == 0 { host.advance(by: Double(pick(30)) / 60) }
      }
    }
  }

  /// Refusals are part of the game; reports of unbalanced appearance are not.
  private func intercept(_ body: () -> Void) {
    for one in withMisuseIntercepted(body) where one.id.hasPrefix("appearance.") {
      problems.append("\(one.id): \(one.message)")
    }
  }

  private func pass(_ event: LifecycleEvent) {
    guard problems.isEmpty else { return }
    if !isLayout(event) { history.append("\(indent)  \(event)") }
    if let problem = checkers[event.source, default: AppearanceChecker()]
      .problem(with: event.callback)
    {
      problems.append("\(event.source): \(problem)")
    }
    // A controller that nobody kept dies while its view is seen, and the view stays.
    if event.callback == .deinitialized, checkers[event.source]?.state == .here {
      checkers[event.source] = nil
    }
    guard event.callback != .deinitialized, !isFinishing, depth < 2,
      pick(isLayout(event) ? 60 : 10) == 0
    else { return }
    depth += 1
    act()
    depth -= 1
  }

  private func isLayout(_ event: LifecycleEvent) -> Bool {
    event.callback == .viewWillLayoutSubviews || event.callback == .viewDidLayoutSubviews
  }

  private var indent: String { String(repeating: "    ", count: depth) }

  private func note(_ text: String) { history.append("\(indent)\(text)") }

  private func act() {
    switch pick(16) {
    case 0...3: present()
    case 4...5: dismiss()
    case 6...7: changeRoot()
    case 8: toggleWindow()
    case 9...10: moveChild()
    case 11: moveView()
    case 12: exchange()
    case 13: interact()
    case 14: host.window.layoutIfNeeded()
    default: replaceNode()
    }
  }

  /// One whose view is not being loaded: that cannot be read.
  private func anyNode() -> RecordingViewController? {
    let node = nodes[pick(nodes.count)]
    return node.loading == .none ? node : nil
  }

  // MARK: What is done

  private func present() {
    guard let presenter = anyNode(), let node = anyNode() else { return }
    var top: UIViewController = presenter
    while pick(4) > 0, let next = top.presentedViewController, next !== top { top = next }
    if node.presentingViewController == nil {
      node.modalPresentationStyle = Self.styles[pick(Self.styles.count)]
      let isCustom = node.modalPresentationStyle == .custom
      node.transitioningDelegate = isCustom || pick(3) == 0 ? delegate : nil
    }
    delegate.removesPresenter = pick(2) == 0
    let animated = pick(2) == 0
    note("\(name(top)) presents \(node.name), \(node.modalPresentationStyle.rawValue), \(animated)")
    top.present(node, animated: animated) { [recorder] in recorder.note("presented") }
    if pick(3) == 0 {
      node.transitionCoordinator?.animate(alongsideTransition: { _ in node.view.alpha = 0.9 })
    }
  }

  private func dismiss() {
    guard let node = anyNode() else { return }
    let animated = pick(2) == 0
    note("\(node.name) dismisses, \(animated)")
    node.dismiss(animated: animated) { [recorder] in recorder.note("dismissed") }
  }

  private func changeRoot() {
    let window = windows[pick(4) == 0 ? 1 : 0]
    guard let node = anyNode() else { return }
    let root = pick(5) == 0 ? nil : node
    note("root of \(window === host.window ? "window" : "other window"): \(root?.name ?? "none")")
    window.rootViewController = root
  }

  private func toggleWindow() {
    let window = windows[pick(2)]
    guard window.rootViewController?.loading ?? .none == .none else { return }
    note("\(window === host.window ? "window" : "other window") hidden: \(!window.isHidden)")
    window.isHidden.toggle()
  }

  private func moveChild() {
    guard let child = anyNode(), let parent = anyNode() else { return }
    if let old = child.parent {
      note("\(child.name) leaves \(name(old))")
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    } else if child !== parent, isFree(child) {
      note("\(child.name) becomes a child of \(parent.name)")
      parent.addChild(child)
      if child.parent === parent, let view = parent.view, let childView = child.view,
        !view.isInside(childView)
      {
        view.addSubview(childView)
      }
      if child.parent === parent { child.didMove(toParent: parent) }
    }
  }

  /// Whether a controller can become a child: one that is presented stands in its presentation.
  private func isFree(_ node: RecordingViewController) -> Bool {
    node.parent == nil && node.presentingViewController == nil
      && node.viewIfLoaded?.superview == nil
  }

  private func moveView() {
    // What is presented over a context goes with its presenter, wherever the views are.
    guard let node = anyNode(), node.parent == nil, node.presentedViewController == nil else {
      return
    }
    if node.viewIfLoaded?.superview != nil {
      note("the view of \(node.name) is taken out")
      node.view.removeFromSuperview()
    } else if node.presentingViewController == nil {
      note("the view of \(node.name) is put into the window")
      host.window.addSubview(node.view)
    }
  }

  private func exchange() {
    guard let parent = anyNode(), let from = parent.children.first, let to = anyNode(),
      to !== parent, isFree(to)
    else { return }
    note("\(parent.name) exchanges \(name(from)) for \(to.name)")
    from.willMove(toParent: nil)
    parent.addChild(to)
    parent.transition(from: from, to: to, duration: Double(pick(2)) * 0.3, animations: nil) {
      [recorder, weak parent, weak from, weak to] _ in
      if let from, from.parent === parent { from.removeFromParent() }
      to?.didMove(toParent: parent)
      recorder.note("exchanged")
    }
  }

  private func interact() {
    guard let interactor = interactors.last else { return }
    note("interact")
    switch pick(4) {
    case 0: interactor.update(CGFloat(pick(100)) / 100)
    case 1: interactor.pause()
    case 2: interactor.cancel()
    default: interactor.finish()
    }
  }

  /// Lets go of a controller, wherever it is.
  private func replaceNode() {
    let index = pick(nodes.count)
    // It dies after the change of the array: its death may call back.
    let old = nodes[index]
    note("let go of \(old.name)")
    nodes[index] = makeNode()
    withExtendedLifetime(old) {}
  }

  private func name(_ controller: UIViewController) -> String {
    LifecycleRecorder.name(of: controller)
  }

  // MARK: The end

  /// Lets everything come to its end, and go; nobody may be left over or half way.
  func finish() throws {
    guard problems.isEmpty else { return }
    isFinishing = true
    note("the end")
    var failure: (any Error)?
    intercept {
      for interactor in interactors { interactor.finish() }
      for window in windows { window.isHidden = false }
      do { try host.settle(limit: 30) } catch { failure = error }
    }
    if let failure { problems.append("\(failure)") }
    guard problems.isEmpty else { return }
    checkVisibility()
    guard problems.isEmpty else { return }
    letGo()
  }

  private func checkVisibility() {
    for node in nodes {
      let isSeen = node.viewIfLoaded?.window != nil
      let state = checkers[node.name]?.state ?? .gone
      if state != (isSeen ? .here : .gone) {
        problems.append("\(node.name) is \(state), in a window: \(isSeen)")
      }
      if node.isBeingPresented || node.isBeingDismissed {
        problems.append("\(node.name) is for ever being presented or dismissed")
      }
    }
    if UIRuntime.current.rotationHolds != 0 { problems.append("rotation is held for ever") }
  }

  private func letGo() {
    intercept {
      for window in windows {
        window.rootViewController?.dismiss(animated: false)
        try? host.settle()
        window.rootViewController = nil
      }
      host.commit()
      for node in nodes {
        node.viewIfLoaded?.removeFromSuperview()
        node.removeFromParent()
      }
      host.commit()
      nodes = []
      interactors = []
      host.commit()
    }
    for (name, checker) in checkers where checker.state != .gone {
      problems.append("\(name) is left \(checker.state)")
    }
    for view in windows.flatMap(\.subviews) where view is PresentationContainerView {
      problems.append("left: \(view)")
    }
    let freed = recorder.timeline.lines.filter { $0.hasSuffix("deinit") }.count
    if freed != madeCount { problems.append("\(madeCount - freed) controllers are never freed") }
  }
}
