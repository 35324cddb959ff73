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

  /// A controller that records into this stage's recorder.
  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// A controller that does not forward appearance to its children.
  func manual(_ name: String) -> RecordingViewController {
    let made = controller(name)
    made.forwardsAppearance = false
    return made
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
