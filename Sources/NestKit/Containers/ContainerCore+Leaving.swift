extension ContainerCore {
  /// The stay of a child in one of the engines; `nil` for a controller that is in none.
  func content(of child: UIViewController) -> ContainerContent? {
    for engine in engines { if let content = engine.content(of: child) { return content } }
    return nil
  }

  /// Removes a child from the stack that shows it.
  ///
  /// - Returns: `nil` where the child is a fixed root, one of several that are selected, or stored
  ///   by the container, and in UIKit's own containers, which know their children by other lists.
  final func removeFromStack(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? {
    guard asksGuards, let stack = stacks.first(where: { $0.contains(child) }),
      !stack.selects, stack.storedViewControllers == nil,
      !(stack.configuration.hasFixedRoot && stack.rootViewController === child)
    else { return nil }
    return stack.remove(child, animated: animated)
  }
}
