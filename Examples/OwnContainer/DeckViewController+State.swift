import NestKit

extension DeckViewController: RestorableContainer {
  static let stateKind = "deck"

  var restorableChildren: [RestorableChild] {
    deck.viewControllersAtEnd.enumerated().map { RestorableChild($1, slot: $0) }
  }

  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    setCards(children.map(\.viewController), animated: false)
  }
}
