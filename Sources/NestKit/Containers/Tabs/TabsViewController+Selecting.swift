#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension TabsViewController {
  /// Selects a child.
  ///
  /// - Parameters:
  ///   - viewController: A child, or one of a list whose operation waits; another controller is refused. The
  ///     selected one changes nothing.
  ///   - transition: How it comes, or `nil` for the transition of its direction.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func select(
    _ viewController: UIViewController, transition: Transition? = nil,
    animated: Bool = true
  ) -> ContainerOperation {
    let list = latestViewControllers
    guard let index = list.firstIndex(of: viewController) else {
      return .refused(.notInTabs(viewController, self))
    }
    let selected = selectedViewController.flatMap { list.firstIndex(of: $0) } ?? 0
    let transition = transition ?? (index >= selected ? forwardTransition : backwardTransition)
    return note(viewController) {
      stack.bringToTop(
        viewController, transition: transition, animated: animated)
    }
  }

  /// Selects the child at an index; one that does not exist is refused.
  @discardableResult
  public func selectViewController(
    at index: Int, transition: Transition? = nil,
    animated: Bool = true
  ) -> ContainerOperation {
    let list = latestViewControllers
    guard list.indices.contains(index) else {
      return .refused(.noChild(index, count: list.count, in: self))
    }
    return select(list[index], transition: transition, animated: animated)
  }

  /// Selects the child after the selected one; refused for the last one.
  @discardableResult
  public func selectNext(animated: Bool = true) -> ContainerOperation {
    selectViewController(at: (latestSelectedIndex ?? -1) + 1, animated: animated)
  }

  /// Selects the child before the selected one; refused for the first one.
  @discardableResult
  public func selectPrevious(animated: Bool = true) -> ContainerOperation {
    selectViewController(at: (latestSelectedIndex ?? 0) - 1, animated: animated)
  }

  /// The index of the selected child in the list that waits, if one does.
  private var latestSelectedIndex: Int? {
    selectedViewController.flatMap { latestViewControllers.firstIndex(of: $0) }
  }

  /// The child next to the selected one, if there is one.
  func neighbour(forward: Bool) -> UIViewController? {
    let list = viewControllers
    guard let index = selectedIndex.map({ forward ? $0 + 1 : $0 - 1 }),
      list.indices.contains(index)
    else { return nil }
    return list[index]
  }
}
