import NestKit

/// Has a child as a header above the one that changes.
final class HeaderController: UIViewController {
  private let header = UIViewController()
  private(set) var content: UIViewController?

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(header)
    header.view.backgroundColor = .systemGray
    header.view.autoresizingMask = .flexibleWidth
    header.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
    view.addSubview(header.view)
    header.didMove(toParent: self)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let height = container === header ? 50 : parentSize.height - 50
    return CGSize(width: parentSize.width, height: height)
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
    next.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}
