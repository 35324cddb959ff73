import NestKit
import NestTesting
import OpenUIKit

/// A controller for one orientation, whose counterpart has the other letter of a pair.
final class OrientedViewController: RecordingViewController, OrientationCloning {
  let isLandscape: Bool
  let other: String

  init(_ name: String, _ other: String, isLandscape: Bool, recorder: LifecycleRecorder) {
    self.other = other
    self.isLandscape = isLandscape
    super.init(name, recorder: recorder)
  }

  required init?(coder: NSCoder) { nil }

  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    guard isLandscape != self.isLandscape else { return nil }
    return OrientedViewController(other, name, isLandscape: isLandscape, recorder: recorder)
  }
}
