import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension DeckViewController {
  /// Shows a card for each value of a list, and keeps both the same.
  @discardableResult
  func bind<Route: Hashable>(
    to routes: [Route], makeCard: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    deck.bind(to: routes, transition: { _, _ in .coverFromBottom }, makeController: makeCard)
  }
}
