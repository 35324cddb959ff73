import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import OwnContainer

/// A guard with a result in a container that knows of neither.
@Suite(.serialized) struct CardEditorViewControllerTests {
  @Test("R24.1 R24.20 A card in a container of the program asks, and has a result")
  func card() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let deck = DeckViewController()
    host.show(deck)
    var isConfirmed = false
    let editor = CardEditorViewController { isConfirmed }
    var texts: [String?] = []
    Task { texts.append(await deck.deal(editor).result(of: editor)) }
    try host.settle()
    editor.text = "Ace"

    let discarded = host.turn { deck.discard() }
    try host.settle()
    #expect(discarded.result != .done && deck.cards == [editor] && texts.isEmpty)
    host.turn { editor.done() }
    try host.settle()
    #expect(texts == ["Ace"] && deck.cards.isEmpty)

    isConfirmed = true
    let second = CardEditorViewController { isConfirmed }
    second.text = "King"
    Task { texts.append(await deck.deal(second).result(of: second)) }
    try host.settle()
    host.turn { _ = deck.discard() }
    try host.settle()
    #expect(texts == ["Ace", nil] && deck.cards.isEmpty)
  }
}
