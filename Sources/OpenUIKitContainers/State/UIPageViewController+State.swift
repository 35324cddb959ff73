import NestKit
import OpenUIKit

extension UIPageViewController: RestorableContainer {
  /// `page view`.
  public static let stateKind = "page view"

  /// The pages that are shown.
  public var restorableChildren: [RestorableChild] {
    (viewControllers ?? []).map { RestorableChild($0, slot: 0) }
  }

  /// Shows the pages, where as many are shown.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    let pages = children.map(\.viewController)
    guard pages.count == pageCount else { return }
    setViewControllers(pages, direction: .forward, animated: false)
  }
}
