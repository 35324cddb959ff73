import NestKit
import OpenUIKit

/// A controller that can have another one that was beside it, while there is no room for both.
@MainActor protocol SecondaryCollapsing: UIViewController {
  func collapse(_ secondary: UIViewController, for split: UISplitViewController)
  func separate(for split: UISplitViewController) -> UIViewController?
}

extension UIViewController {
  /// The nearest split view controller around this controller, through any number of other
  /// containers.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Takes over what was shown beside this controller; sent by a split view controller without
  /// names of columns. A navigation controller pushes it; of another navigation controller, all of
  /// its controllers. Others do nothing.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    (self as? any SecondaryCollapsing)?.collapse(
      secondaryViewController, for: splitViewController)
  }

  /// Returns what is to be shown beside this controller again. A navigation controller pops its
  /// top; nil where only the root is there, and for others.
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    (self as? any SecondaryCollapsing)?.separate(for: splitViewController)
  }
}

extension UINavigationController: SecondaryCollapsing {
  func collapse(_ secondary: UIViewController, for split: UISplitViewController) {
    guard let other = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: false)
    }
    let controllers = other.viewControllers
    split.movedSecondary = controllers
    other.setViewControllers([], animated: false)
    other.showPending()
    setViewControllers(viewControllers + controllers, animated: false)
    showPending()
  }

  func separate(for split: UISplitViewController) -> UIViewController? {
    let moved = split.movedSecondary
    split.movedSecondary = []
    if let other = split.collapsedSecondary as? UINavigationController, !moved.isEmpty {
      let index = viewControllers.firstIndex { child in moved.contains { $0 === child } }
      let rest = index.map { Array(viewControllers[$0...]) } ?? moved
      if let index { leave(Array(viewControllers[..<index])) }
      other.setViewControllers(rest, animated: false)
      other.showPending()
      return other
    }
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    leave(viewControllers.dropLast())
    return top
  }

  private func leave(_ list: [UIViewController]) {
    setViewControllers(list, animated: false)
    showPending()
  }
}
