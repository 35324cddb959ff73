/// A container of several children in an order, one of which is selected: tabs, pages and a wizard.
///
/// All of them are used alike, here by buttons for any of them:
///
/// ```swift
/// func update(for container: some SelectingContainer) {
///   next.isEnabled = container.canSelectNext
///   previous.isEnabled = container.canSelectPrevious
/// }
///
/// next.addAction(UIAction { _ in container.selectNext() }, for: .primaryActionTriggered)
/// ```
///
/// The selected child is the one that the container shows, or is about to show while a transition
/// runs; next and previous count from it.
public protocol SelectingContainer: ContainerCoreOwner {
  /// The index of the selected child: the one that the container is about to show, or else the one
  /// that is shown; `nil` without children.
  var selectedIndex: Int? { get }
  /// The selected child; `nil` without children, and where it has not been made yet.
  var selectedViewController: UIViewController? { get }
  /// Whether there is a child after the selected one.
  var canSelectNext: Bool { get }
  /// Whether there is a child before the selected one.
  var canSelectPrevious: Bool { get }

  /// Selects the child at an index; one that does not exist is refused. The selected one changes
  /// nothing.
  @discardableResult
  func selectViewController(at index: Int, animated: Bool) -> ContainerOperation
  /// Selects a child; another controller is refused. The selected one changes nothing.
  @discardableResult
  func select(_ viewController: UIViewController, animated: Bool) -> ContainerOperation
  /// Selects the child after the selected one. After the last one it is refused, which is no
  /// misuse.
  @discardableResult
  func selectNext(animated: Bool) -> ContainerOperation
  /// Selects the child before the selected one. Before the first one it is refused, which is no
  /// misuse.
  @discardableResult
  func selectPrevious(animated: Bool) -> ContainerOperation

  /// Begins to select the child at an index, and lets the program move that as a finger does.
  ///
  /// - Returns: The interaction; `nil` where there is nothing to move: another change runs, the
  ///   child is selected already, or is shown at once.
  func beginInteractiveSelection(at index: Int) -> ContainerInteraction?
}

extension SelectingContainer {
  /// Begins to select the child at an index, and lets the program move that; see
  /// ``ContainerCore/beginInteraction(_:)``.
  public func beginInteractiveSelection(at index: Int) -> ContainerInteraction? {
    containerCore.beginInteraction { selectViewController(at: index, animated: true) }
  }

  /// Selects the child at an index, animated.
  @discardableResult
  public func selectViewController(at index: Int) -> ContainerOperation {
    selectViewController(at: index, animated: true)
  }

  /// Selects a child, animated.
  @discardableResult
  public func select(_ viewController: UIViewController) -> ContainerOperation {
    select(viewController, animated: true)
  }

  /// Selects the child after the selected one. After the last one it is refused, which is no
  /// misuse.
  @discardableResult
  public func selectNext(animated: Bool) -> ContainerOperation {
    canSelectNext ? selectNeighbour(by: 1, animated: animated) : refusedAtEnd
  }

  /// Selects the child before the selected one. Before the first one it is refused, which is no
  /// misuse.
  @discardableResult
  public func selectPrevious(animated: Bool) -> ContainerOperation {
    canSelectPrevious ? selectNeighbour(by: -1, animated: animated) : refusedAtEnd
  }

  private var refusedAtEnd: ContainerOperation {
    .refused(.noNeighbour(in: self), isReported: false)
  }

  /// Selects what is beside the selected child in the list that waits, if one does.
  private func selectNeighbour(by distance: Int, animated: Bool) -> ContainerOperation {
    let waiting = (self as? any ListContainer)?.latestViewControllers
    let index = waiting?.firstIndex { $0 === selectedViewController } ?? selectedIndex ?? -1
    return selectViewController(at: index + distance, animated: animated)
  }

  /// Selects the child after the selected one, animated.
  @discardableResult
  public func selectNext() -> ContainerOperation { selectNext(animated: true) }

  /// Selects the child before the selected one, animated.
  @discardableResult
  public func selectPrevious() -> ContainerOperation { selectPrevious(animated: true) }
}
