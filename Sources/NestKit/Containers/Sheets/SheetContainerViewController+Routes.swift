extension SheetContainerViewController {
  /// Presents a sheet for a value, dismisses it for `nil`, and keeps both the same.
  ///
  /// ```swift
  /// let place = container.bind(to: nil, configuration: configuration) { (place: Place) in
  ///   PlaceViewController(place)
  /// }
  /// place.show(.harbour)                        // presents
  /// place.onChange = { place in save(place) }   // nil after a dismissal by hand
  /// ```
  ///
  /// While a value is shown, another one is shown after a dismissal. Each binding has a sheet of
  /// its own; those that are presented otherwise are not part of it.
  ///
  /// - Parameters:
  ///   - route: The value that is presented first, without animation.
  ///   - configuration: How the sheet stands and behaves; one that is none is reported, and the
  ///     default one counts.
  ///   - makeController: Makes the controller for a value.
  /// - Returns: The binding, by which other values are shown; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to route: Route?, configuration: SheetConfiguration = SheetConfiguration(),
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(configuration, makeController: makeController)
    binding.show(route, animated: false)
    return binding
  }

  /// Presents a sheet for a value in an observable model, dismisses it for `nil`, and keeps both
  /// the same.
  ///
  /// - Parameters:
  ///   - read: Reads the value. Observable properties that it reads are observed.
  ///   - write: Stores `nil` when the user or another part of the program has dismissed the sheet.
  ///   - configuration: How the sheet stands and behaves; see
  ///     ``SheetContainerViewController/bind(to:configuration:makeController:)``.
  ///   - makeController: Makes the controller for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> Route?, writingTo write: @escaping (Route?) -> Void,
    configuration: SheetConfiguration = SheetConfiguration(),
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(configuration, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Presents a sheet for a value in a property, dismisses it for `nil`, and keeps both the same,
  /// without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - owner: Who has it.
  ///   - configuration: How the sheet stands and behaves; see
  ///     ``SheetContainerViewController/bind(to:configuration:makeController:)``.
  ///   - makeController: Makes the controller for a value, together with the owner.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, Route?>, on owner: Owner,
    configuration: SheetConfiguration = SheetConfiguration(),
    makeController: @escaping (Owner, Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(
      configuration, makeController: RouteOwner(owner).making(makeController))
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    _ configuration: SheetConfiguration, makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let fault = configuration.fault
    if let fault { Misuse.report(.sheetConfiguration(fault, of: self)) }
    let sheet = addSheet(fault == nil ? configuration : SheetConfiguration(), isBound: true)
    let link = sheet.stack.link
    let container = { link.container as? SheetContainerViewController }
    let found = { [weak sheet] in sheet }
    var host = RouteHost<Route?>.optional(
      in: container, present: { found()?.viewController },
      transition: { _, _ in Self.transition }, makeController: makeController,
      replace: { child, _, isAnimated in
        guard let container = container(), let sheet = found() else {
          return .refused(.containerGone)
        }
        return container.setSheet(child, in: sheet, animated: isAnimated)
      })
    host.isRunning = { found()?.stack.isPerforming == true }
    let current = host.current
    host.prepareToShow = { route, isAnimated in
      guard let route, let container = container(), let sheet = found(),
        sheet.viewController != nil, current() != route
      else { return nil }
      return container.setSheet(nil, in: sheet, animated: isAnimated)
    }
    let binding = RouteBinding(host, value: nil)
    sheet.stack.setBinding(binding)
    return binding
  }

  /// Makes the child of the sheet of a binding another one, or none.
  @discardableResult
  func setSheet(
    _ child: UIViewController?, in sheet: Sheet, animated: Bool
  ) -> ContainerOperation {
    let operation = sheet.stack.setViewControllers(
      child.map { [$0] } ?? [], transition: Self.transition, animated: animated)
    operation.whenFinished { [weak self] _ in self?.updateModality() }
    return operation
  }
}
