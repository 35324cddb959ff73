extension PagesViewController: SelectingContainer {
  /// The index of the selected page: the one that the program has selected last, or else the one
  /// that was shown when the content rested last; `nil` without pages.
  public var selectedIndex: Int? { selection.target ?? engine.machine.currentIndex }

  /// The selected page; `nil` without pages, and where a data source has not been asked for it.
  public var selectedViewController: UIViewController? { selectedIndex.flatMap(viewController) }

  /// Selects a page.
  ///
  /// The content scrolls to it in 0.3 s; pages between those that are in sight now and then are
  /// left out, so that the number of pages does not matter. In a circle it takes the shorter
  /// direction. While Reduce Motion is set, and while the container is not displayed, the page is
  /// shown at once. A finger may take the movement up: the operation is `cancelled` if another page
  /// is selected in the end.
  ///
  /// - Parameters:
  ///   - index: The page; one that does not exist, or for which the data source has no controller
  ///     that can be shown, is refused. The selected one changes nothing.
  ///   - animated: Whether the content scrolls. The events are the same without.
  @discardableResult
  public func selectViewController(at index: Int, animated: Bool) -> ContainerOperation {
    select(index, .nearest, animated: animated)
  }

  /// Selects a page of the list, or of those of the data source that are loaded; another controller
  /// is refused.
  @discardableResult
  public func select(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    guard let index = index(of: viewController) else {
      return .refused(.notAPage(viewController, of: self))
    }
    return selectViewController(at: index, animated: animated)
  }

  /// Whether there is a page after the selected one: in a circle always.
  public var canSelectNext: Bool { hasPage(at: neighbour((selectedIndex ?? -1) + 1)) }

  /// Whether there is a page before the selected one: in a circle always.
  public var canSelectPrevious: Bool { hasPage(at: neighbour((selectedIndex ?? 0) - 1)) }

  /// Selects the page after the selected one. After the last one it is refused, which is no misuse.
  @discardableResult
  public func selectNext(animated: Bool) -> ContainerOperation {
    select(neighbour((selectedIndex ?? -1) + 1), .forward, animated: animated)
  }

  /// Selects the page before the selected one. Before the first one it is refused, which is no
  /// misuse.
  @discardableResult
  public func selectPrevious(animated: Bool) -> ContainerOperation {
    select(neighbour((selectedIndex ?? 0) - 1), .backward, animated: animated)
  }

  /// Takes the content, and brings it to a page as a finger does, over those between; nothing else
  /// may run. In a circle it takes the shorter direction.
  public func beginInteractiveSelection(at index: Int) -> ContainerInteraction? {
    engine.beginInteraction(towards: index)
  }

  private func hasPage(at index: Int) -> Bool { (0..<numberOfPages).contains(index) }

  // MARK: Keys

  /// Selects the first or the last page for the keys that scroll to an end: an arrow along the axis
  /// with command, and, for vertical pages, Home and End. Where pages wrap they do nothing.
  ///
  /// - Returns: Whether it is such a key.
  package func selectEnd(for key: UIKey) -> Bool {
    guard isScrollEnabled, areKeysEnabled, let isForward = isForward(key) else { return false }
    if !engine.machine.strip.wraps, numberOfPages > 0, !isMoving {
      selectViewController(at: isForward ? numberOfPages - 1 : 0)
    }
    return true
  }

  /// Whether a key scrolls to the last page; `nil` if it scrolls to no end.
  private func isForward(_ key: UIKey) -> Bool? {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if axis == .vertical, modifiers.isEmpty {
      switch key.keyCode {
      case .keyboardHome: return false
      case .keyboardEnd: return true
      default: return nil
      }
    }
    guard modifiers == .command, let direction = DragDirection(arrow: key.keyCode),
      direction.isHorizontal == (axis == .horizontal)
    else { return nil }
    return axis == .vertical
      ? direction == .down : direction == .trailing(in: layoutDirection)
  }

  /// In a circle the index of the page that follows the last one, or is before the first one.
  private func neighbour(_ index: Int) -> Int {
    guard engine.machine.strip.wraps else { return index }
    return (index + numberOfPages) % numberOfPages
  }

  private func select(
    _ index: Int, _ direction: PageDirection, animated: Bool
  ) -> ContainerOperation {
    let revision = selection.select(index)
    let operation = engine.request(.select(index, direction), animated: animated)
    operation.whenFinished { [weak self] in self?.selection.end(revision, $0) }
    return operation
  }
}
