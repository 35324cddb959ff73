import NestKit
import NestTesting
import OpenUIKit

/// Pages of a data source in a window of 120 × 200 points. A page has the name of its index and of
/// how often it was made: `7a`, then `7b`.
final class LazyPagesFixture: PagesViewControllerDataSource {
  let host: TestHost
  let recorder: LifecycleRecorder
  var count: Int
  /// Controllers that are returned instead of new ones.
  var fixed: [Int: UIViewController] = [:]
  /// Whether pages are switches with two children.
  var makesTabs = false
  var onAsk: ((Int) -> Void)?
  /// The indices of the pages that it was asked for.
  private(set) var asked: [Int] = []
  /// The calls of the data source, in order.
  private(set) var calls = ""
  private var made: [Int: Int] = [:]
  private var live: [WeakController] = []
  private var storedContainer: PagesViewController?

  var container: PagesViewController {
    guard let storedContainer else { preconditionFailure("The container was released") }
    return storedContainer
  }

  init(
    count: Int, isShown: Bool = true, prepare: (PagesViewController) -> Void = { _ in }
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    self.count = count
    let container = PagesViewController()
    storedContainer = container
    prepare(container)
    container.dataSource = self
    if isShown { host.show(container) }
  }

  func make(_ name: String) -> RecordingViewController {
    let page = RecordingViewController(name, recorder: recorder)
    page.restorationIdentifier = name
    live.append(WeakController(page))
    return page
  }

  /// How many of the pages exist.
  var liveCount: Int { live.filter { $0.controller != nil }.count }

  func run(_ body: (PagesViewController) -> ContainerOperation) throws
    -> ContainerOperation.Outcome?
  {
    let operation = host.turn { body(container) }
    try host.settle()
    return operation.result
  }

  func drag(from start: CGFloat, to end: CGFloat) throws {
    host.drag(
      from: CGPoint(x: start, y: 100), to: CGPoint(x: end, y: 100), duration: 0.5, rest: 0.2)
    try host.settle()
  }

  func release() {
    host.turn { host.window.rootViewController = nil }
    storedContainer = nil
    host.commit()
  }

  // MARK: Data source

  func numberOfPages(in pagesViewController: PagesViewController) -> Int {
    note("count")
    return count
  }

  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    note("\(index)")
    asked.append(index)
    onAsk?(index)
    if let controller = fixed[index] { return controller }
    if makesTabs { return makeTabs() }
    made[index, default: 0] += 1
    return make("\(index)" + String(UnicodeScalar(UInt8(0x60 + min(made[index] ?? 1, 26)))))
  }

  private func makeTabs() -> UIViewController {
    let children = ["X", "Y"].map { name in
      let child = UIViewController()
      child.restorationIdentifier = name
      return child
    }
    return TabsViewController(viewControllers: children)
  }

  private func note(_ text: String) { calls += calls.isEmpty ? text : ", " + text }
}

/// A controller that is not retained.
private struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}
