extension TabsViewController {
  /// Shows the child of one of several values, and keeps the selection and the value the same.
  ///
  /// ```swift
  /// let tabs = container.bind(to: Tab.inbox, of: Tab.allCases) { tab in makeController(tab) }
  /// tabs.show(.settings)                  // pushes from the trailing edge
  /// tabs.onChange = { tab in save(tab) }  // a swipe is here too
  /// ```
  ///
  /// The children are made at once, one for each value, and replace those that were there; their
  /// views are loaded when they are shown first. Showing a value that is none of them is refused. A
  /// binding that was made before has no effect any more.
  ///
  /// - Parameters:
  ///   - route: The value that is shown first, without animation. If it is none of `routes` this is
  ///     reported, and the first one is shown.
  ///   - routes: The values, in the order of the children. One that is there twice is reported, and
  ///     has one child.
  ///   - transition: How the child of another value appears, or `nil` for the transition of its
  ///     direction. Default: of its direction.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding, by which other values are shown; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to route: Route, of routes: [Route],
    transition: @escaping (_ from: Route?, _ to: Route) -> Transition? = { _, _ in nil },
    makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(
      to: route, of: routes, transition: transition, makeController: makeController)
    binding.show(route, animated: false)
    return binding
  }

  /// Shows the child of one of several values, which an observable model selects, and keeps both
  /// the same.
  ///
  /// - Parameters:
  ///   - read: Reads the value. Observable properties that it reads are observed.
  ///   - routes: The values, in the order of the children.
  ///   - write: Stores the value that was selected by the user or another part of the program.
  ///   - transition: How the child of another value appears; see
  ///     ``TabsViewController/bind(to:of:transition:makeController:)``.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> Route, of routes: [Route],
    writingTo write: @escaping (Route) -> Void,
    transition: @escaping (_ from: Route?, _ to: Route) -> Transition? = { _, _ in nil },
    makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(
      to: read(), of: routes, transition: transition, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Shows the child of one of several values, which a property selects, and keeps both the same,
  /// without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - owner: Who has it.
  ///   - routes: The values, in the order of the children.
  ///   - transition: How the child of another value appears; see
  ///     ``TabsViewController/bind(to:of:transition:makeController:)``.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, Route>, on owner: Owner, of routes: [Route],
    transition: @escaping (_ from: Route?, _ to: Route) -> Transition? = { _, _ in nil },
    makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(
      to: owner[keyPath: property], of: routes, transition: transition,
      makeController: makeController)
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    to route: Route, of routes: [Route],
    transition: @escaping (_ from: Route?, _ to: Route) -> Transition?,
    makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let link = stack.link
    let selection = RoutedSelection(
      routes, in: self, present: viewControllers, makeController: makeController)
    let container = { link.container as? TabsViewController }
    var host = RouteHost.selection(
      of: selection, in: container,
      shown: \.stack.finalViewController,
      install: { container, child in
        container.setViewControllers(selection.children, selecting: child, animated: false)
      },
      select: { container, child, from, to, isAnimated in
        container.select(child, transition: transition(from, to), animated: isAnimated)
      })
    host.isRunning = { container()?.stack.isPerforming == true }
    let binding = RouteBinding(host, value: route)
    stack.setBinding(binding)
    return binding
  }
}
