import NestKit
import OpenUIKit

extension UITabBarController {
  /// The children, in the order of their items.
  var list: [UIViewController] { planner.children }

  /// The one that was selected last: what is seen may follow later.
  var selected: UIViewController? { planner.selection }

  /// The child that was selected last, in the bar or behind More; nil while the list there is.
  var selectedChild: UIViewController? { child(at: selected) }

  /// The child that is selected where a child of the stack is shown: of More, the one behind it.
  func child(at shown: UIViewController?) -> UIViewController? {
    shown === more ? planner.chosen(pushed: more?.pushed) : shown
  }

  /// Replaces the list, and the tabs that the children in it are of; false where it cannot be.
  ///
  /// - Parameters:
  ///   - new: The children.
  ///   - tabs: The tab of each; none without tabs.
  ///   - child: The child to be selected; nil for the one that is.
  ///   - animated: Whether the items of the bar change with an animation.
  func setList(
    _ new: [UIViewController], of tabs: [UITab], selecting child: UIViewController?, animated: Bool
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    if let twice = new.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
      Misuse.report(.listedTwice(twice, in: self))
      return false
    }
    // Those that were chosen in the list behind More have that as their parent.
    if let misuse = stack.misuse(ofSetting: new.filter { !isPushedByMore($0) }) {
      Misuse.report(misuse)
      return false
    }
    for child in list where !new.contains(where: { $0 === child }) {
      child.barChangeObservers.remove(self)
    }
    for child in new { child.barChangeObservers.add(self) }
    listedTabs = tabs
    arrange(new, selecting: child, animated: animated)
    return true
  }

  /// A child has left by itself: its tab is shown no more, and in place of the selected one the
  /// first is.
  func childWasTaken(_ child: UIViewController) {
    guard let index = list.firstIndex(where: { $0 === child }) else { return }
    child.barChangeObservers.remove(self)
    if listedTabs.indices.contains(index) { listedTabs.remove(at: index) }
    core.ignoringConflictPolicies {
      arrange(list.filter { $0 !== child }, animated: false)
    }
    updateSidebar()
  }

  /// Gives each child its place: an item, or a row of the list behind More.
  func arrange(
    _ children: [UIViewController], selecting child: UIViewController? = nil, animated: Bool
  ) {
    let limit = hasSidebar ? Int.max : traitCollection.horizontalSizeClass == .regular ? 8 : 5
    let count = countForItems(of: children)
    if count > limit { planner.more = moreNavigationController }
    let isOutdated = planner.declare(
      children, count: count, limit: limit, selecting: child, pushed: more?.pushed,
      animated: animated)
    if isOutdated { more?.returnToList() }
    performSteps()
  }

  func selectItem(of child: UIViewController) {
    planner.select(child, pushed: more?.pushed)
    performSteps()
  }

  /// The child is pushed on the list behind More, as soon as it has left the tab bar controller.
  func chooseInMore(_ child: UIViewController) {
    planner.choose(child, animated: true, pushed: more?.pushed)
    performSteps()
  }

  // MARK: Steps

  private func performSteps() {
    while let step = planner.nextStep() {
      switch step {
      case .release: showList()
      case .showList(let revision, let animatesItems):
        showItems(animated: animatesItems)
        showList(revision)
      case .bringToTop(let child, let revision):
        showSelection()
        viewIfLoaded?.setNeedsLayout()
        let hold = CATransaction.holdCompletion()
        stack.bringToTop(child, animated: true).whenFinished { [zeroingLink] in
          zeroingLink.target?.selectionDidEnd(revision, $0)
          extendLifetime(hold)
        }
      }
    }
  }

  /// Shows the children that are not pushed behind More, the selected one on top.
  ///
  /// - Parameter revision: That of the selection; nil where none was declared.
  func showList(_ revision: DeclarationRevision? = nil) {
    let new = planner.stack(top: stack.topViewController, isPushed: isPushedByMore)
    let operation = stack.setViewControllers(new, animated: false)
    let awaits = planner.awaited != nil
    guard revision != nil || awaits else { return }
    operation.whenFinished { [zeroingLink] outcome in
      if let revision { zeroingLink.target?.selectionDidEnd(revision, outcome) }
      if awaits { zeroingLink.target?.pushAwaited(after: outcome) }
    }
  }

  private func selectionDidEnd(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome
  ) {
    guard planner.end(revision, outcome) else { return }
    showSelection()
    layOutBar()
    // A list that waits had the other one on top.
    if outcome == .cancelled { showList() }
  }

  // MARK: By hand

  /// The user selects what an item stands for.
  func selectByHand(_ item: UITabBarItem) {
    if let tab = tabsWithItem.first(where: { $0.item === item }) {
      selectByHand(tab)
    } else if let child = childrenWithItem.first(where: { self.item(of: $0) === item }) {
      selectByHand(child)
    }
    showSelection()
  }

  /// The user selects a child, if the delegate allows it.
  private func selectByHand(_ child: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    if child === selected {
      selectAgain(child)
    } else {
      selectItem(of: child)
    }
    delegate?.tabBarController(self, didSelect: child)
  }

  // Fidelity: the item of the selected child again pops its navigation controller to the root, and
  // at the root scrolls to the top. [known]
  func selectAgain(_ child: UIViewController) {
    let navigation = child as? UINavigationController
    if navigation?.popToRootViewController(animated: true) == nil { upperEdge.scrollToTop() }
  }

  /// The animator of the delegate for a change of the selection.
  func makeAnimatorPlayer(for exchange: ContainerStackExchange) -> AnimatorPlayer? {
    guard let delegate, let from = exchange.hidden?.viewController,
      let to = exchange.shown?.viewController,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    return AnimatorPlayer(animator, interactor: interactor, exchange: exchange, of: stack)
  }
}
