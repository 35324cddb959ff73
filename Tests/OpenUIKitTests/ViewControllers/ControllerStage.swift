import NestTesting
import OpenUIKit

/// A screen with a recorder: what a test of controllers stands on. A test makes its own in its body,
/// because hosts of tests that run at the same time would take each other's clock.
struct ControllerStage {
  let host: TestHost
  let recorder: LifecycleRecorder

  init(size: CGSize = CGSize(width: 393, height: 852)) throws {
    host = try TestHost(size: size)
    recorder = LifecycleRecorder()
  }

  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  func hooked(_ name: String) -> HookedController {
    HookedController(name, recorder: recorder)
  }

  func manual(_ name: String) -> ManualController {
    ManualController(name, recorder: recorder)
  }

  /// Shows a controller as the window's root and forgets what it recorded on the way.
  func show(_ root: UIViewController) {
    host.show(root)
    recorder.removeAll()
  }

  /// A root that is on screen, with nothing recorded yet.
  func shownRoot() -> RecordingViewController {
    let root = controller("P")
    host.show(root)
    recorder.removeAll()
    return root
  }
}

/// Adds a child as containers do that do not animate.
func add(_ child: UIViewController, to parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Removes a child as containers do that do not animate.
func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

/// A recording controller that forwards by hand.
final class ManualController: RecordingViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A recording controller that lets a test act at the end of its callbacks.
final class HookedController: RecordingViewController {
  enum Callback {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case layout, didLayout, willMove, didMove, memoryWarning
  }

  private var actions: [Callback: () -> Void] = [:]

  /// Lets `action` run at the end of each call of `callback`; nil lets nothing run.
  func on(_ callback: Callback, _ action: (() -> Void)?) { actions[callback] = action }

  /// Lets `action` run at the end of the next call of `callback` only.
  func once(_ callback: Callback, _ action: @escaping () -> Void) {
    actions[callback] = { [weak self] in
      self?.actions[callback] = nil
      action()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    actions[.didLoad]?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions[.willAppear]?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    actions[.isAppearing]?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    actions[.didAppear]?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    actions[.willDisappear]?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    actions[.didDisappear]?()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    actions[.layout]?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    actions[.didLayout]?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    actions[.willMove]?()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    actions[.didMove]?()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    actions[.memoryWarning]?()
  }
}
