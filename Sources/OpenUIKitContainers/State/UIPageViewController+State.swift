import NestKit
import OpenUIKit

extension PageCore: RestorableContents {
  static let stateKind = "page view"

  /// The pages that are shown; while a page is turned, those of where that leads.
  var restorableChildren: [RestorableChild] {
    (pages?.shownAtEnd ?? []).map { RestorableChild($0, slot: 0) }
  }

  /// Shows the pages, where as many are shown.
  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    guard let pages, children.count == pages.pageCount else { return }
    pages.setViewControllers(
      children.map(\.viewController), direction: .forward, animated: false)
  }
}

extension UIPageViewController {
  /// The pages that are shown when what turns them has ended.
  fileprivate var shownAtEnd: [UIViewController] {
    if let engine {
      return engine.isMoving ? [engine.turnedViewControllerAtEnd].compactMap(\.self) : shown
    }
    return pageStacks.contains(where: \.isPerforming)
      ? pageStacks.compactMap(\.viewControllersAtEnd.last) : shown
  }
}
