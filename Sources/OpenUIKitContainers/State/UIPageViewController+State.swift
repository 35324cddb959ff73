import NestKit
import OpenUIKit

extension UIPageViewController: RestorableContainer {
  /// `page view`.
  public static let stateKind = "page view"

  /// The page that is shown.
  public var restorableChildren: [RestorableChild] {
    (viewControllers ?? []).map { RestorableChild($0, slot: 0) }
  }

  /// Shows the page.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    guard let page = children.first?.viewController else { return }
    setViewControllers([page], direction: .forward, animated: false)
  }
}
