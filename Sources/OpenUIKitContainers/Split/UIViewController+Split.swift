import NestKit
import OpenUIKit

/// A controller that can have another one that was beside it, while there is no room for both.
@MainActor protocol SecondaryCollapsing: UIViewController {
  func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController)
  func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController?
}

extension UIViewController {
  /// The nearest split view controller around this controller, through any number of other
  /// containers.
  public var splitViewController: UISplitViewController? {
    guard let controller = self as? any SplitViewControllerOverriding else {
      return nearestAncestor()
    }
    return controller.overridingSplitViewController
  }
}

extension UINavigationController: SecondaryCollapsing {}
extension UIPageViewController: SecondaryCollapsing {}

// A class cannot override a member of an extension: those of a protocol leave the names to the
// containers, whose subclasses override them.
extension UIContentContainer where Self: UIViewController {
  /// Takes over what was shown beside this controller; sent by a split view controller without
  /// names of columns. A navigation controller pushes it; of another navigation controller, all of
  /// its controllers. Others do nothing.
  ///
  /// Subclasses of UIKit's containers override it.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    (self as? any SecondaryCollapsing)?.collapseSecondaryViewController(
      secondaryViewController, for: splitViewController)
  }

  /// Returns what is to be shown beside this controller again. A navigation controller pops its
  /// top; nil where only the root is there, and for others.
  ///
  /// Subclasses of UIKit's containers override it.
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    (self as? any SecondaryCollapsing)?.separateSecondaryViewController(for: splitViewController)
  }
}

extension UINavigationController {
  func collapse(_ secondary: UIViewController, for split: UISplitViewController) {
    guard let other = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: false)
    }
    let controllers = other.viewControllers
    split.gathering = SplitGathering()
    other.setAtOnce([])
    setAtOnce(split.gathering.gather(.secondary, having: controllers, onto: viewControllers))
  }

  func separate(for split: UISplitViewController) -> UIViewController? {
    let gathering = split.gathering
    split.gathering = SplitGathering()
    if let other = split.collapsedSecondary as? UINavigationController, gathering.has(.secondary) {
      let lists = gathering.returned(viewControllers)
      setAtOnce(lists[.primary] ?? [])
      other.setAtOnce(lists[.secondary] ?? [])
      return other
    }
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    setAtOnce(viewControllers.dropLast())
    return top
  }
}

extension UINavigationController {
  /// Has other controllers, at once where that is not animated: those that leave have left before
  /// another navigation controller gets them.
  func setAtOnce(_ list: [UIViewController], animated: Bool = false) {
    let present = viewControllers
    if list.count != present.count || !zip(list, present).allSatisfy({ $0 === $1 }) {
      setViewControllers(list, animated: animated)
    }
    if !animated { showPending() }
  }
}
