import NestKit
import OpenUIKit

extension PageCore: RestorableContents {
  static let stateKind = "page view"

  /// The pages that are shown.
  var restorableChildren: [RestorableChild] {
    (pages?.viewControllers ?? []).map { RestorableChild($0, slot: 0) }
  }

  /// Shows the pages, where as many are shown.
  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    guard let pages, children.count == pages.pageCount else { return }
    pages.setViewControllers(
      children.map(\.viewController), direction: .forward, animated: false)
  }
}
