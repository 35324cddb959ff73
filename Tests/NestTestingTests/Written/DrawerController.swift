import NestKit

/// Slides a menu over its content. The menu is a child while it is open.
final class DrawerController: UIViewController {
  private(set) var content: UIViewController?
  private(set) var menu: UIViewController?
  private let menuWidth: CGFloat = 160

  deinit {}

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    container === menu ? CGSize(width: menuWidth, height: parentSize.height) : parentSize
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

  func open(_ menu: UIViewController, animated: Bool) {
    if self.menu != nil { close(animated: false) }
    self.menu = menu
    addChild(menu)
    menu.view.autoresizingMask = .flexibleHeight
    menu.view.frame = frame(isOpen: !animated)
    view.addSubview(menu.view)
    guard animated else { return menu.didMove(toParent: self) }
    UIView.animate(withDuration: 0.3) {
      menu.view.frame = self.frame(isOpen: true)
    } completion: { _ in
      menu.didMove(toParent: self)
    }
  }

  func close(animated: Bool) {
    guard let menu else { return }
    self.menu = nil
    guard animated else { return remove(menu) }
    menu.willMove(toParent: nil)
    UIView.animate(withDuration: 0.3) {
      menu.view.frame = self.frame(isOpen: false)
    } completion: { _ in
      menu.view.removeFromSuperview()
      menu.removeFromParent()
    }
  }

  private func frame(isOpen: Bool) -> CGRect {
    CGRect(x: isOpen ? 0 : -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
