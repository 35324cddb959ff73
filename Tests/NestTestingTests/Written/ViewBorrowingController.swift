import NestKit

/// Shows the views of controllers that are not its children.
final class ViewBorrowingController: UIViewController {
  private(set) var current: UIViewController?

  deinit {}

  func show(_ next: UIViewController?) {
    current?.view.removeFromSuperview()
    current = next
    guard let next else { return }
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
  }
}
