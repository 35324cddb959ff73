import NestKit
import OpenUIKit

extension UITabBarController: RestorableContainer {
  /// The values that a tab bar controller saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The identifier of the selected child; `nil` if it has none.
    public var selected: String?
    /// The slot of the selected child, which says which one it is of several with the same
    /// identifier.
    public var selectedSlot: Int?
    /// The identifiers of the tabs that the children are of, in their order; `nil` without tabs.
    public var tabs: [String]?
    /// The identifier of the selected tab; `nil` without tabs.
    public var selectedTab: String?

    /// Creates them.
    public init(
      selected: String? = nil, selectedSlot: Int? = nil, tabs: [String]? = nil,
      selectedTab: String? = nil
    ) {
      self.selected = selected
      self.selectedSlot = selectedSlot
      self.tabs = tabs
      self.selectedTab = selectedTab
    }
  }

  /// `tab bar`.
  public static let stateKind = "tab bar"

  /// The children, in their order.
  public var restorableChildren: [RestorableChild] {
    (viewControllers ?? []).enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The selection.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(
      selected: selectedChild?.restorationIdentifier,
      selectedSlot: list.firstIndex { $0 === selectedChild },
      tabs: listedTabs.isEmpty ? nil : listedTabs.map(\.identifier),
      selectedTab: shownTab?.identifier)
  }

  /// Sets the children and selects the one that was selected. A tab bar controller that has tabs
  /// already has them, with what was restored as their view controllers, and selects the tab that
  /// was selected.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    guard tabs.isEmpty else { return restoreTabs(children, facts) }
    setViewControllers(children.map(\.viewController), animated: false)
    let candidates = children.filter {
      $0.viewController.restorationIdentifier == facts.selected
    }
    let selected = candidates.first { $0.slot == facts.selectedSlot } ?? candidates.first
    if let selected { selectedViewController = selected.viewController }
  }

  private func restoreTabs(_ children: [RestorableChild], _ facts: RestorableFacts) {
    let selected = facts.selectedTab.flatMap { tab(forIdentifier: $0) }
    for child in children {
      guard let names = facts.tabs, names.indices.contains(child.slot),
        let root = tab(forIdentifier: names[child.slot])
      else { continue }
      // A group shows what is selected inside, or a navigation controller.
      let shown = selected?.root === root ? selected : root is UITabGroup ? nil : root
      if let shown, shown.managingTabGroup == nil {
        shown.replaceViewController(by: child.viewController)
      }
    }
    arrangeTabs(animated: false)
    if let selected, isShown(selected) { select(selected) }
  }
}
