import NestKit
import OpenUIKit

extension UINavigationController {
  /// How long bars take to be hidden or shown, in seconds: 0.2.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Requests of the program

  /// Hides or shows the navigation bar: with the transition that runs, or, animated, in
  /// ``hideShowBarDuration``.
  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    motion.move(self, animated: animated) { [zeroingLink] in zeroingLink.target?.layOutBars() }
  }

  /// The same for the toolbar.
  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    bars.isToolbarHidden = hidden
    motion.move(self, animated: animated) { [zeroingLink] in zeroingLink.target?.layOutBars() }
  }

  // MARK: Transitions

  /// Changes the items with the transition to a child that is about to begin.
  func barsWillShow(_ child: UIViewController, animated: Bool) {
    loadViewIfNeeded()
    guard animated, let coordinator = stack.transitionCoordinator else {
      bars.show(list)
      bars.follow(child)
      tabBarController?.layOutBar()
      if let content = stack.content(of: child) { updatePlacement(for: content) }
      return barsNeedLayout()
    }
    // A child whose item the bar has is returned to, and not pushed.
    let isPush = navigationBar.items?.contains { $0 === child.navigationItem } != true
    bars.prepare(list, isPush: isPush)
    bars.follow(child)
    // It appears with the room that it has at the end.
    if let content = stack.content(of: child) { updatePlacement(for: content) }
    motion.move(with: coordinator) { [zeroingLink] in
      zeroingLink.target?.moveBars()
    } completion: { [zeroingLink] in
      zeroingLink.target?.transitionDidEnd(cancelled: $0)
    }
  }

  /// Shows the items of a list whose change has shown no other child, as where one beneath the top
  /// has left.
  func barsShowList() {
    guard isViewLoaded, !bars.showsItems(of: list) else { return }
    bars.show(list)
    bars.follow(topViewController)
    barsNeedLayout()
  }

  /// Inside the animation of the transition.
  private func moveBars() {
    bars.move()
    bars.update(for: list)
    layOutBars()
    tabBarController?.layOutBar()
  }

  private func transitionDidEnd(cancelled: Bool) {
    bars.end(completed: !cancelled)
    if cancelled { bars.follow(stack.topViewController) }
    bars.update(for: stack.viewControllers)
    layOutBars()
    tabBarController?.layOutBar()
  }

  // MARK: Layout

  /// The bars leave other room to the children.
  func barsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Lays out the bars with the views; in a layout that runs they are laid out at its end.
  private func barsNeedLayout() { if !stack.isInLayout { viewIfLoaded?.setNeedsLayout() } }

  /// Lays out the bars, and what they leave to the children that are in the tree.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    bars.layOut(in: view)
    for content in stack.contentsInTree { updatePlacement(for: content) }
    guard shownStatusBarStyle != bars.statusBarStyle else { return }
    shownStatusBarStyle = bars.statusBarStyle
    setNeedsStatusBarAppearanceUpdate()
  }

  private func updatePlacement(for content: ContainerContent) {
    let child = content.viewController
    let (cutOff, covered) = bars.insets(
      for: child, in: view.safeAreaInsets, hasOuterBar: containerSafeAreaInsets.bottom > 0)
    content.placement =
      cutOff == .zero
      ? .fill
      : .inset(top: cutOff.top, left: 0, bottom: cutOff.bottom, right: 0)
    // A view that had no room between the bars has been resized by less than the region.
    content.placeView()
    child.containerSafeAreaInsets = covered
  }
}
