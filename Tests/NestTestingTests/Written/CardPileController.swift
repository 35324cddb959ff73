import NestKit

/// Lays cards above each other; the upper edge of the one beneath is still seen.
final class CardPileController: UIViewController {
  private(set) var cards: [UIViewController] = []

  deinit {}

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let index = cards.firstIndex { $0 === container } ?? 0
    return CGSize(width: parentSize.width, height: parentSize.height - CGFloat(index) * 12)
  }

  func setCard(_ card: UIViewController) {
    while !cards.isEmpty { removeLast(animated: false) }
    add(card, animated: false)
  }

  func add(_ card: UIViewController, animated: Bool) {
    let top = CGFloat(cards.count) * 12
    cards.append(card)
    addChild(card)
    card.view.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card.view)
    guard animated else { return card.didMove(toParent: self) }
    card.view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(withDuration: 0.3) {
      card.view.transform = .identity
    } completion: { _ in
      card.didMove(toParent: self)
    }
  }

  func removeLast(animated: Bool) {
    guard let card = cards.popLast() else { return }
    card.willMove(toParent: nil)
    let finish = {
      card.view.removeFromSuperview()
      card.view.transform = .identity
      card.removeFromParent()
    }
    guard animated else { return finish() }
    UIView.animate(withDuration: 0.3) {
      card.view.transform = CGAffineTransform(translationX: 0, y: self.view.bounds.height)
    } completion: { _ in
      finish()
    }
  }
}
