import NestTesting
import OpenUIKit

/// How a child leaves its parent, without an operation of the container.
package nonisolated enum ChildDeparture: String, CaseIterable, Sendable {
  /// The program removes it, and still has it.
  case removed
  /// Another controller adds it.
  case moved
  /// The program removes it, and nobody has it any more.
  case released
}

extension ChildDeparture {
  /// Takes a child from its parent.
  ///
  /// - Returns: The controller that is its parent then; nil for none.
  @MainActor package func take(_ child: UIViewController) -> UIViewController? {
    let isAnnounced = (child as? RecordingViewController)?.isRemovalAnnounced ?? false
    if !isAnnounced { child.willMove(toParent: nil) }
    guard self == .moved else {
      child.removeFromParent()
      return nil
    }
    // UIKit refuses to add a controller whose view is in the view of another one.
    child.viewIfLoaded?.removeFromSuperview()
    let other = UIViewController()
    other.addChild(child)
    child.didMove(toParent: other)
    return other
  }
}

extension RecordingViewController {
  /// Whether it has received `willMove(toParent: nil)`, and not what follows.
  fileprivate var isRemovalAnnounced: Bool {
    let last = recorder.events.last { event in
      guard event.source == name else { return false }
      switch event.callback {
      case .willMove, .didMove: return true
      default: return false
      }
    }
    if case .willMove(toParent: nil) = last?.callback { return true }
    return false
  }
}
