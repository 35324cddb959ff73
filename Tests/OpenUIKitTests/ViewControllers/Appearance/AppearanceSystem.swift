import NestTesting
import OpenUIKit

/// A forest of controllers in two windows, for a random driver: after each operation appearance has
/// met its rules. Every third controller forwards manually.
final class AppearanceSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder: LifecycleRecorder

  private let host: TestHost
  let windows: [UIWindow]
  var nodes: [RecordingViewController] = []
  private var madeCount = 0
  private let checker = ContractChecker()
  private var pending: PendingOperations<AppearanceOperation>?
  /// Controllers with a transition that was begun manually and has to be ended so.
  var begun: [(node: RecordingViewController, appearing: Bool)] = []
  /// Controllers whose visibility does not follow from where their view is: begun manually, or
  /// given another parent while the view was elsewhere or they were in a transition.
  private var uncertain: Set<String> = []

  init() throws {
    host = try TestHost(size: CGSize(width: 16, height: 16))
    recorder = LifecycleRecorder()
    windows = [host.window, UIWindow(frame: host.window.frame)]
    pending = PendingOperations { [weak self] in self?.attempt($0) }
    nodes = (0..<9).map { makeNode($0) }
    recorder.onEvent = { [weak self] in self?.check($0) }
    for (window, root) in zip(windows, nodes) {
      window.rootViewController = root
      window.isHidden = false
    }
  }

  private func makeNode(_ number: Int) -> RecordingViewController {
    let name = madeCount == number ? "\(number)" : "\(number)#\(madeCount)"
    let node = RecordingViewController(name, recorder: recorder)
    madeCount += 1
    node.forwardsAppearance = number % 3 != 2
    pending?.listen(to: node)
    return node
  }

  func perform(_ operation: AppearanceOperation) {
    let misuses = withMisuseIntercepted { attempt(operation) }
    for misuse in misuses where misuse.id.hasPrefix("appearance.") {
      report("\(misuse.message): \(misuse.reason)")
    }
  }

  private func report(_ text: String) { problem = problem ?? text }
}

// MARK: - Performing

extension AppearanceSystem {
  private func attempt(_ operation: AppearanceOperation) {
    switch operation {
    case .add(let child, let parent, let withView):
      add(nodes[child], to: nodes[parent], withView: withView)
    case .show(let child, let parent): show(nodes[child], in: nodes[parent])
    case .remove(let number): remove(nodes[number])
    case .takeOutView(let number): takeOutView(of: nodes[number])
    case .leaveParent(let number):
      markIfStanding(nodes[number])
      nodes[number].removeFromParent()
    case .replace(let number):
      if canRelease(nodes[number]) { nodes[number] = makeNode(number) }
    case .toggle(let window): windows[window].isHidden.toggle()
    case .setRoot(let root, let window): setRoot(root.map { nodes[$0] }, of: windows[window])
    case .begin(let number): begin(nodes[number])
    case .reverse(let number): reverse(nodes[number])
    case .end(let number): end(nodes[number])
    case .layOut(let window): windows[window].layoutIfNeeded()
    case .commit: commit()
    case .during(let callback, let number, let operation):
      pending?.add(operation, during: callback, of: nodes[number].name)
    }
  }

  private func add(
    _ child: RecordingViewController, to parent: RecordingViewController, withView: Bool
  ) {
    markIfStanding(child)
    parent.addChild(child)
    guard child.parent === parent else { return }
    if withView, canHold(parent, child) { parent.view.addSubview(child.view) }
    child.didMove(toParent: parent)
  }

  private func show(_ child: RecordingViewController, in other: RecordingViewController) {
    let parent = child.parent ?? other
    // A view alone does not keep its controller, which loading may have replaced.
    child.loadViewIfNeeded()
    if canHold(parent, child), nodes.contains(child) || child.parent != nil {
      parent.view.addSubview(child.view)
    }
  }

  /// Whether the view of one may go into that of the other: not into itself, and not a root's.
  private func canHold(_ parent: UIViewController, _ child: UIViewController) -> Bool {
    parent !== child && !parent.view.isDescendant(of: child.view) && rootWindow(of: child) == nil
  }

  /// Whether one is removed only after it has disappeared: a view alone does not keep its
  /// controller.
  private func canRelease(_ node: RecordingViewController) -> Bool {
    if uncertain.contains(node.name) { return false }
    return checker.state(of: node.name) == .disappeared || node.parent != nil
      || rootWindow(of: node) != nil
  }

  private func rootWindow(of node: UIViewController) -> UIWindow? {
    windows.first { $0.rootViewController === node }
  }

  private func remove(_ child: RecordingViewController) {
    guard child.parent != nil else { return }
    markIfStanding(child)
    OpenUIKitTests.remove(child)
  }

  private func takeOutView(of child: RecordingViewController) {
    guard rootWindow(of: child) == nil else { return }
    // Outside a window no callback reports that a child leaves a parent whose visibility is
    // uncertain.
    if let parent = child.parent as? RecordingViewController, expectsVisible(parent) == nil {
      markIfStanding(child)
    }
    child.viewIfLoaded?.removeFromSuperview()
  }

  private func setRoot(_ root: RecordingViewController?, of window: UIWindow) {
    if let root {
      guard root.parent == nil else { return }
      markIfStanding(root)
    }
    window.rootViewController = root
  }

