import NestKit
import OpenUIKit

extension UINavigationController {
  // MARK: What the program sets

  /// Hides or shows the navigation bar: with the transition that runs, or, animated, in ``hideShowBarDuration``.
  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    moveBars(animated: animated)
  }

  /// The same for the toolbar.
  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    bars.isToolbarHidden = hidden
    moveBars(animated: animated)
  }

  private func moveBars(animated: Bool) {
    guard isViewLoaded else { return }
    if animated, let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: { [weak self] _ in self?.layOutBars() })
    } else {
      UIView.animate(withDuration: animated ? Double(Self.hideShowBarDuration) : 0) {
        self.layOutBars()
        self.view.layoutIfNeeded()
      }
    }
  }

  // MARK: Transitions

  /// Changes the items with the transition to a child that is about to begin.
  func barsWillShow(_ child: UIViewController, animated: Bool) {
    loadViewIfNeeded()
    guard animated, let coordinator = stack.transitionCoordinator else {
      bars.show(viewControllers)
      bars.follow(child)
      tabBarController?.layOutBar()
      return layOutBars()
    }
    let appearing = stack.transition?.appearing
    bars.prepare(
      viewControllers, isPush: stack.transition?.isRemoval != true && child === appearing)
    bars.follow(child)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.bars.move()
        self?.layOutBars()
        self?.tabBarController?.layOutBar()
      },
      completion: { [weak self] context in
        guard let self else { return }
        bars.end(completed: !context.isCancelled)
        if context.isCancelled { bars.follow(viewControllers.last) }
        layOutBars()
        tabBarController?.layOutBar()
      })
  }

  // MARK: Layout

  /// The bars leave other room to the children.
  func barsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Lays out the bars, and what they leave to the children that are in the tree.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    bars.layOut(in: view)
    for child in children {
      guard let content = stack.content(of: child), content.isInViewTree else { continue }
      let (cutOff, covered) = bars.room(for: child)
      content.placement =
        cutOff == .zero
        ? .fill
        : .inset(top: cutOff.top, left: 0, bottom: cutOff.bottom, right: 0)
      child.containerSafeAreaInsets = covered
    }
  }
}
