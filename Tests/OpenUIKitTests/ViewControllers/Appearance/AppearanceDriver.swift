import NestTesting

@testable import OpenUIKit

/// Does random things to a forest of controllers in two windows, from a seed, and checks after each
/// that appearance keeps its rules.
///
/// Some controllers forward by hand, and now and then something is done inside a callback.
final class AppearanceDriver {
  /// What broke a rule: the first is the one to look at.
  private(set) var problems: [String] = []
  /// What was done, for the report of a problem.
  private(set) var history: [String] = []

  private let host: TestHost
  private let recorder = LifecycleRecorder()
  private var windows: [UIWindow] = []
  private var nodes: [RecordingViewController] = []
  private var random: SeededGenerator
  private var checker = AppearanceChecker()
  /// Controllers with a begun transition of which the driver owes the end.
  private var opened: [(node: RecordingViewController, appearing: Bool)] = []
  private var isInsideCallback = false
  private var isFinishing = false
  /// Controllers whose visibility does not follow from where their view stands: begun by hand, or
  /// given another parent while the view stood somewhere.
  private var isUncertain: Set<String> = []

  init(seed: UInt64, nodeCount: Int = 9) throws {
    host = try TestHost(size: CGSize(width: 16, height: 16))
    random = SeededGenerator(seed: seed)
    windows = [host.window, UIWindow(frame: host.window.frame)]
    nodes = (0..<nodeCount).map { makeNode($0) }
    recorder.onEvent = { [weak self] in self?.check($0) }
  }

  /// Every third forwards by hand: its children hear what the driver begins and ends.
  private func makeNode(_ number: Int) -> RecordingViewController {
    let node = RecordingViewController("\(number)", recorder: recorder)
    node.forwardsAppearance = number % 3 != 2
    for callback in LifecycleCallback.Kind.appearance {
      node.on(callback) { [weak self, unowned node] in self?.actInsideCallback(of: node) }
    }
    return node
  }

  // MARK: Driving

  func run(steps: Int) {
    for (window, root) in zip(windows, nodes) {
      window.rootViewController = root
      window.isHidden = false
    }
    for _ in 0..<steps where problems.isEmpty {
      let misuse = withMisuseIntercepted { act() }
      note(misuse)
    }
  }

  private func note(_ misuse: [InterceptedMisuse]) {
    for one in misuse where one.id.hasPrefix("appearance.") {
      problems.append("\(one.message): \(one.reason)")
    }
  }

