extension StackController {
  /// Shows children for a list of values on top of the root, and keeps both the same.
  ///
  /// The root is not one of them. A binding that was made before has no effect any more.
  ///
  /// Values that are at the beginning of both lists keep their children. Of the others, those that
  /// are in both lists keep theirs too, and those that are new get a new one. All of the change is
  /// one operation, with one animation.
  ///
  /// - Parameters:
  ///   - routes: The values of the first children, shown without animation.
  ///   - transition: How new children appear over those below, chosen from the last value before
  ///     and the last one after; a child disappears by the inverse. Default: pushed from the
  ///     trailing edge.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding, by which other values are shown; the stack owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to routes: [Route],
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .pushFromTrailing
    },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(transition: transition, makeController: makeController)
    binding.show(routes, animated: false)
    return binding
  }

  /// Shows children for a list of values in an observable model on top of the root, and keeps both
  /// the same.
  ///
  /// - Parameters:
  ///   - read: Reads the values. Observable properties that it reads are observed.
  ///   - write: Stores the values that are left when children were removed by a gesture or another
  ///     part of the program.
  ///   - transition: How new children appear; see
  ///     ``StackController/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding; the stack owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> [Route], writingTo write: @escaping ([Route]) -> Void,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .pushFromTrailing
    },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(transition: transition, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Shows children for a list of values in a property on top of the root, and keeps both the same,
  /// without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The values.
  ///   - owner: Who has them.
  ///   - transition: How new children appear; see
  ///     ``StackController/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the child for a value, together with the owner.
  /// - Returns: The binding; the stack owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, [Route]>, on owner: Owner,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .pushFromTrailing
    },
    makeController: @escaping (Owner, Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(
      transition: transition, makeController: RouteOwner(owner).making(makeController))
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let link = stack.link
    return stack.makeBinding(
      for: { (link.container as? StackController)?.stack }, transition: transition,
      makeController: makeController)
  }
}
