import NestKit

/// Shows a popup in the middle, above a dimmed content.
final class PopupController: UIViewController {
  private(set) var content: UIViewController?
  private(set) var popup: UIViewController?
  private let dimming = UIView()

  deinit {}

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    container === popup ? CGSize(width: 160, height: 120) : parentSize
  }

  func setContent(_ next: UIViewController?) {
    if let content { remove(content) }
    content = next
    guard let next else { return }
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
  }

  func present(_ popup: UIViewController, animated: Bool) {
    if self.popup != nil { dismiss(animated: false) }
    self.popup = popup
    addChild(popup)
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.addSubview(dimming)
    popup.view.bounds.size = CGSize(width: 160, height: 120)
    popup.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    popup.view.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    view.addSubview(popup.view)
    guard animated else { return popup.didMove(toParent: self) }
    (popup.view.alpha, dimming.alpha) = (0, 0)
    UIView.animate(withDuration: 0.3) {
      (popup.view.alpha, self.dimming.alpha) = (1, 1)
    } completion: { _ in
      popup.didMove(toParent: self)
    }
  }

  func dismiss(animated: Bool) {
    guard let popup else { return }
    self.popup = nil
    guard animated else {
      remove(popup)
      return dimming.removeFromSuperview()
    }
    popup.willMove(toParent: nil)
    UIView.animate(withDuration: 0.3) {
      (popup.view.alpha, self.dimming.alpha) = (0, 0)
    } completion: { _ in
      popup.view.removeFromSuperview()
      popup.removeFromParent()
      self.dimming.removeFromSuperview()
    }
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