  private func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3: addChild(withView: true)
    case 4: addChild(withView: false)
    case 5, 6: addView()
    case 7, 8: remove()
    case 9: takeOutView()
    case 10: leaveParent()
    case 11: toggleSometimes()
    case 12: changeRoot()
    case 13: begin()
    case 14, 15: end()
    case 16: turnRound()
    case 17: layOut()
    default: commit()
    }
  }

  private func actInsideCallback(of node: RecordingViewController) {
    guard !isInsideCallback, !isFinishing, pick(8) == 0 else { return }
    isInsideCallback = true
    defer { isInsideCallback = false }
    history.append("  in a callback of \(node.name):")
    switch pick(6) {
    case 0: addChild(withView: true)
    case 1: addView()
    case 2: remove()
    case 3: takeOutView()
    case 4: toggle(windows[pick(windows.count)])
    default: changeRoot()
    }
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func anyNode() -> RecordingViewController { nodes[pick(nodes.count)] }

  /// Rather one that is in a window.
  private func likelyParent() -> RecordingViewController {
    let shown = nodes.filter { $0.viewIfLoaded?.window != nil }
    return shown.isEmpty || pick(4) == 0 ? anyNode() : shown[pick(shown.count)]
  }

  // MARK: What is done

  private func addChild(withView: Bool) {
    let (child, parent) = (anyNode(), likelyParent())
    history.append("add \(child.name) to \(parent.name), view \(withView)")
    markIfStanding(child)
    parent.addChild(child)
    guard child.parent === parent else { return }
    if withView, mayHold(parent, child) { parent.view.addSubview(child.view) }
    child.didMove(toParent: parent)
  }

  private func addView() {
    let child = anyNode()
    let parent = child.parent ?? likelyParent()
    guard mayHold(parent, child) else { return }
    history.append("show \(child.name) in \(parent.view.window == nil ? "nowhere" : "a window")")
    parent.view.addSubview(child.view)
  }

  /// Whether the view of one may go into that of the other: not into itself, and not a root's.
  private func mayHold(_ parent: UIViewController, _ child: UIViewController) -> Bool {
    parent !== child && !parent.view.isDescendant(of: child.view)
      && !windows.contains { $0.rootViewController === child }
  }

  private func remove() {
    let child = anyNode()
    guard child.parent != nil else { return }
    history.append("remove \(child.name)")
    markIfStanding(child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func takeOutView() {
    let child = anyNode()
    guard !windows.contains(where: { $0.rootViewController === child }) else { return }
    history.append("hide \(child.name)")
    // Outside a window nobody hears that a child leaves a parent whose visibility is uncertain.
    if let parent = child.parent as? RecordingViewController, expectsVisible(parent) == nil {
      markIfStanding(child)
    }
    child.viewIfLoaded?.removeFromSuperview()
  }

  private func leaveParent() {
    let child = anyNode()
    history.append("orphan \(child.name)")
    markIfStanding(child)
    child.removeFromParent()
  }

  /// A shown window stays shown for some time.
  private func toggleSometimes() {
    let window = windows[pick(windows.count)]
    if window.isHidden || pick(4) == 0 { toggle(window) }
  }

  private func toggle(_ window: UIWindow) {
    history.append("window \(window.isHidden ? "shown" : "hidden")")
    window.isHidden.toggle()
  }

  private func changeRoot() {
    let node = anyNode()
    guard node.parent == nil else { return }
    markIfStanding(node)
    history.append("root \(node.name)")
    windows[pick(windows.count)].rootViewController = pick(5) == 0 ? nil : node
  }

  // MARK: Begin and end

  /// Begins what makes sense for a container that knows what it shows.
  private func begin() {
    let node = anyNode()
    guard node.parent != nil || node.viewIfLoaded?.superview == nil,
      !windows.contains(where: { $0.rootViewController === node }),
      !opened.contains(where: { $0.node === node })
    else { return }
    let state = node.appearance.state
    guard state == .disappeared || state == .appeared else { return }
    let appearing = state == .disappeared
    history.append("begin \(node.name) \(appearing)")
    opened.append((node, appearing))
    isUncertain.insert(node.name)
    node.beginAppearanceTransition(appearing, animated: true)
  }

  private func turnRound() {
    guard !opened.isEmpty else { return }
    let index = pick(opened.count)
    let node = opened[index].node
    guard [.appearing, .disappearing].contains(node.appearance.state) else { return }
    opened[index].appearing.toggle()
    history.append("turn \(node.name)")
    node.beginAppearanceTransition(opened[index].appearing, animated: true)
  }

  private func end() {
    guard !opened.isEmpty else { return }
    let node = opened.remove(at: pick(opened.count)).node
    history.append("end \(node.name)")
    node.endAppearanceTransition()
  }

  private func layOut() {
    history.append("layout")
    windows[pick(windows.count)].layoutIfNeeded()
  }

  private func commit() {
    history.append("commit")
    host.commit()
    guard opened.isEmpty else { return }
    // What callbacks of this commit have begun ends with the next.
    isInsideCallback = true
    host.commit()
    isInsideCallback = false
    checkVisibility()
  }

  private func markIfStanding(_ node: RecordingViewController) {
    if node.viewIfLoaded?.superview != nil { isUncertain.insert(node.name) }
  }

  // MARK: Checking

  private func check(_ event: LifecycleEvent) {
    guard problems.isEmpty else { return }
    history.append("    \(event)")
    checker.check(event)
    problems += checker.violations.map(\.description)
    if let problem = orderProblem(event) { problems.append(problem) }
  }

  /// A child that its parent drives hears after it, unless its container moves it besides.
  private func orderProblem(_ event: LifecycleEvent) -> String? {
    guard let number = Int(event.source), nodes.indices.contains(number),
      nodes[number].automaticTransition == .withParent,
      !opened.contains(where: { $0.node.name == event.source }),
      let parent = nodes[number].parent as? RecordingViewController
    else { return nil }
    let state = checker.state(of: parent.name)
    // One whose view has been taken out of its parent's goes by itself.
    let isInPlace = nodes[number].view.isDescendant(of: parent.view)
    switch event.callback {
    case .viewWillAppear where state != .appearing,
      .viewWillDisappear where state != .disappearing && isInPlace:
      return "\(event) before its parent \(parent.name), which is \(state)"
    default: return nil
    }
  }

  /// When all is quiet, who is here follows from where the views stand.
  private func checkVisibility() {
    for node in nodes {
      let state = checker.state(of: node.name)
      if state == .disappeared, node.parent == nil, node.viewIfLoaded?.superview == nil {
        isUncertain.remove(node.name)
      }
      guard let expected = expectsVisible(node) else { continue }
      if state != (expected ? .appeared : .disappeared) {
        problems.append(
          "\(describe(node)) is \(state), but ought to be \(expected ? "appeared" : "disappeared")")
      }
    }
  }

  /// Whether a controller ought to be here; nil if nobody can tell.
  private func expectsVisible(_ node: RecordingViewController) -> Bool? {
    guard !isUncertain.contains(node.name), let view = node.viewIfLoaded else { return nil }
    // A callback may have made a root of one whose view was on its way to somewhere else.
    if let window = node.rootWindow, view.superview !== window { return nil }
    guard let parent = node.parent as? RecordingViewController else {
      return view.window.map { !$0.isHidden } ?? false
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    guard view.isDescendant(of: parent.view) else { return false }
    return expectsVisible(parent)
  }

  private func describe(_ node: RecordingViewController) -> String {
    let parent = (node.parent as? RecordingViewController)?.name ?? "nobody"
    let place = node.viewIfLoaded?.superview
    let holder = (place?.nearestController as? RecordingViewController)?.name
    return
      "\(node.name), child of \(parent), in \(holder ?? (place == nil ? "nothing" : "a window"))"
  }

  // MARK: The end

  /// Ends what is open and lets everything go; nobody may be left over or half way.
  func finish() {
    isFinishing = true
    note(
      withMisuseIntercepted {
        while !opened.isEmpty { end() }
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
      })
    guard problems.isEmpty else { return }
    problems += checker.unfinished.map(\.description)
    recorder.onEvent = nil
    recorder.removeAll()
    let count = nodes.count
    nodes = []
    commit()
    let freed = recorder.timeline.lines.filter { $0.hasSuffix("deinit") }.count
    if freed != count { problems.append("\(count - freed) controllers are never freed") }
  }
}
