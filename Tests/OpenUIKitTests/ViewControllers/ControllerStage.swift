import NestTesting
import OpenUIKit

/// A screen with a recorder: what a test of controllers stands on. A test makes its own in its body,
/// because hosts of tests that run at the same time would take each other's clock.
struct ControllerStage {
  let host: TestHost
  let recorder: LifecycleRecorder

  init() throws {
    host = try TestHost()
    recorder = LifecycleRecorder()
  }

  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
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

/// A recording controller that lets a test act inside its callbacks.
final class HookedController: RecordingViewController {
  var onWillAppear: () -> Void = {}
  var onIsAppearing: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing()
  }
}
