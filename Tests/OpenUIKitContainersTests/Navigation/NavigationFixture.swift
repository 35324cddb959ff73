import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A host, a recorder, and a navigation controller whose delegate is recorded too.
final class NavigationFixture {
  let host: TestHost
  let recorder = LifecycleRecorder()
  let navigation: UINavigationController
  let delegate: RecordingNavigationDelegate

  /// - Parameters:
  ///   - names: The names of the children, root first.
  ///   - isShown: Whether the navigation controller is in the window, and has appeared.
  init(_ names: String..., isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 320, height: 480))
    navigation = UINavigationController()
    delegate = RecordingNavigationDelegate(recorder)
    navigation.delegate = delegate
    navigation.setViewControllers(names.map(make), animated: false)
    if isShown { host.show(navigation) }
    recorder.removeAll()
  }

  /// The callbacks of an animated push of B over A.
  static let push: Timeline = """
    B.willMove(UINavigationController)
    B.loadView
    B.viewDidLoad
    A.viewWillDisappear(animated)
    B.viewWillAppear(animated) [to]
    delegate.willShow(B, animated)
    B.viewIsAppearing(animated) [to]
    A.viewDidDisappear(animated)
    B.viewDidAppear(animated) [to]
    delegate.didShow(B, animated)
    B.didMove(UINavigationController)
    """

  /// The callbacks of a pop of B by a finger that reveals A, and is cancelled.
  static let cancelledPop: Timeline = """
    B.willMove(nil)
    A.loadView
    A.viewDidLoad
    B.viewWillDisappear(animated) [from]
    A.viewWillAppear(animated)
    delegate.willShow(A, animated)
    A.viewIsAppearing(animated)
    B.willMove(UINavigationController)
    A.viewWillDisappear(animated)
    A.viewDidDisappear(animated)
    B.viewWillAppear(animated)
    B.viewIsAppearing(animated)
    B.viewDidAppear(animated)
    B.didMove(UINavigationController)
    """

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  func child(_ index: Int) -> UIViewController { navigation.viewControllers[index] }

  /// The names of the children, root first.
  var names: [String] {
    navigation.viewControllers.compactMap { ($0 as? RecordingViewController)?.name }
  }

  /// A finger from the leading edge to a point, which stays down.
  func beginPop(to x: CGFloat) {
    host.putDown(1, at: CGPoint(x: 4, y: 300))
    for step in 1...8 {
      host.advance(by: 1.0 / 60)
      host.move(1, to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 8, y: 300))
    }
  }

  func endPop(at x: CGFloat) {
    // Still before it is lifted, so that it has no velocity.
    host.advance(by: 0.3)
    host.move(1, to: CGPoint(x: x, y: 300))
    host.advance(by: 0.3)
    host.lift(1, at: CGPoint(x: x, y: 300))
  }
}

/// Notes what a navigation controller sends its delegate.
final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: LifecycleRecorder
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var operations: [UINavigationController.Operation] = []

  init(_ recorder: LifecycleRecorder) { self.recorder = recorder }

  deinit {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow", viewController, animated) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow", viewController, animated) }

  private func note(_ event: String, _ controller: UIViewController, _ animated: Bool) {
    let name = (controller as? RecordingViewController)?.name ?? "?"
    recorder.note("\(event)(\(name)\(animated ? ", animated" : ""))", from: "delegate")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
