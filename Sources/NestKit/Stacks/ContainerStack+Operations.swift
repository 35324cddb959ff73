extension ContainerStack {
  /// Puts a child on top of the others.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - transition: How it appears, and, inverted, how it disappears when it is popped.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func push(
    _ viewController: UIViewController, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(
      viewController: viewController, transition: transition)
    return request(.insert(arrival, .top), animated: animated)
  }

  /// Brings a child that is in the list on top, with a transition; the others keep their order.
  ///
  /// The old top disappears and the child appears, both without moving from or to a parent; the
  /// delegate receives no push and no pop. The child has the transition from now on. Refused for a
  /// fixed root.
  ///
  /// - Parameters:
  ///   - viewController: The child.
  ///   - transition: How it appears.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func bringToTop(
    _ viewController: UIViewController, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(
      viewController: viewController, transition: transition)
    return request(.bringToTop(arrival), animated: animated)
  }

  /// Removes the top, with the inverse of the transition with which it appeared.
  @discardableResult
  public func pop(animated: Bool = true) -> ContainerOperation {
    request(.pop, animated: animated)
  }

  /// Makes a child the top: all above it are removed, in one animation from the old top to it,
  /// which is the inverse of the transition of the old top. Those between are removed first,
  /// without appearance events.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool = true
  ) -> ContainerOperation {
    request(.popTo(viewController), animated: animated)
  }

  /// Makes the child at an index the top, as ``popToViewController(_:animated:)`` does.
  @discardableResult
  public func popToViewController(at index: Int, animated: Bool = true) -> ContainerOperation {
    request(.popToIndex(index), animated: animated)
  }

  /// Makes the first child the top, as ``popToViewController(_:animated:)`` does.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> ContainerOperation {
    request(.popToRoot, animated: animated)
  }

  /// Removes all children, in one animation that is the inverse of the transition of the top.
  @discardableResult
  public func popAll(animated: Bool = true) -> ContainerOperation {
    request(.popAll, animated: animated)
  }

  /// Puts a child at an index from 0 to ``count``.
  ///
  /// At ``count`` it is pushed. Further down nothing is animated and nobody appears or
  /// disappears; the transition is remembered for the time when the child is popped.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, at index: Int, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(
      viewController: viewController, transition: transition)
    return request(.insert(arrival, .index(index)), animated: animated)
  }

  /// Puts a child just below another one, without any animation.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, below sibling: UIViewController,
    transition: Transition = .none
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(
      viewController: viewController, transition: transition)
    return request(.insert(arrival, .below(sibling)), animated: false)
  }

  /// Puts a child just above another one; above the top it is pushed.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, above sibling: UIViewController,
    transition: Transition = .none, animated: Bool = true
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(
      viewController: viewController, transition: transition)
    return request(.insert(arrival, .above(sibling)), animated: animated)
  }

  /// Removes the child at an index; the top is popped, any other is removed without animation and
  /// without appearance events.
  @discardableResult
  public func remove(at index: Int, animated: Bool = true) -> ContainerOperation {
    request(.removeIndex(index), animated: animated)
  }

  /// Removes a child; the top is popped, any other is removed without animation and without
  /// appearance events.
  @discardableResult
  public func remove(
    _ viewController: UIViewController, animated: Bool = true
  ) -> ContainerOperation {
    request(.remove(viewController), animated: animated)
  }

  /// Replaces the top by a controller, which appears with a transition; an empty stack is pushed
  /// onto.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - transition: How it appears, and, inverted, how it disappears when it is popped.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func replaceTop(
    with viewController: UIViewController, transition: Transition = .none, animated: Bool = true
  ) -> ContainerOperation {
    let arrival = ContainerStackArrival(viewController: viewController, transition: transition)
    return request(.replaceTop(arrival), animated: animated)
  }

  /// Makes the list another one. Children that stay are left alone.
  ///
  /// Changes beneath the top happen at once and without appearance events. Then the top changes: a
  /// new one is pushed with the transition given, one that was in the list already is popped to. Of
  /// two such operations that wait for their turn one after the other, the first is coalesced.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, bottom to top, each of them once.
  ///   - commonCount: How many of them, from the bottom, are known to be the same in the list that
  ///     there is when the operation begins, as a ``DeclaredList`` knows: a push or a pop does not
  ///     compare them again. Default: none.
  ///   - transition: How those that are new appear and disappear.
  ///   - animated: Whether a change of the top takes time.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], commonCount: Int = 0, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    request(
      .replace(viewControllers, arrivingBy: transition, commonCount: commonCount),
      animated: animated)
  }

  /// Ends the running transition at once, with all its events; then the next operation in the queue
  /// begins. One that a hand moves returns, unless it is so far that it would complete if it were
  /// released.
  ///
  /// Does nothing when no transition runs, and inside a callback of a stack that is changing.
  public func finishTransition() {
    guard !queue.isPerforming else { return }
    let running = queue.running
    interruptInteraction()
    if queue.running === running { playing?.finish() }
  }
}
