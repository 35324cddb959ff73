extension ContainerStack {
  /// Shows children for a list of values, and keeps both the same.
  ///
  /// This is for authors of containers: a container offers a `bind` of its own that calls it. Where
  /// the stack has a fixed root, that is not one of the children. A binding that was made before
  /// has no effect any more.
  ///
  /// Values that are at the beginning of both lists keep their children. Of the others, those that
  /// are in both lists keep theirs too, and those that are new get a new one. All of the change is
  /// one operation, with one animation.
  ///
  /// - Parameters:
  ///   - routes: The values of the first children, shown without animation.
  ///   - transition: How new children appear over those below, chosen from the last value before
  ///     and the last one after; a child disappears by the inverse. Default: at once.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding, by which other values are shown; the stack owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to routes: [Route],
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(
      for: { [backLink] in backLink.target }, transition: transition, makeController: makeController
    )
    binding.show(routes, animated: false)
    return binding
  }

  /// Shows children for a list of values in an observable model, and keeps both the same.
  ///
  /// - Parameters:
  ///   - read: Reads the values. Observable properties that it reads are observed.
  ///   - write: Stores the values that are left when children were removed by a gesture or another
  ///     part of the program.
  ///   - transition: How new children appear; see
  ///     ``ContainerStack/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding; the stack owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> [Route], writingTo write: @escaping ([Route]) -> Void,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(
      for: { [backLink] in backLink.target }, transition: transition, makeController: makeController
    )
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Shows children for a list of values in a property, and keeps both the same, without keeping
  /// the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The values.
  ///   - owner: Who has them.
  ///   - transition: How new children appear; see
  ///     ``ContainerStack/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the child for a value, together with the owner.
  /// - Returns: The binding; the stack owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, [Route]>, on owner: Owner,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Owner, Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    let binding = makeBinding(
      for: { [backLink] in backLink.target }, transition: transition,
      makeController: RouteOwner(owner).making(makeController))
    binding.follow(property, of: owner)
    return binding
  }

  /// Owns a binding instead of the present one, which has no effect any more.
  ///
  /// - Parameter binding: The binding of a value to the children of the stack.
  public func setBinding<Value>(_ binding: RouteBinding<Value>) {
    queue.routeObserver.replace(by: binding)
  }

  /// Whether an operation is being performed, so that it is not certain yet what is shown.
  public var isPerforming: Bool { queue.running != nil }

  /// Makes a binding to a list of values, which has no values yet.
  ///
  /// - Parameters:
  ///   - stack: This stack; `nil` once it is gone.
  ///   - transition: How new children appear.
  ///   - makeController: Makes the child for a value.
  func makeBinding<Route: Hashable>(
    for stack: @escaping () -> ContainerStack?,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<[Route]> {
    var host = RouteHost<[Route]>.list(
      in: { stack()?.container }, present: { stack()?.routableChildren ?? [] },
      transition: transition,
      makeController: makeController,
      replace: { children, transition, isAnimated in
        guard let stack = stack(), let container = stack.container else {
          return .refused(.containerGone)
        }
        var list = children
        if stack.configuration.hasFixedRoot {
          if let root = stack.rootViewController {
            list.insert(root, at: 0)
          } else if !list.isEmpty {
            return .refused(.noRoot(of: container))
          }
        }
        return stack.setViewControllers(list, transition: transition, animated: isAnimated)
      })
    host.isCertain = { stack()?.machine.isListFinal ?? true }
    host.isRunning = { stack()?.isPerforming == true }
    let binding = RouteBinding(host, value: [])
    setBinding(binding)
    return binding
  }

  /// The children that may stand for values.
  private var routableChildren: [UIViewController] {
    configuration.hasFixedRoot ? Array(viewControllers.dropFirst()) : viewControllers
  }
}
