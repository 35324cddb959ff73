import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A tab bar controller whose list and selection change, for random operations.
package final class WalkedTabBar: WalkedContainer {
  package static let kindCount = 8
  package static let asksGuards = false
  // A controller that is pushed behind More off the window receives `didMove(toParent:)` when it
  // is shown.
  package static let rules = Set(ContractRule.all).subtracting([.moveUnfinished])
  private let tabs = UITabBarController()
  private let make: () -> RecordingViewController
  private let delegate = WalkedDelegate()
  private var list: [UIViewController]
  /// The selected child as it has to be; nil where that is not known.
  private var selected: UIViewController?
  private var isKnown = true

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    list = (0..<3).map { _ in make() }
    selected = list[0]
    tabs.delegate = delegate
    tabs.viewControllers = list
  }

  deinit {}

  package var controller: UIViewController { tabs }
  package var delegateCalls: DelegateCalls? { delegate.calls }

  package var transitions: [ContainerTransition] {
    let running = (tabs.privateCore.stacks + more.privateCore.stacks).compactMap(\.transition)
    if !running.isEmpty { isKnown = false }
    return running
  }

  private var more: UINavigationController { tabs.moreNavigationController }

  /// The children with an item of their own.
  private var withItem: [UIViewController] {
    let most = tabs.traitCollection.horizontalSizeClass == .regular ? 8 : 5
    return list.count > most ? Array(list.prefix(most - 1)) : list
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    // Inside the callbacks of one that is taken it is in the list of the model only.
    let list = tabs.viewControllers ?? []
    switch kind {
    case 0, 1:
      guard list.indices.contains(argument) else { return }
      (selected, isKnown) = (list[argument], true)
      tabs.selectedIndex = argument
    case 2:
      guard let child = list.last else { return }
      (selected, isKnown) = (child, true)
      tabs.selectedViewController = child
    case 3:
      set(list.enumerated().filter { $0.offset != argument }.map(\.element) + [make()], animated)
    case 4: set(list.reversed(), animated)
    case 5: set(argument == 0 ? [] : argument == 1 ? [make()] : list + [make()], animated)
    case 6: tabs.setTabBarHidden(argument < 3, animated: animated)
    default: delegate.change(argument)
    }
  }

  private func set(_ new: [UIViewController], _ animated: Bool) {
    list = new
    if isKnown { selected = new.first { $0 === selected } ?? new.first }
    tabs.setViewControllers(new, animated: animated)
  }

  package func readUserChanges() { isKnown = false }

  package func readChildren() {
    (list, isKnown) = (tabs.viewControllers ?? [], false)
  }

  package var misplacement: String? {
    if (tabs.viewControllers ?? []) != list { return "list: \(tabs.viewControllers ?? [])" }
    let selected = tabs.selectedViewController
    let shown = selected === more ? more.topViewController : selected
    if isKnown, shown !== self.selected { return "selected: another one" }
    if tabs.privateCore.stacks[0].topViewController !== selected { return "shown: another one" }
    let (own, pushed) = (withItem, more.viewControllers)
    let others = own.count < list.count ? [more] : []
    if Set(tabs.children) != Set(list + others).subtracting(pushed) {
      return "children: \(tabs.children)"
    }
    if tabs.tabBar.items ?? [] != (own + others).map(\.tabBarItem) { return "other items" }
    if tabs.tabBar.selectedItem !== selected?.tabBarItem { return "another item is selected" }
    return list.compactMap {
      misplacement(of: $0, in: $0 === shown ? tabs.view : nil)
    }.first
  }
}
