extension TabsViewController: ListContainer {
  /// Puts a child at an index. The first one of all is selected.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, at index: Int, animated: Bool
  ) -> ContainerOperation {
    guard let list = list(inserting: viewController, at: index) else {
      return .refused(.noChild(index, count: latestViewControllers.count, in: self))
    }
    return setViewControllers(list, animated: animated)
  }

  /// Removes a child, the selected one by the inverse of the transition with which it came.
  @discardableResult
  public func remove(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    guard let (list, selected) = list(removing: viewController) else {
      return .refused(.notInTabs(viewController, self))
    }
    return setViewControllers(list, selecting: selected, animated: animated)
  }
}
