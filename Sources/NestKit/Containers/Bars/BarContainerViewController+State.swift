#if !os(tvOS)
  extension BarContainerViewController: RestorableContainer {
    /// The values that a bar container saves of itself.
    public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
      /// Whether the navigation bar is hidden.
      public var isNavigationBarHidden: Bool
      /// Whether the toolbar is hidden.
      public var isToolbarHidden: Bool

      /// Creates them.
      public init(isNavigationBarHidden: Bool = false, isToolbarHidden: Bool = true) {
        self.isNavigationBarHidden = isNavigationBarHidden
        self.isToolbarHidden = isToolbarHidden
      }
    }

    /// `bars`.
    public static let stateKind = "bars"

    /// The content; while it is exchanged, the new one.
    public var restorableChildren: [RestorableChild] {
      contentStack.viewControllersAtEnd.map { RestorableChild($0, slot: 0) }
    }

    /// Which bars are hidden.
    public var restorableFacts: RestorableFacts {
      RestorableFacts(
        isNavigationBarHidden: isNavigationBarHidden, isToolbarHidden: isToolbarHidden)
    }

    /// Shows the content, and hides the bars that were hidden.
    public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
      isNavigationBarHidden = facts.isNavigationBarHidden
      isToolbarHidden = facts.isToolbarHidden
      setContentViewController(children.first?.viewController, animated: false)
    }
  }
#endif
