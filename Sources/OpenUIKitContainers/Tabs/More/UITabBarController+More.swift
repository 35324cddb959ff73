import NestKit
import OpenUIKit

extension UITabBarController {
  /// The navigation controller behind the item More. It is there also while all children have an
  /// item, and is not one of ``viewControllers``.
  public var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = MoreNavigationController()
    made.listController.onChoice = { [zeroingLink] in
      zeroingLink.target?.chooseInMore($0, animated: true)
    }
    made.onListChange = { [zeroingLink] in zeroingLink.target?.moreHasChanged() }
    more = made
    return made
  }

  /// Whether there is an item More.
  var hasMore: Bool { !rangeBehindMore.isEmpty }

  /// The children without an item of their own.
  var childrenBehindMore: [UIViewController] { Array(list[rangeBehindMore]) }

  func isBehindMore(_ child: UIViewController) -> Bool {
    childrenBehindMore.contains { $0 === child }
  }

  /// Whether the navigation controller behind More is the parent of a child, or is about to be.
  func isPushedByMore(_ child: UIViewController) -> Bool {
    guard let more else { return false }
    return child.parent === more || more.chosenController === child
      || more.viewControllers.contains { $0 === child }
  }

  /// The child is pushed on the list behind More, as soon as it has left the tab bar controller.
  func chooseInMore(_ child: UIViewController, animated: Bool) {
    _ = moreNavigationController
    guard let more, more.chosenController !== child else { return }
    more.awaited = (child, animated)
    showList()
  }

  /// Pushes the child that was chosen, if it has left; a later operation may be the one that
  /// removes it.
  func pushAwaited(after outcome: ContainerOperation.Outcome) {
    guard let more, let (child, animated) = more.awaited else { return }
    let isFree = child.parent == nil || child.parent === more
    // The operation that runs may be about to add it once more.
    let hasLeft = isFree && !stack.isAboutToAdd(child)
    if !hasLeft, outcome == .done || outcome == .coalesced { return }
    more.awaited = nil
    if hasLeft { more.choose(child, animated: animated) }
    showList()
  }

  /// Children that were popped are children of the tab bar controller again.
  private func moreHasChanged() {
    guard list.contains(where: { $0.parent == nil && !isPushedByMore($0) }) else {
      return
    }
    showList()
  }
}
