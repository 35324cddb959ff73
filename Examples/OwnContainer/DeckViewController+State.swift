import NestKit

extension DeckViewController: RestorableContainer {
  public static let stateKind = "deck"

  public var restorableChildren: [RestorableChild] {
    cards.enumerated().map { RestorableChild($1, slot: $0) }
  }

  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    setCards(children.map(\.viewController), animated: false)
  }
}
