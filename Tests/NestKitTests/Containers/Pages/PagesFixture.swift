import NestKit
import NestTesting
import OpenUIKit

/// Pages in a window of 120 × 200 points, with everything recorded.
final class PagesFixture: PagesViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container: PagesViewController
  var allowsScrolling = true

  /// - Parameters:
  ///   - names: The names of the pages, one letter each.
  ///   - isShown: Whether the container is displayed and the recorder empty.
  ///   - prepare: Sets the container up before it is displayed.
  init(
    _ names: String = "ABCDE", isShown: Bool = true,
    prepare: (PagesViewController) -> Void = { _ in }
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    self.recorder = recorder
    container = PagesViewController(
      viewControllers: names.map { RecordingViewController("\($0)", recorder: recorder) })
    container.delegate = self
    prepare(container)
    if isShown {
      host.show(container)
      recorder.removeAll()
    }
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// Requests an operation and waits until nothing moves.
  func run(_ body: (PagesViewController) -> ContainerOperation) throws
    -> ContainerOperation.Outcome?
  {
    let operation = host.turn { body(container) }
    try host.settle()
    return operation.result
  }

  /// Moves a finger evenly over the middle, lifts it after a rest, and waits until nothing moves.
  func drag(from start: CGFloat, to end: CGFloat) throws {
    host.drag(
      from: CGPoint(x: start, y: 100), to: CGPoint(x: end, y: 100), duration: 0.5, rest: 0.2)
    try host.settle()
  }

  func putDown(at x: CGFloat) { host.putDown(0, at: CGPoint(x: x, y: 100)) }

  /// Moves the finger in some steps.
  func move(_ xs: CGFloat...) {
    for x in xs {
      host.advance(by: 0.05)
      host.move(0, to: CGPoint(x: x, y: 100))
    }
  }

  func lift(at x: CGFloat) throws {
    host.advance(by: 0.2)
    host.lift(0, at: CGPoint(x: x, y: 100))
    try host.settle()
  }

  /// The names of the children in the order of their pages.
  var loaded: String {
    (0..<container.numberOfPages).compactMap { index in
      container.viewController(at: index).flatMap {
        $0.parent === container ? LifecycleRecorder.name(of: $0) : nil
      }
    }.joined()
  }

  /// The names of the pages that have appeared or are appearing.
  var visible: String {
    container.visibleViewControllers.map(LifecycleRecorder.name).joined()
  }

  /// The children of which a part is in the region.
  var pagesInSight: Set<UIViewController> {
    Set(
      container.children.filter { child in
        guard let view = child.viewIfLoaded, view.window != nil else { return false }
        return view.convert(view.bounds, to: container.region).intersects(container.view.bounds)
      })
  }

  /// The frame of a page in the region, as it is presented.
  func frame(_ index: Int) -> CGRect? {
    guard let view = container.viewController(at: index)?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: container.region)
  }

  /// Violations of the rules of appearance since the page `A` was shown.
  var violations: [ContractViolation] { recorder.appearanceViolations(appeared: ["A"]) }

  // MARK: Delegate

  func pagesViewControllerShouldScroll(_ pagesViewController: PagesViewController) -> Bool {
    allowsScrolling
  }

  func pagesViewController(
    _ pagesViewController: PagesViewController, willSelect index: Int, animated: Bool
  ) {
    recorder.note("willSelect(\(index)\(animated ? ", animated" : ""))", from: "D")
  }

  func pagesViewController(
    _ pagesViewController: PagesViewController, didSelect index: Int, animated: Bool
  ) {
    recorder.note("didSelect(\(index)\(animated ? ", animated" : ""))", from: "D")
  }

  func pagesViewController(
    _ pages: PagesViewController, willShow viewController: UIViewController, animated: Bool
  ) { record(.will, .show(viewController), animated) }

  func pagesViewController(
    _ pages: PagesViewController, willHide viewController: UIViewController, animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  func pagesViewController(
    _ pages: PagesViewController, didShow viewController: UIViewController, animated: Bool
  ) { record(.did, .show(viewController), animated) }

  func pagesViewController(
    _ pages: PagesViewController, didHide viewController: UIViewController, animated: Bool
  ) { record(.did, .hide(viewController), animated) }

  private func record(
    _ phase: ContainerEvent.Phase, _ kind: ContainerEvent.Kind<UIViewController>, _ animated: Bool
  ) {
    recorder.record(ContainerEvent(phase, kind, isAnimated: animated), from: "D")
  }
}
