import NestKit

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A child that fills everything, and a drawer at its leading edge, over a background that is
/// dimmed.
final class DrawerViewController: ContainerViewController {
  private(set) lazy var content = addStack(configuration: .init(capacity: 1, overflow: .remove))
  private(set) lazy var drawer = addStack(
    configuration: .init(capacity: 1, overflow: .remove, placement: .leading(width: 240)))

  @discardableResult
  func setContent(_ child: UIViewController, animated: Bool = true) -> ContainerOperation {
    content.setViewControllers([child], transition: .crossDissolve, animated: animated)
  }

  @discardableResult
  func open(_ child: UIViewController, animated: Bool = true) -> ContainerOperation {
    let transition = Transition.cover(from: .leading).dimming(to: 0.4)
    return drawer.push(child, transition: transition, animated: animated)
  }

  @discardableResult
  func close(animated: Bool = true) -> ContainerOperation { drawer.pop(animated: animated) }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The stack that was made first is below. Its children receive no input while the drawer is
    // open.
    _ = content
    drawer.isModal = true
  }

  deinit {}
}
