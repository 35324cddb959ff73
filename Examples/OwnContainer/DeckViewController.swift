import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A deck of cards: a new card appears from below onto the others, and a finger pulls the top one
/// off.
final class DeckViewController: ContainerViewController {
  /// Receives which card appears and which disappears.
  weak var delegate: (any ContainerStackDelegate)?
  private(set) lazy var deck = addStack()
  private lazy var drag = ContainerDrag(
    in: self, shouldBegin: { deck, direction, _ in direction == .down && !deck.cards.isEmpty },
    begin: { deck, direction in deck.pull(direction) })

  /// The cards, bottom to top.
  var cards: [UIViewController] { deck.viewControllers }

  @discardableResult
  func deal(_ card: UIViewController, animated: Bool = true) -> ContainerOperation {
    deck.push(card, transition: .coverFromBottom, animated: animated)
  }

  @discardableResult
  func discard(animated: Bool = true) -> ContainerOperation {
    deck.pop(animated: animated)
  }

  @discardableResult
  func setCards(_ cards: [UIViewController], animated: Bool = true) -> ContainerOperation {
    deck.setViewControllers(cards, transition: .coverFromBottom, animated: animated)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UIView(frame: view.bounds.insetBy(dx: 20, dy: 20))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    deck.region = table
    view.addGestureRecognizer(drag.recognizer)
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    delegate?.containerStack(stack, handle: event)
  }

  private func pull(_ direction: DragDirection) -> ContainerDrag.Target? {
    if deck.transition == nil { discard() }
    return deck.transition.map { .init(continuing: $0, direction, isOpposite: !$0.isRemoval) }
  }

  deinit {}
}
