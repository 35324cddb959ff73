import NestKit
import OpenUIKit

/// The core of a tab bar controller.
final class TabBarCore: UIKitContainerCore {
  var tabs: UITabBarController? { owner as? UITabBarController }

  override func viewIsLoaded() { tabs?.setUpView() }

  /// Lays out the bar. One that a transition which is about to begin moves waits for it.
  override func viewWillLayoutSubviews() {
    if let tabs, !tabs.motion.awaitsTransition { tabs.layOutBar() }
  }

  /// Follows the scroll view of the child that appears.
  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    if case .show = event.kind { tabs?.followScrollViews() }
  }

  // Fidelity: as for navigation controllers. [decided]
  /// The size of the child, and the bar.
  override func preferredContentSize(
    forChild child: UIViewController, preferring size: CGSize
  ) -> CGSize {
    // A child that appears has not been laid out yet.
    let heights = tabs?.stack.contentsInTree.map(\.viewController.containerSafeAreaInsets.bottom)
    return size.enlarged(by: CGSize(width: 0, height: heights?.max() ?? 0))
  }

  /// A controller that stands for a child in another orientation takes its place in the list.
  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    guard let tabs else { return }
    tabs.planner.exchange(former, for: new)
    tabs.allTabs.first { $0.loadedViewController === former }?.replaceViewController(by: new)
    former.barChangeObservers.remove(tabs)
    new.barChangeObservers.add(tabs)
    tabs.showItems(animated: false)
  }

  // Fidelity: all children are asked, whether they are selected or not. [documented]
  /// All children.
  override var viewControllersForAutorotation: [UIViewController] { tabs?.list ?? [] }

  /// Selects for the user: Control or Command with a digit selects the child of that number.
  override func handleKey(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    guard let tabs, [.control, .command].contains(modifiers), !tabs.isBarHidden,
      let number = Int(key.charactersIgnoringModifiers), (1...9).contains(number),
      let items = tabs.tabBar.items, number <= items.count
    else { return super.handleKey(key) }
    tabs.tabBar.choose(items[number - 1])
    return true
  }

  deinit {}
}

extension UITabBarController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}

extension UITabBarController: SecondaryCollapsing {}
