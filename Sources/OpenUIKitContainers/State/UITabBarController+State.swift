import NestKit
import OpenUIKit

extension TabBarCore: RestorableContents {
  /// The values that a tab bar controller saves of itself.
  nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The identifier of the selected child; nil if it has none.
    var selected: String?
    /// The slot of the selected child, which says which one it is of several with the same
    /// identifier.
    var selectedSlot: Int?
    /// The identifiers of the tabs that the children are of, in their order; nil without tabs.
    var tabs: [String]?
    /// The identifier of the selected tab; nil without tabs.
    var selectedTab: String?
  }

  static let stateKind = "tab bar"

  /// The children, in their order.
  var restorableChildren: [RestorableChild] {
    (tabs?.list ?? []).enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The selection; while a transition runs, where it leads.
  var restorableFacts: RestorableFacts {
    guard let tabs else { return RestorableFacts() }
    let stack = tabs.stack
    let shown = stack.isPerforming ? stack.viewControllersAtEnd.last : tabs.selected
    let child = tabs.child(at: shown)
    return RestorableFacts(
      selected: child?.restorationIdentifier,
      selectedSlot: tabs.list.firstIndex { $0 === child },
      tabs: tabs.listedTabs.isEmpty ? nil : tabs.listedTabs.map(\.identifier),
      selectedTab: tabs.shownTab(of: child)?.identifier)
  }

  /// Sets the children and selects the one that was selected. A tab bar controller that has tabs
  /// already has them, with what was restored as their view controllers, and selects the tab that
  /// was selected.
  func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    guard let tabs else { return }
    guard tabs.tabs.isEmpty else { return restoreTabs(of: tabs, children, facts) }
    tabs.setViewControllers(children.map(\.viewController), animated: false)
    let candidates = children.filter {
      $0.viewController.restorationIdentifier == facts.selected
    }
    let selected = candidates.first { $0.slot == facts.selectedSlot } ?? candidates.first
    if let selected { tabs.selectedViewController = selected.viewController }
  }

  private func restoreTabs(
    of tabs: UITabBarController, _ children: [RestorableChild], _ facts: RestorableFacts
  ) {
    let selected = facts.selectedTab.flatMap { tabs.tab(forIdentifier: $0) }
    for child in children {
      guard let names = facts.tabs, names.indices.contains(child.slot),
        let root = tabs.tab(forIdentifier: names[child.slot])
      else { continue }
      // A group shows what is selected inside, or a navigation controller.
      let shown = selected?.root === root ? selected : root is UITabGroup ? nil : root
      if let shown, shown.managingTabGroup == nil {
        shown.replaceViewController(by: child.viewController)
      }
    }
    tabs.arrangeTabs(animated: false)
    if let selected, tabs.isShown(selected) { tabs.select(selected) }
  }
}
