extension PagesViewController {
  // MARK: An index

  /// Keeps the index of the selected page and a value the same.
  ///
  /// ```swift
  /// pages.dataSource = months
  /// let month = pages.bind(to: 700)
  /// month.onChange = { index in save(index) }    // after a drag
  /// ```
  ///
  /// The pages are those of the container. An index at which there is none is refused, so bind
  /// after the pages are set. Other pages may give the selected one another index. A binding that
  /// was made before has no effect any more.
  ///
  /// - Parameter index: The page that is shown first, without animation.
  /// - Returns: The binding, by which other pages are shown; the container owns it.
  @discardableResult
  public func bind(to index: Int) -> RouteBinding<Int> {
    let binding = makeIndexBinding(to: index)
    binding.show(index, animated: false)
    return binding
  }

  /// Keeps the index of the selected page and a value in an observable model the same.
  ///
  /// - Parameters:
  ///   - read: Reads the index. Observable properties that it reads are observed.
  ///   - write: Stores the index when the content has come to rest after a drag, or when another
  ///     part of the program has selected a page.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind(
    to read: @escaping () -> Int, writingTo write: @escaping (Int) -> Void
  ) -> RouteBinding<Int> {
    let binding = makeIndexBinding(to: read())
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Keeps the index of the selected page and a property the same, without keeping the owner of the
  /// property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The index.
  ///   - owner: Who has it.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject>(
    to property: ReferenceWritableKeyPath<Owner, Int>, on owner: Owner
  ) -> RouteBinding<Int> {
    let binding = makeIndexBinding(to: owner[keyPath: property])
    binding.follow(property, of: owner)
    return binding
  }

  private func makeIndexBinding(to index: Int) -> RouteBinding<Int> {
    let link = engine.link
    let pages = { link.container as? PagesViewController }
    let host = RouteHost<Int>(
      current: { pages()?.engine.machine.currentIndex },
      show: { index, isAnimated in
        pages()?.selectViewController(at: index, animated: isAnimated) ?? .refused(.containerGone)
      })
    return own(host, value: index)
  }

  // MARK: A value

  /// Shows the page of one of several values, and keeps the selection and the value the same.
  ///
  /// The pages are made at once, one for each value, and replace those that were there; their views
  /// are loaded when they come near. For very many pages bind the index, with a
  /// ``PagesViewController/dataSource``. Showing a value that is none of them is refused. A binding
  /// that was made before has no effect any more.
  ///
  /// - Parameters:
  ///   - route: The value that is shown first, without animation. If it is none of `routes` this is
  ///     reported, and the first one is shown.
  ///   - routes: The values, in the order of the pages. One that is there twice is reported, and
  ///     has one page.
  ///   - makeController: Makes the page for a value.
  /// - Returns: The binding, by which other values are shown; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to route: Route, of routes: [Route], makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(to: route, of: routes, makeController: makeController)
    binding.show(route, animated: false)
    return binding
  }

  /// Shows the page of one of several values, which an observable model selects, and keeps both the
  /// same.
  ///
  /// - Parameters:
  ///   - read: Reads the value. Observable properties that it reads are observed.
  ///   - routes: The values, in the order of the pages.
  ///   - write: Stores the value when the content has come to rest after a drag, or when another
  ///     part of the program has selected a page.
  ///   - makeController: Makes the page for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> Route, of routes: [Route],
    writingTo write: @escaping (Route) -> Void, makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(to: read(), of: routes, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Shows the page of one of several values, which a property selects, and keeps both the same,
  /// without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - owner: Who has it.
  ///   - routes: The values, in the order of the pages.
  ///   - makeController: Makes the page for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, Route>, on owner: Owner, of routes: [Route],
    makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let binding = makeBinding(
      to: owner[keyPath: property], of: routes, makeController: makeController)
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    to route: Route, of routes: [Route], makeController: (Route) -> UIViewController
  ) -> RouteBinding<Route> {
    let link = engine.link
    let selection = RoutedSelection(
      routes, in: self, present: viewControllers, makeController: makeController)
    let host = RouteHost.selection(
      of: selection, in: { link.container as? PagesViewController },
      shown: { pages in pages.engine.machine.currentIndex.flatMap(pages.viewController) },
      install: { pages, child in
        let index = selection.children.firstIndex { $0 === child }
        return pages.setViewControllers(selection.children, selecting: index)
      },
      select: { pages, child, _, to, isAnimated in
        guard let index = pages.viewControllers.firstIndex(of: child) else {
          return .refused(.unknownValue(to, in: pages))
        }
        return pages.selectViewController(at: index, animated: isAnimated)
      })
    return own(host, value: route)
  }

  private func own<Value>(_ host: RouteHost<Value>, value: Value) -> RouteBinding<Value> {
    let link = engine.link
    var host = host
    host.isRunning = { (link.container as? PagesViewController)?.isMoving ?? false }
    let binding = RouteBinding(host, value: value)
    engine.queue.routeObserver.replace(by: binding)
    return binding
  }
}
