extension PagesViewController: RestorableContainer {
  /// The values that a container of pages saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The index of the selected page; `nil` without pages.
    public var selected: Int?

    /// Creates them.
    public init(selected: Int? = nil) {
      self.selected = selected
    }
  }

  /// `pages`.
  public static let stateKind = "pages"

  /// The controllers of the list, or those pages of the data source that are loaded; the slot is
  /// the index.
  public var restorableChildren: [RestorableChild] {
    if case .list(let list) = engine.source {
      return list.enumerated().map { RestorableChild($1, slot: $0) }
    }
    return engine.loadedControllers.map { RestorableChild($0.controller, slot: $0.index) }
  }

  /// The selection; while the content moves, where it leads.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(selected: isMoving ? engine.indexAtEnd : selectedIndex)
  }

  /// The page that stands for a value.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    engine.makeRoutedChild(identifier)
  }

  /// With a data source, refuses a page that does not exist any more.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    guard case .dataSource = engine.source else { return nil }
    return children.first { !(0..<numberOfPages).contains($0.slot) }.map {
      "it has no page \($0.slot)"
    }
  }

  /// Selects the page that was selected. With a data source, which is set before, the children are
  /// taken instead of asking it, if they are in reach of that page; without one they are the list.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    guard case .dataSource = engine.source else {
      let selected = children.firstIndex { $0.slot == facts.selected }
      setViewControllers(children.map(\.viewController), selecting: selected)
      return
    }
    let selected = facts.selected.flatMap { (0..<numberOfPages).contains($0) ? $0 : nil }
    let offered = Dictionary(children.map { ($0.slot, $0.viewController) }) { $1 }
    _ = engine.request(
      .reload(.dataSource, selecting: selected, offered: offered), animated: false)
  }
}
