import NestKit
import OpenUIKit

extension UITabBarController: RestorableContainer {
  /// What a tab bar controller saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The identifier of the selected child; `nil` if it has none.
    public var selected: String?
    /// The slot of the selected child, which says which one it is of several with the same identifier.
    public var selectedSlot: Int?

    /// Creates them.
    public init(selected: String? = nil, selectedSlot: Int? = nil) {
      self.selected = selected
      self.selectedSlot = selectedSlot
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
    let selected = selected === more ? more?.chosenController : selected
    return RestorableFacts(
      selected: selected?.restorationIdentifier,
      selectedSlot: list.firstIndex { $0 === selected })
  }

  /// Sets the children and selects the one that was selected.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    setViewControllers(children.map(\.viewController), animated: false)
    let candidates = children.filter {
      $0.viewController.restorationIdentifier == facts.selected
    }
    let selected = candidates.first { $0.slot == facts.selectedSlot } ?? candidates.first
    if let selected { selectedViewController = selected.viewController }
  }
}
