extension ModalContainerViewController {
  /// Presents a controller for a value, dismisses it for `nil`, and keeps both the same.
  ///
  /// ```swift
  /// let sheet = container.bind(to: nil) { (sheet: Sheet) in makeController(sheet) }
  /// sheet.show(.details(7))                     // presents
  /// sheet.onChange = { sheet in save(sheet) }   // nil after a dismissal by hand
  /// ```
  ///
  /// While a value is shown, another one is shown after a dismissal: first the one controller
  /// disappears, then the other one appears. The content below is not part of it. A binding that
  /// was made before has no effect any more.
  ///
  /// - Parameters:
  ///   - route: The value that is presented first, without animation.
  ///   - transition: How a controller appears, chosen from the value before and the one after; it
  ///     disappears by the inverse. Default: from below.
  ///   - makeController: Makes the controller for a value.
  /// - Returns: The binding, by which other values are shown; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to route: Route?,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .coverFromBottom
    },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(transition: transition, makeController: makeController)
    binding.show(route, animated: false)
    return binding
  }

  /// Presents a controller for a value in an observable model, dismisses it for `nil`, and keeps
  /// both the same.
  ///
  /// - Parameters:
  ///   - read: Reads the value. Observable properties that it reads are observed.
  ///   - write: Stores `nil` when the user or another part of the program has dismissed the
  ///     controller.
  ///   - transition: How a controller appears; see
  ///     ``ModalContainerViewController/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the controller for a value.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Route: Hashable>(
    to read: @escaping () -> Route?, writingTo write: @escaping (Route?) -> Void,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .coverFromBottom
    },
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(transition: transition, makeController: makeController)
    binding.follow(read, writingTo: write)
    return binding
  }

  /// Presents a controller for a value in a property, dismisses it for `nil`, and keeps both the
  /// same, without keeping the owner of the property alive; see ``RouteBinding/follow(_:of:)``.
  ///
  /// - Parameters:
  ///   - property: The value.
  ///   - owner: Who has it.
  ///   - transition: How a controller appears; see
  ///     ``ModalContainerViewController/bind(to:transition:makeController:)``.
  ///   - makeController: Makes the controller for a value, together with the owner.
  /// - Returns: The binding; the container owns it.
  @discardableResult
  public func bind<Owner: AnyObject, Route: Hashable>(
    to property: ReferenceWritableKeyPath<Owner, Route?>, on owner: Owner,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition = { _, _ in
      .coverFromBottom
    },
    makeController: @escaping (Owner, Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let binding = makeBinding(
      transition: transition, makeController: RouteOwner(owner).making(makeController))
    binding.follow(property, of: owner)
    return binding
  }

  private func makeBinding<Route: Hashable>(
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController
  ) -> RouteBinding<Route?> {
    let link = modalStack.link
    let container = { link.container as? ModalContainerViewController }
    var host = RouteHost<Route?>.optional(
      in: container, present: { container()?.modalContentViewController }, transition: transition,
      makeController: makeController,
      replace: { child, transition, isAnimated in
        container()?.setModal(child, transition: transition, animated: isAnimated)
          ?? .refused(.containerGone)
      })
    host.isRunning = { container()?.modalStack.isPerforming == true }
    let current = host.current
    host.prepareToShow = { route, isAnimated in
      guard let route, let container = container(), container.modalContentViewController != nil,
        current() != route
      else { return nil }
      return container.setModal(nil, transition: .none, animated: isAnimated)
    }
    let binding = RouteBinding(host, value: nil)
    modalStack.setBinding(binding)
    return binding
  }
}
