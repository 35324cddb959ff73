/// The owner of the values of a binding, where the binding does not keep it alive; see
/// ``RouteBinding/follow(_:of:)``.
///
/// It can be any object, so that nothing cheaper than a weak reference says when it is gone.
public final class RouteOwner<Target: AnyObject> {
  /// The owner; `nil` once it is gone.
  public private(set) weak var target: Target?

  /// Creates a reference to an owner.
  public init(_ target: Target) { self.target = target }

  deinit {}

  /// A closure that makes a controller together with the owner, for the `makeController` of a
  /// container. The binding keeps the owner alive while it shows a value; a caller of the closure
  /// after the end of the owner gets an empty controller.
  public func making<Route>(
    _ makeController: @escaping (Target, Route) -> UIViewController
  ) -> (Route) -> UIViewController {
    { route in self.target.map { makeController($0, route) } ?? UIViewController() }
  }
}
