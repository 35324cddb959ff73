/// Something that has traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold now.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed; see `UIView.traitCollectionDidChange(_:)`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration that `registerForTraitChanges(_:handler:)` returns, to unregister with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that calls handlers for changes of its traits: a view, a view controller and so on.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration: its handler is not called any more. Registrations of others are ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Called after traits have changed.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls `handler` whenever one of the named traits has changed here, once for each update, after
  /// `traitCollectionDidChange(_:)`. Handlers are called in the order of their registration.
  ///
  /// The receiver references the handler as long as it exists; the handler gets the receiver, and
  /// should not capture it.
  ///
  /// - Parameters:
  ///   - traits: the traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: gets the receiver and the former traits.
  /// - Returns: the registration for `unregisterForTraitChanges(_:)`; it may be ignored.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { handler($0, $1) }
  }

  /// The same for a handler that takes the receiver as `Self`, in a class that can be subclassed:
  /// `{ (self: Self, previous: UITraitCollection) in … }`.
  ///
  /// - Parameters:
  ///   - traits: the traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: gets the receiver and the former traits; stops the program if the
  ///     receiver is not of the type that it takes.
  /// - Returns: the registration for `unregisterForTraitChanges(_:)`; it may be ignored.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observable>
  ) -> any UITraitChangeRegistration {
    precondition(
      self is Observable, "The handler takes a \(Observable.self), and this is a \(type(of: self))."
    )
    return register(traits) { observable, previous in
      if let observable = observable as? Observable { handler(observable, previous) }
    }
  }

  /// Performs an action of `target` whenever one of the named traits has changed here, once for
  /// each update, like a handler.
  ///
  /// - Parameters:
  ///   - traits: the traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - target: the object that performs the action; not retained.
  ///   - action: a method without arguments, with the receiver, or with the receiver and the traits
  ///     that were there before, a `UITraitCollection`. It has to be a selector with a method:
  ///     another one is reported as misuse, and not performed.
  /// - Returns: the registration for `unregisterForTraitChanges(_:)`; it may be ignored.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = ActionTarget(target, action, of: self)
    return register(traits) { target?.perform($0, $1) }
  }

  /// Performs an action of the receiver whenever one of the named traits has changed here, once for
  /// each update, like a handler.
  ///
  /// - Parameters:
  ///   - traits: the traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - action: a method of the receiver; see `registerForTraitChanges(_:target:action:)`.
  /// - Returns: the registration for `unregisterForTraitChanges(_:)`; it may be ignored.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func register(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { [unowned self] previous in
      // The registration belongs to the receiver, which alone calls it.
      handler(self, previous)
    }
    traitOwner.madeTraitState.registrations.append(registration)
    return registration
  }

  /// Ends a registration: its handler is not called any more. Registrations of others are ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitOwner.traitState?.unregister(registration)
  }

  private var traitOwner: any TraitStateOwner {
    guard let owner = self as? any TraitStateOwner else {
      preconditionFailure("\(type(of: self)) has no traits: only objects of UIKit can be watched.")
    }
    return owner
  }
}
