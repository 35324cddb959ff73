extension PagesViewController: ListContainer {
  /// The pages of the list when everything that was requested has been done; empty with a data
  /// source.
  public var latestViewControllers: [UIViewController] {
    for request in engine.queue.waitingRequests.reversed() {
      guard case .reload(let source, _, _) = request else { continue }
      if case .list(let list) = source { return list }
      return []
    }
    return viewControllers
  }

  /// Puts a page at an index of the list, at once. Refused while a data source makes the pages.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, at index: Int, animated: Bool
  ) -> ContainerOperation {
    if dataSource != nil { return .refused(.noList(in: self)) }
    guard let list = list(inserting: viewController, at: index) else {
      return .refused(.noPage(index, count: latestViewControllers.count, in: self))
    }
    return setViewControllers(list)
  }

  /// Removes a page of the list. The content leaves the selected one first, animated or not.
  /// Refused while a data source makes the pages.
  @discardableResult
  public func remove(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    if dataSource != nil { return .refused(.noList(in: self)) }
    guard let (list, selected) = list(removing: viewController) else {
      return .refused(.notAPage(viewController, of: self))
    }
    if let selected, animated { select(selected, animated: true) }
    return setViewControllers(
      list, selecting: selected.flatMap { page in list.firstIndex { $0 === page } })
  }
}
