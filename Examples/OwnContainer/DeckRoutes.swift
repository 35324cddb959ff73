import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Shows a card for each value of a list.
final class DeckRoutes<Route: Hashable> {
  private let deck: DeckViewController
  private let makeCard: (Route) -> UIViewController
  private var made: [(route: Route, card: UIViewController)] = []

  init(_ deck: DeckViewController, makeCard: @escaping (Route) -> UIViewController) {
    self.deck = deck
    self.makeCard = makeCard
  }

  /// The values whose cards are in the deck, without those that were pulled off.
  var routes: [Route] { made.filter { deck.cards.contains($0.card) }.map(\.route) }

  @discardableResult
  func show(_ routes: [Route], animated: Bool = true) -> ContainerOperation {
    made = routes.map { route in
      made.first { $0.route == route } ?? (route, makeCard(route))
    }
    return deck.setCards(made.map(\.card), animated: animated)
  }
}
