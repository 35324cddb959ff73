import NestKit
import OpenUIKit

/// The core of a navigation controller.
final class NavigationCore: UIKitContainerCore {
  private var navigation: UINavigationController? { owner as? UINavigationController }

  override func viewIsLoaded() { navigation?.setUpView() }

  /// Shows what has changed since the last layout, and lays out the bars.
  override func viewWillLayoutSubviews() { navigation?.layOutList() }

  /// Requests one more layout where the list has changed while it was being shown.
  override func viewHasLaidOutSubviews() {
    super.viewHasLaidOutSubviews()
    guard let navigation, navigation.declared.isWaiting, navigation.columnsAboutToMove == nil
    else { return }
    navigation.view.setNeedsLayout()
  }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    navigation?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    navigation?.willExchange(former, with: new)
  }

  override var adjustsScrollViewsOfChildren: Bool { true }

  /// That of the bar, while it is shown.
  override var statusBarStyle: UIStatusBarStyle? { navigation?.bars.statusBarStyle }

  // Fidelity: how large a popover is in which a navigation controller is shown is not documented.
  // [decided]
  /// The size of the child, and the bars.
  override func preferredContentSize(
    forChild child: UIViewController, preferring size: CGSize
  ) -> CGSize {
    guard let navigation, navigation.isViewLoaded else { return size }
    let (cutOff, covered) = navigation.bars.insets(for: child, in: .zero)
    return size.enlarged(
      by: CGSize(width: 0, height: cutOff.top + covered.top + cutOff.bottom + covered.bottom))
  }

  /// No child.
  override var viewControllersForAutorotation: [UIViewController] { [] }

  override func handleKey(_ key: UIKey) -> Bool {
    navigation?.handleKey(key) == true || super.handleKey(key)
  }

  override func handleEscape() -> Bool {
    navigation?.handleEscape() == true || super.handleEscape()
  }

  deinit {}
}

extension UINavigationController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}
