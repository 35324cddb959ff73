extension RegionContainer {
  /// Shows a child for a value in a region, or in a column of a ``SplitContainerViewController``,
  /// none for `nil`, and keeps both the same.
  ///
  /// ```swift
  /// split.bind(to: Folder.inbox, at: 0) { folder in makeList(folder) }
  /// let message = split.bind(to: nil, at: 1) { (message: Message) in makeController(message) }
  /// message.show(.first)
  /// ```
  ///
  /// Each region has a binding of its own; one that was made for it before has no effect any more.
  /// Opening and closing the drawer of a split container changes no value.
  ///
  /// - Parameters:
  ///   - route: The value that is shown first, without animation.
  ///   - index: The region. Default: the first one. All values are refused where it does not exist.
  ///   - transition: How a child appears, chosen from the value before and the one after; a region
  ///     is cleared by the inverse. Default: at once.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding, by which other values are shown; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to route: Route?, at index: Int = 0,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(at: index, transition: transition, makeController: makeController)
    binding.show(route, animated: false)
    return binding
  }

  /// Shows a child for a value in an observable model in a region, none for `nil`, and keeps both
  /// the same.
  ///
  /// - Parameters:
  ///   - read: Reads the value. Observable properties that it reads are observed.
  ///   - index: The region. Default: the first one.
  ///   - write: Stores the value of what another part of the program has shown: `nil`, where it
  ///     stands for none.
  ///   - transition: How a child appears; see
  ///     ``RegionContainer/bind(to:at:transition:makeController:)``.
  ///   - makeController: Makes the child for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> Route?, at index: Int = 0,
    writingTo write: @escaping (Route?) -> Void,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(at: index, transition: transition, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Shows a child for a value in a property in a region, none for `nil`, and keeps both the same,
  /// without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - owner: Who has it.
  ///   - index: The region. Default: the first one.
  ///   - transition: How a child appears; see
  ///     ``RegionContainer/bind(to:at:transition:makeController:)``.
  ///   - makeController: Makes the child for a value, together with the owner.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, Route?>, on owner: Owner, at index: Int = 0,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in .none },
    makeController: @escaping (Owner, Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(
      at: index, transition: transition, makeController: RouteOwner(owner).making(makeController))
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    at index: Int, transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    guard containerRegions.stacks.indices.contains(index) else {
      let misuse = Misuse.noRegion(index, count: containerRegions.count, in: self)
      return RouteBinding(
        RouteHost(current: { nil }, show: { _, _ in .refused(misuse) }), value: nil)
    }
    let region = containerRegions.stacks[index]
    let link = region.link
    let container = { link.container as? Self }
    let stack = { [link = region.backLink] in link.target }
    var host = RouteHost<Route?>.optional(
      in: container, present: { stack()?.finalViewController }, transition: transition,
      makeController: makeController,
      replace: { child, transition, isAnimated in
        // Other regions may have been added and removed.
        guard let container = container(),
          let index = stack().flatMap(container.containerRegions.index)
        else { return .refused(.containerGone) }
        return container.setViewController(
          child, at: index, transition: transition, animated: isAnimated)
      })
    host.isRunning = { stack()?.isPerforming == true }
    let binding = RouteBinding(host, value: nil)
    region.setBinding(binding)
    return binding
  }
}

extension RestorableContainer where Self: RegionContainer {
  /// A child that stands for a value of its region.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    guard containerRegions.stacks.indices.contains(slot) else { return nil }
    return containerRegions.stacks[slot].makeRoutedChild(identifier)
  }
}
