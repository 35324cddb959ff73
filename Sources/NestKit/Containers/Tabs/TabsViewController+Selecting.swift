extension TabsViewController: SelectingContainer {
  /// Selects a child.
  ///
  /// - Parameters:
  ///   - viewController: A child, or one of a list whose operation waits; another controller is
  ///     refused. The selected one changes nothing.
  ///   - transition: How it appears, or `nil` for the transition of its direction.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func select(
    _ viewController: UIViewController, transition: Transition?, animated: Bool = true
  ) -> ContainerOperation {
    let list = latestViewControllers
    guard let index = list.firstIndex(of: viewController) else {
      return .refused(.notInTabs(viewController, self))
    }
    let selected = selectedViewController.flatMap { list.firstIndex(of: $0) } ?? 0
    let transition = transition ?? (index >= selected ? forwardTransition : backwardTransition)
    return following {
      $0.select(viewController, animated: animated)
    } request: {
      stack.bringToTop(viewController, transition: transition, animated: animated)
    }
  }

  /// Selects the child at an index; one that does not exist is refused.
  @discardableResult
  public func selectViewController(
    at index: Int, transition: Transition?, animated: Bool = true
  ) -> ContainerOperation {
    let list = latestViewControllers
    guard list.indices.contains(index) else {
      return .refused(.noChild(index, count: list.count, in: self))
    }
    return select(list[index], transition: transition, animated: animated)
  }

  /// Selects a child, by the transition of its direction.
  @discardableResult
  public func select(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    select(viewController, transition: nil, animated: animated)
  }

  /// Selects the child at an index, by the transition of its direction; one that does not exist is
  /// refused.
  @discardableResult
  public func selectViewController(at index: Int, animated: Bool) -> ContainerOperation {
    selectViewController(at: index, transition: nil, animated: animated)
  }

  /// Whether there is a child after the selected one, in the list that waits if one does.
  public var canSelectNext: Bool {
    (latestSelectedIndex ?? -1) + 1 < latestViewControllers.count
  }

  /// Whether there is a child before the selected one, in the list that waits if one does.
  public var canSelectPrevious: Bool { latestSelectedIndex ?? 0 > 0 }

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
