import NestTesting
import OpenUIKit

/// A screen with a recorder, for tests of controllers.
///
/// A test makes its own in its body, because hosts of tests that run at the same time would take
/// each other's clock.
///
///     let stage = try ControllerStage()
///     let root = stage.shownRoot()
///     root.present(stage.modal("M"), animated: true, completion: stage.note())
///     try stage.host.settle()
///     try stage.recorder.expect("…")
package struct ControllerStage {
  /// The screen and the clock.
  package let host: TestHost
  /// The recorder of all controllers of the stage.
  package let recorder: LifecycleRecorder

  /// Makes a stage on which nothing is shown.
  ///
  /// - Parameter size: The size of the screen in points. Default: that of a phone.
  /// - Throws: When there can be no screen of that size.
  package init(size: CGSize = CGSize(width: 393, height: 852)) throws {
    host = try TestHost(size: size)
    recorder = LifecycleRecorder()
  }

  /// The orientation of the interface.
  package var interfaceOrientation: UIInterfaceOrientation {
    host.window.windowScene?.interfaceOrientation ?? .unknown
  }

  // MARK: Controllers

  /// Makes a controller that records into this stage's recorder.
  package func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// Makes a controller that does not forward appearance to its children.
  package func manual(_ name: String) -> RecordingViewController {
    let made = controller(name)
    made.forwardsAppearance = false
    return made
  }

  /// Makes a controller that will be presented in the given style.
  package func modal(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> RecordingViewController {
    let made = controller(name)
    made.modalPresentationStyle = style
    return made
  }

  // MARK: Showing

  /// Shows a controller as the window's root and removes what it recorded meanwhile.
  package func show(_ root: UIViewController) {
    host.show(root)
    recorder.removeAll()
  }

  /// Makes a root named P that is on screen, with nothing recorded yet.
  package func shownRoot() -> RecordingViewController {
    let root = controller("P")
    show(root)
    return root
  }

  /// Shows a root named R that forwards manually and contains controllers, each one a child of
  /// the one before: they are in the window, and have received no appearance callback. Nothing is
  /// recorded yet.
  ///
  /// - Parameter chain: The controllers, the child of the root first.
  /// - Returns: The root.
  @discardableResult
  package func showManualRoot(holding chain: RecordingViewController...) -> RecordingViewController
  {
    let root = manual("R")
    for (child, parent) in zip(chain, [root] + chain).reversed() {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    show(root)
    return root
  }

  /// Presents without animation and completes everything, with nothing recorded
  /// afterwards.
  ///
  /// - Throws: `TestHostError.notSettled`.
  package func present(_ presented: UIViewController, on presenter: UIViewController) throws {
    presenter.present(presented, animated: false)
    try host.settle()
    recorder.removeAll()
  }

  /// Returns a completion that notes its call.
  ///
  /// - Parameter text: The text of the note. Default: `completion`.
  package func note(_ text: String = "completion") -> () -> Void {
    { recorder.note(text) }
  }
}
