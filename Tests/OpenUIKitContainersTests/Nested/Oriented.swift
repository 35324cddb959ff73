import NestKit
import NestTesting
import OpenUIKit

/// A controller for one orientation, in UIKit's containers.
final class Oriented: RecordingViewController, OrientationCloning {
  private let isLandscape: Bool

  init(isLandscape: Bool, recorder: LifecycleRecorder) {
    self.isLandscape = isLandscape
    super.init(isLandscape ? "L" : "P", recorder: recorder)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    isLandscape == self.isLandscape
      ? nil : Oriented(isLandscape: isLandscape, recorder: recorder)
  }
}
