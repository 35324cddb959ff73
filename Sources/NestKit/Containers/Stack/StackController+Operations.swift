extension StackController {
  /// Puts a child on top of the others.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - transition: How it appears, and, inverted, how it disappears when it is popped.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func push(
    _ viewController: UIViewController, transition: Transition = .pushFromTrailing,
    animated: Bool = true
  ) -> ContainerOperation {
    stack.push(viewController, transition: transition, animated: animated)
  }

  /// Removes the top, with the inverse of the transition with which it appeared. The root stays:
  /// popping it is refused.
  @discardableResult
  public func pop(animated: Bool = true) -> ContainerOperation {
    stack.pop(animated: animated)
  }

  /// Makes a child the top: all above it are removed, in one animation from the old top to it,
  /// which is the inverse of the transition of the old top. Those between are removed first,
  /// without appearance events.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool = true
  ) -> ContainerOperation {
    stack.popToViewController(viewController, animated: animated)
  }

  /// Makes the child at an index the top, as ``popToViewController(_:animated:)`` does.
  @discardableResult
  public func popToViewController(at index: Int, animated: Bool = true) -> ContainerOperation {
    stack.popToViewController(at: index, animated: animated)
  }

  /// Makes the root the top, as ``popToViewController(_:animated:)`` does.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> ContainerOperation {
    stack.popToRoot(animated: animated)
  }

  /// Puts a child at an index from 1 to ``count``.
  ///
  /// At ``count`` it is pushed. Further down nothing is animated and nobody appears or
  /// disappears; the transition is remembered for the time when the child is popped.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, at index: Int, transition: Transition = .pushFromTrailing,
    animated: Bool = true
  ) -> ContainerOperation {
    stack.insert(
      viewController, at: index, transition: transition, animated: animated)
  }

  /// Puts a child just below another one, without any animation; not below the root.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, below sibling: UIViewController,
    transition: Transition = .pushFromTrailing
  ) -> ContainerOperation {
    stack.insert(viewController, below: sibling, transition: transition)
  }

  /// Puts a child just above another one; above the top it is pushed.
  @discardableResult
  public func insert(
    _ viewController: UIViewController, above sibling: UIViewController,
    transition: Transition = .pushFromTrailing, animated: Bool = true
  ) -> ContainerOperation {
    stack.insert(
      viewController, above: sibling, transition: transition,
      animated: animated)
  }

  /// Removes the child at an index; the top is popped, any other is removed without animation and
  /// without appearance events.
  @discardableResult
  public func remove(at index: Int, animated: Bool = true) -> ContainerOperation {
    stack.remove(at: index, animated: animated)
  }

  /// Removes a child; the top is popped, any other is removed without animation and without
  /// appearance events.
  @discardableResult
  public func remove(
    _ viewController: UIViewController, animated: Bool = true
  ) -> ContainerOperation {
    stack.remove(viewController, animated: animated)
  }

  /// Replaces the top by a controller, which appears with a transition. Refused while the top is
  /// the root.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet.
  ///   - transition: How it appears, and, inverted, how it disappears when it is popped.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func replaceTop(
    with viewController: UIViewController, transition: Transition = .pushFromTrailing,
    animated: Bool = true
  ) -> ContainerOperation {
    stack.replaceTop(with: viewController, transition: transition, animated: animated)
  }

  /// Makes the list another one, with the same root. Children that stay are left alone.
  ///
  /// Changes beneath the top happen at once and without appearance events. Then the top changes: a
  /// new one is pushed with the transition given, one that was in the list already is popped to.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, root first, each of them once.
  ///   - transition: How those that are new appear and disappear.
  ///   - animated: Whether a change of the top takes time.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], transition: Transition = .pushFromTrailing,
    animated: Bool = true
  ) -> ContainerOperation {
    stack.setViewControllers(
      viewControllers, transition: transition, animated: animated)
  }

  /// Begins to pop the top, and lets the program move that as a finger does; the delegate is not
  /// asked.
  ///
  /// - Returns: The interaction; `nil` where there is nothing to move: another change runs, the
  ///   root is the top, or the top is removed at once.
  public func beginInteractivePop() -> ContainerInteraction? {
    count > 1 ? beginInteraction { pop() } : nil
  }

  /// Ends the running transition at once, with all its events; then the next operation in the queue
  /// begins.
  public func finishTransition() {
    stack.finishTransition()
  }
}
