import NestKit
import NestTesting
import OpenUIKit

/// A delegate that allows to pop what a test says.
final class PopVeto: StackControllerDelegate {
  var allowed = true
  private(set) var asked: [String] = []

  func stackController(_ stack: StackController, shouldPop child: UIViewController) -> Bool {
    asked.append(LifecycleRecorder.name(of: child))
    return allowed
  }
}
