/// A container whose children are a list that the program changes: tabs, and pages without a data
/// source.
public protocol ListContainer: SelectingContainer {
  /// The children, in their order, as they are when everything that was requested has been done.
  var latestViewControllers: [UIViewController] { get }

  /// Puts a child at an index from 0 to the number of children. The selected child stays selected.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - index: Its index. One that does not exist is refused.
  ///   - animated: Whether a change of the child that is shown takes time.
  @discardableResult
  func insert(_ viewController: UIViewController, at index: Int, animated: Bool)
    -> ContainerOperation
  /// Removes a child. Instead of the selected one the next one is selected, or else the previous
  /// one.
  ///
  /// - Parameters:
  ///   - viewController: The child; another controller is refused.
  ///   - animated: Whether a change of the child that is shown takes time.
  @discardableResult
  func remove(_ viewController: UIViewController, animated: Bool) -> ContainerOperation
}

extension ListContainer {
  /// Puts a child at an index, animated.
  @discardableResult
  public func insert(_ viewController: UIViewController, at index: Int) -> ContainerOperation {
    insert(viewController, at: index, animated: true)
  }

  /// Removes a child, animated.
  @discardableResult
  public func remove(_ viewController: UIViewController) -> ContainerOperation {
    remove(viewController, animated: true)
  }

  /// The list with another child in it; `nil` where there is no such index.
  public func list(inserting viewController: UIViewController, at index: Int) -> [UIViewController]?
  {
    var list = latestViewControllers
    guard (0...list.count).contains(index) else { return nil }
    list.insert(viewController, at: index)
    return list
  }

  /// The list without a child, and the child that is selected then; `nil` where the child is not in
  /// the list.
  public func list(
    removing viewController: UIViewController
  ) -> (list: [UIViewController], selected: UIViewController?)? {
    var list = latestViewControllers
    guard let index = list.firstIndex(where: { $0 === viewController }) else { return nil }
    list.remove(at: index)
    let isSelected = selectedViewController === viewController
    return (list, isSelected ? list.dropFirst(index).first ?? list.last : nil)
  }
}
