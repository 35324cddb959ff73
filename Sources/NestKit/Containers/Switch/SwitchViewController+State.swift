#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension SwitchViewController: RestorableContainer {
  /// What a switch saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The identifier of the selected child; `nil` if it has none.
    public var selected: String?

    /// Creates them.
    public init(selected: String? = nil) {
      self.selected = selected
    }
  }

  /// `switch`.
  public static let stateKind = "switch"

  /// The children, in their order.
  public var restorableChildren: [RestorableChild] {
    viewControllers.enumerated().map { RestorableChild($1, slot: $0) }
  }

  /// The selection.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(selected: selectedViewController?.restorationIdentifier)
  }

  /// Sets the children and selects the one that was selected.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    let list = children.map(\.viewController)
    let selected = list.first { $0.restorationIdentifier == facts.selected }
    setViewControllers(list, selecting: selected, animated: false)
  }
}
