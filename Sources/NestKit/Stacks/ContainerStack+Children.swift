extension ContainerStack {
  /// The children, bottom to top, those that wait for their turn not included.
  ///
  /// While a pop runs the child that disappears is still in the list; it is gone when the delegate
  /// receives `didPop`. The order is that of the pile, which the container's `children` need not
  /// follow. Costs the number of children; ``topViewController``, ``rootViewController``,
  /// ``count`` and ``contains(_:)`` cost nothing.
  public var viewControllers: [UIViewController] {
    contents.present(machine.members).compactMap { contents[$0]?.viewController }
  }

  /// The children whose views are in the tree, in no order.
  package var contentsInTree: [ContainerContent] {
    // No closure, here and below: it would check at each call that it is on the main actor.
    var placed: [ContainerContent] = []
    for member in machine.placed.members {
      if !contents.isTaken(member), let content = contents[member] { placed.append(content) }
    }
    return placed
  }

  /// How many children there are.
  public var count: Int { contents.present(machine.members).count }

  /// The last child, which is the one that is shown.
  public var topViewController: UIViewController? { topContent?.viewController }

  /// The first child.
  public var rootViewController: UIViewController? {
    contents.present(machine.members).first.flatMap { contents[$0]?.viewController }
  }

  /// The child that is shown; during a transition the one that appears, reversed or not.
  ///
  /// It is the child that began to appear last, or ``topViewController`` where none is shown; `nil`
  /// while the stack is concealed.
  public var activeViewController: UIViewController? {
    if let active = machine.active, !contents.isTaken(active) {
      return contents[active]?.viewController
    }
    return isConcealed ? nil : topViewController
  }

  /// The child that is shown when the last events of the running operation have been sent, or the
  /// last one while the container is not displayed or the stack is concealed. Not certain before
  /// these events.
  var finalViewController: UIViewController? {
    guard machine.visibility == .appeared, !isConcealed else { return topViewController }
    guard let active = machine.active, !contents.isTaken(active) else { return nil }
    return contents[active]?.viewController
  }

  /// The stay of the last child.
  public var topContent: ContainerContent? {
    guard let top = machine.members.last else { return nil }
    if contents.isTaken(top) {
      return contents.present(machine.members).last.flatMap { contents[$0] }
    }
    return contents[top]
  }

  /// The child for which a member stands, also one that is about to be added or was just removed.
  func child(_ member: ContainerStackMember?) -> UIViewController? {
    guard let member else { return nil }
    return contents[member]?.viewController
  }

  /// Whether a controller is in the list.
  public func contains(_ viewController: UIViewController) -> Bool {
    contents.member(of: viewController) != nil
  }

  /// Whether the running operation is going to add a controller.
  package func isAboutToAdd(_ viewController: UIViewController) -> Bool {
    machine.joining.contains { contents[$0]?.viewController === viewController }
  }

  /// The stay of a child, or `nil` for a controller that is not in the list.
  public func content(of viewController: UIViewController) -> ContainerContent? {
    guard let member = contents.member(of: viewController) else { return nil }
    return contents[member]
  }

  /// The children whose views are in the tree.
  var placedViewControllers: [UIViewController] {
    contentsInTree.map(\.viewController)
  }

  /// Whether a transition runs.
  public var isTransitioning: Bool { machine.isTransitioning }

  /// Whether no operation runs or waits.
  public var isIdle: Bool { queue.isIdle }

  /// The index of a child; costs its distance from the top.
  func index(of viewController: UIViewController) -> Int? {
    contents.member(of: viewController).flatMap { machine.members.lastIndex(of: $0) }
  }
}
