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

  /// The children that are there when the running operation has ended, in their order.
  private var viewControllersAtEnd: [UIViewController] {
    let remaining = Set(stack.viewControllersAtEnd)
    return declared.allItems.filter(remaining.contains)
  }

  /// The children, in their order; while a list is being shown, its children.
  public var restorableChildren: [RestorableChild] {
    viewControllersAtEnd.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The selection; while a transition runs, where it leads.
  public var restorableFacts: RestorableFacts {
    let selected =
      stack.isPerforming ? stack.viewControllersAtEnd.last : selectedViewController
    return RestorableFacts(
      selected: selected?.restorationIdentifier,
      selectedSlot: viewControllersAtEnd.firstIndex { $0 === selected })
  }

  /// The child that stands for a value.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    stack.makeRoutedChild(identifier)
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
