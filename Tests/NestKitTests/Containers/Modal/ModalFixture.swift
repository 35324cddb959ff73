import NestKit
import NestTesting
import OpenUIKit

/// A modal container in a window above a content named A, with everything recorded.
final class ModalFixture: ModalContainerViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container: ModalContainerViewController
  var allowed = true
  private(set) var asked: [String] = []

  init(isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    self.recorder = recorder
    container = ModalContainerViewController(
      contentViewController: RecordingViewController("A", recorder: recorder))
    container.delegate = self
    if isShown { host.show(container) }
    recorder.removeAll()
  }

  /// A controller that prefers a size of 60 by 40 points.
  func make(_ name: String) -> RecordingViewController {
    FixedSizeViewController(name, size: CGSize(width: 60, height: 40), recorder: recorder)
  }

  /// Presents a new controller and completes that, with nothing recorded afterwards.
  @discardableResult
  func present(_ name: String, transition: Transition = .coverFromBottom) throws
    -> RecordingViewController
  {
    let made = make(name)
    host.turn { container.presentModal(made, transition: transition) }
    try host.settle()
    recorder.removeAll()
    return made
  }

  var modal: String? { container.modalContentViewController.map(LifecycleRecorder.name) }

  /// The opacity of the background as it is shown now; nil if nothing is presented.
  var dimming: Float? {
    background?.layer.presentation()?.opacity
  }

  /// The background behind what is presented.
  var background: UIView? {
    guard let front = container.modalContentViewController?.viewIfLoaded?.superview else {
      return nil
    }
    return front.superview?.subviews.first { $0 !== front }
  }

  func modalContainerViewController(
    _ container: ModalContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool {
    asked.append(LifecycleRecorder.name(of: viewController))
    return allowed
  }

  func modalContainerViewController(
    _ container: ModalContainerViewController, willPresent child: UIViewController, animated: Bool
  ) { note("willPresent", child, animated) }

  func modalContainerViewController(
    _ container: ModalContainerViewController, didPresent child: UIViewController, animated: Bool
  ) { note("didPresent", child, animated) }

  func modalContainerViewController(
    _ container: ModalContainerViewController, willDismiss child: UIViewController, animated: Bool
  ) { note("willDismiss", child, animated) }

  func modalContainerViewController(
    _ container: ModalContainerViewController, didDismiss child: UIViewController, animated: Bool
  ) { note("didDismiss", child, animated) }

  private func note(_ event: String, _ child: UIViewController, _ animated: Bool) {
    let suffix = animated ? ", animated" : ""
    recorder.note("\(event)(\(LifecycleRecorder.name(of: child))\(suffix))", from: "D")
  }
}
