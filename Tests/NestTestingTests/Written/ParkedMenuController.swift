import NestKit

/// Moves its menu aside to close it; the menu stays a child, and never disappears.
final class ParkedMenuController: UIViewController {
  private(set) var content: UIViewController?
  private let menu = UIViewController()

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(menu)
    menu.view.frame = CGRect(x: -200, y: 0, width: 200, height: view.bounds.height)
    menu.view.autoresizingMask = .flexibleHeight
    view.addSubview(menu.view)
    menu.didMove(toParent: self)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    container === menu ? CGSize(width: 200, height: parentSize.height) : parentSize
  }

  func setContent(_ next: UIViewController?) {
    if let content {
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    content = next
    guard let next else { return }
    loadViewIfNeeded()
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
  }

  func toggle(animated: Bool) {
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.menu.view.frame.origin.x = self.menu.view.frame.origin.x < 0 ? 0 : -200
    }
  }
}
