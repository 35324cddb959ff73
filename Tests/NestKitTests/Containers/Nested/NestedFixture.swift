import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Five containers inside each other in a window, of which one is going to show the child `B`. The
/// child that it shows before contains the containers inside it, and these contain a parent with
/// the child `A`.
final class NestedFixture {
  let host: TestHost
  let recorder = LifecycleRecorder()
  let former: RecordingViewController
  let next: RecordingViewController
  /// The containers, the outermost first.
  private(set) var containers: [UIViewController]
  /// The parent of `A`, which the innermost container shows at first.
  private(set) var parent: UIViewController?
  let watch: ContractWatch
  let kind: ContainerKind
  let depth: Int

  init(_ kinds: [ContainerKind], changing depth: Int) throws {
    host = try TestHost(size: CGSize(width: 800, height: 400))
    watch = ContractWatch(recorder, in: host.window, .collects)
    former = RecordingViewController("A", recorder: recorder)
    next = RecordingViewController("B", recorder: recorder)
    // Presented, it is as large as the container.
    next.preferredContentSize = CGSize(width: 1_000, height: 1_000)
    let parent = PlainParent(former)
    var containers: [UIViewController] = []
    for (index, kind) in kinds.enumerated().reversed() {
      let container = kind.makeContainer(
        of: containers.first ?? parent, before: index == depth ? next : nil)
      containers.insert(container, at: 0)
    }
    self.containers = containers
    self.parent = parent
    kind = kinds[depth]
    self.depth = depth
    for container in containers { watch.follow(container) }
    host.show(containers[0])
    recorder.removeAll()
  }

  /// Compares everything that was recorded since the last time.
  func expect(_ parts: Timeline...) throws {
    try recorder.expect(Timeline(lines: parts.flatMap(\.lines)))
  }

  // MARK: The change

  /// Requests the change, with an animation.
  func begin() throws -> ContainerOperation {
    try #require(host.turn { kind.change(containers[depth], to: next) })
  }

  /// Begins the change by hand, drives it to 0.7 or 0.3, and releases it there, so that it is
  /// completed or cancelled.
  func drive(cancelled: Bool) throws {
    if kind == .pages {
      drag(by: cancelled ? -0.3 : -0.7)
    } else {
      _ = try begin()
      try transition.fractionComplete = cancelled ? 0.3 : 0.7
      host.advance(by: 0.1)
      if cancelled { try host.turn { try transition.reverse() } }
      try transition.resume()
    }
    try host.settle()
  }

  /// Continues the change while it runs, drives it, and releases it in the other direction.
  ///
  /// - Parameter share: The distance of the finger where a scroll view moves the content, as a
  ///   share of the height.
  func continueByFinger(draggingBy share: CGFloat) throws {
    host.advance(by: 0.1)
    guard kind != .pages else { return drag(by: share) }
    let transition = try transition
    transition.pause()
    transition.fractionComplete = 0.4
    host.advance(by: 0.1)
    host.turn { transition.reverse() }
    transition.resume()
  }

  var transition: ContainerTransition {
    get throws { try #require(kind.transition(of: containers[depth])) }
  }

  /// Moves a finger by a share of the height, with a rest at the end, and lifts it.
  private func drag(by share: CGFloat) {
    // Below the bar of a container around it.
    let top = containers[depth].view.safeAreaInsets.top
    let start = CGPoint(x: 500, y: share < 0 ? 390 : top + 10)
    let path = share * 400 + (share < 0 ? -10 : 10)
    host.drag(from: start, to: CGPoint(x: 500, y: start.y + path), duration: 0.3, rest: 0.2)
  }

  // MARK: The end

  /// Checks that a child is shown as if nothing had moved.
  func expectInPlace(_ child: UIViewController) {
    watch.finish()
    #expect(watch.breach == nil)
    #expect(child.view.window === host.window)
    var view: UIView? = child.view
    while let current = view, current !== host.window {
      #expect(current.transform == .identity && current.alpha == 1 && !current.isHidden)
      view = current.superview
    }
    let outside = child === next ? containers.prefix(depth + 1) : containers[...]
    var region = host.window.bounds
    for case is SplitContainerViewController in outside {
      region = region.divided(atDistance: ContainerKind.firstColumnWidth, from: .minXEdge).remainder
    }
    // A sheet is as large as the safe area leaves.
    if kind == .sheets, child === next {
      region = region.inset(
        by: UIEdgeInsets(
          top: containers[depth].view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }
    #expect(child.view.convert(child.view.bounds, to: nil) == region)
  }

  /// Hides the window and removes everything: who was shown disappears, and no container stays.
  func finish(showing child: RecordingViewController) {
    recorder.removeAll()
    host.hide()
    watch.finish()
    #expect(watch.breach == nil)
    let lines = recorder.takeTimeline().lines
    // A modal view does not hide the content of its container.
    let shown = kind.presents && child === next ? [former, next] : [child]
    for controller in [former, next] {
      let name = controller.name
      let isShown = shown.contains(controller)
      #expect(
        lines.filter { $0.hasPrefix(name) }
          == (isShown ? ["\(name).viewWillDisappear", "\(name).viewDidDisappear"] : []))
    }
    let isFreed = containers.map { container in { [weak container] in container == nil } }
    host.turn { host.window.rootViewController = nil }
    containers = []
    parent = nil
    #expect(isFreed.map { $0() } == [true, true, true, true, true])
  }
}

/// A parent that is no container of NestKit, with one child that fills it, also when its view was
/// unloaded.
private final class PlainParent: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let isNew = child.parent !== self
    if isNew { addChild(child) }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    if isNew { child.didMove(toParent: self) }
  }
}
