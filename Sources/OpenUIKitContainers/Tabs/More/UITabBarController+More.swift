import NestKit
import OpenUIKit

extension UITabBarController {
  var madeMoreController: UINavigationController {
    if let more { return more }
    let made = MoreNavigationController()
    made.onListChange = { [zeroingLink] in zeroingLink.target?.moreHasChanged() }
    // One that is popped returns to the tab bar controller; one that is taken has left that, too.
    made.core.whenTaken { [zeroingLink] in zeroingLink.target?.childWasTaken($0) }
    more = made
    return made
  }

  /// Whether the navigation controller behind More is the parent of a child, or is about to be.
  func isPushedByMore(_ child: UIViewController) -> Bool {
    guard let more else { return false }
    return child.parent === more || planner.awaited?.child === child
      || more.viewControllers.contains { $0 === child }
  }

  /// Pushes the child that was chosen, if it has left; a later operation may be the one that
  /// removes it.
  func pushAwaited(after outcome: ContainerOperation.Outcome) {
    guard let more, let (child, animated) = planner.awaited else { return }
    let isFree = child.parent == nil || child.parent === more
    // The operation that runs may be about to add it once more.
    let hasLeft = isFree && !stack.isAboutToAdd(child)
    if !hasLeft, outcome == .done || outcome == .coalesced { return }
    planner.awaited = nil
    if hasLeft { more.choose(child, animated: animated) }
    showList()
  }

  /// Children that were popped are children of the tab bar controller again.
  private func moreHasChanged() {
    guard list.contains(where: { $0.parent == nil && !isPushedByMore($0) }) else { return }
    showList()
  }
}
