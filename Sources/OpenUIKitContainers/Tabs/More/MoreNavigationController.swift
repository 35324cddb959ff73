import NestKit
import OpenUIKit

/// The controller behind the item More of a tab bar: a list of children, and the one that was
/// chosen.
///
/// A chosen navigation controller shows its own bar, whose first back button leads to the list.
final class MoreNavigationController: UINavigationController {
  let listController = MoreListViewController()

  init() {
    super.init(nibName: nil, bundle: nil)
    nestsNavigationControllers = true
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    pushViewController(listController, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The child on the list; nil while that is shown.
  var pushed: UIViewController? { viewControllers.dropFirst().first }

  /// Shows a child on the list.
  func choose(_ child: UIViewController, animated: Bool) {
    (child as? UINavigationController)?.bars.outerItem = listController.navigationItem
    setViewControllers([listController, child], animated: animated)
  }

  /// Shows the list, now if nothing is in motion.
  func returnToList() {
    setViewControllers([listController], animated: false)
    showPending()
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard case (.will, .show(let child)) = (event.phase, event.kind) else { return }
    setNavigationBarHidden(child is UINavigationController, animated: event.isAnimated)
  }
}