  /// Begins what makes sense for a container that determines what it shows.
  private func begin(_ node: RecordingViewController) {
    // An end inside a load that the begin causes would precede the begin.
    node.loadViewIfNeeded()
    guard nodes.contains(node), node.parent != nil || node.viewIfLoaded?.superview == nil,
      rootWindow(of: node) == nil, !begun.contains(where: { $0.node === node })
    else { return }
    let state = checker.state(of: node.name)
    guard state == .disappeared || state == .appeared else { return }
    let appearing = state == .disappeared
    begun.append((node, appearing))
    uncertain.insert(node.name)
    node.beginAppearanceTransition(appearing, animated: true)
  }

  private func reverse(_ node: RecordingViewController) {
    guard let index = begun.firstIndex(where: { $0.node === node }),
      [.appearing, .disappearing].contains(checker.state(of: node.name))
    else { return }
    begun[index].appearing.toggle()
    node.beginAppearanceTransition(begun[index].appearing, animated: true)
  }

  private func end(_ node: RecordingViewController) {
    guard let index = begun.firstIndex(where: { $0.node === node }) else { return }
    begun.remove(at: index)
    node.endAppearanceTransition()
  }

  private func commit() {
    host.commit()
    // Appearance transitions that callbacks of this turn have begun end with the next turn.
    host.commit()
    if begun.isEmpty, pending?.isPerforming == false { checkVisibility() }
  }

  private func markIfStanding(_ node: RecordingViewController) {
    let isInTransition = [.appearing, .disappearing].contains(checker.state(of: node.name))
    if isInTransition || node.viewIfLoaded?.superview != nil { uncertain.insert(node.name) }
  }
}

// MARK: - Checking

extension AppearanceSystem {
  private func check(_ event: LifecycleEvent) {
    if let problem = orderProblem(event) { report(problem) }
    checker.check(event)
    if problem == nil, let violation = checker.violations.first { report("\(violation)") }
  }

  /// Children that appear with their parent are called after it, unless it reverses, or something
  /// is done to it while they go by themselves.
  private func orderProblem(_ event: LifecycleEvent) -> String? {
    guard pending?.isPerforming == false, !uncertain.contains(event.source) else { return nil }
    let early: ContractChecker.State
    switch (event.callback, checker.state(of: event.source)) {
    case (.viewWillAppear, .disappeared): early = .appearing
    case (.viewWillDisappear, .appeared): early = .disappearing
    default: return nil
    }
    let child = nodes.first { node in
      guard let parent = node.parent as? RecordingViewController, parent.name == event.source,
        parent.forwardsAppearance, let view = node.viewIfLoaded,
        !uncertain.contains(node.name)
      else { return false }
      return isInside(view, parent) && checker.state(of: node.name) == early
    }
    return child.map { "\(event), but its child \($0.name) has received that before it" }
  }

  /// At rest, it follows from where the views are which controllers have appeared.
  private func checkVisibility() {
    for node in nodes {
      let state = checker.state(of: node.name)
      if state == .disappeared, node.parent == nil, node.viewIfLoaded?.superview == nil {
        uncertain.remove(node.name)
      }
      guard let expected = expectsVisible(node) else { continue }
      if state != (expected ? .appeared : .disappeared) {
        report("\(describe(node)) is \(state), but ought to \(expected ? "" : "not ")be visible")
      }
    }
  }

  /// Whether a controller should be visible; nil if that is uncertain.
  private func expectsVisible(_ node: RecordingViewController) -> Bool? {
    guard !uncertain.contains(node.name), let view = node.viewIfLoaded else { return nil }
    // A callback may have made a root of one whose view was being moved elsewhere.
    if let window = rootWindow(of: node), view.superview !== window { return nil }
    guard let parent = node.parent as? RecordingViewController else {
      return view.window.map { !$0.isHidden } ?? false
    }
    guard parent.forwardsAppearance else { return nil }
    guard isInside(view, parent) else { return false }
    return expectsVisible(parent)
  }

  /// Whether a view is in that of a controller, which is not loaded for the question.
  private func isInside(_ view: UIView, _ controller: UIViewController) -> Bool {
    controller.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
  }

  private func describe(_ node: RecordingViewController) -> String {
    let parent = (node.parent as? RecordingViewController)?.name ?? "nobody"
    let holder = node.viewIfLoaded?.superview?.next as? RecordingViewController
    let isInWindow = node.viewIfLoaded?.window != nil
    return "\(node.name), child of \(parent), in the view of \(holder?.name ?? "nobody"), "
      + (isInWindow ? "in a window" : "in no window")
  }
}

// MARK: - The end

extension AppearanceSystem {
  /// Ends what is begun and releases everything; nothing may be left over or in a transition.
  func finish() {
    pending?.removeAll()
    let misuses = withMisuseIntercepted {
      for (node, _) in begun { end(node) }
      commit()
      for window in windows { window.isHidden = true }
      commit()
      for window in windows { window.rootViewController = nil }
      for node in nodes {
        markIfStanding(node)
        node.viewIfLoaded?.removeFromSuperview()
        node.removeFromParent()
      }
      commit()
    }
    for misuse in misuses where misuse.id.hasPrefix("appearance.") { report("\(misuse)") }
    if let violation = checker.unfinished.first { report("\(violation)") }
    recorder.onEvent = nil
    nodes = []
    host.commit()
    let freed = recorder.events.filter { $0.callback == .deinitialized }.count
    if freed != madeCount { report("\(madeCount - freed) controllers are never freed") }
  }
}
