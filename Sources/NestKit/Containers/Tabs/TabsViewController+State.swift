extension TabsViewController: RestorableContainer {
  /// The values that a tabs container saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The identifier of the selected child; `nil` if it has none.
    public var selected: String?
    /// The slot of the selected child, which says which one it is of several with the same
    /// identifier.
    public var selectedSlot: Int?

    /// Creates them.
    public init(selected: String? = nil, selectedSlot: Int? = nil) {
      self.selected = selected
      self.selectedSlot = selectedSlot
    }
  }

  /// `tabs`.
  public static let stateKind = "tabs"

  /// The children, in their order.
  public var restorableChildren: [RestorableChild] {
    viewControllers.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The selection.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(
      selected: selectedViewController?.restorationIdentifier, selectedSlot: selectedIndex)
  }

  /// Sets the children and selects the one that was selected.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    let candidates = children.filter {
      $0.viewController.restorationIdentifier == facts.selected
    }
    let selected = candidates.first { $0.slot == facts.selectedSlot } ?? candidates.first
    setViewControllers(
      children.map(\.viewController), selecting: selected?.viewController, animated: false)
  }
}
