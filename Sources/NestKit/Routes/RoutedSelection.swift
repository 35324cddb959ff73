/// The children that were made from several values, of which a container shows one.
public final class RoutedSelection<Route: Hashable> {
  /// In the order of the values.
  public private(set) var children: [UIViewController]
  /// Whether the container has been given the children.
  var isInstalled = false
  private let indices: [Route: Int]
  private var routes: [ObjectIdentifier: Route]

  /// Makes the children. A value that is there twice is reported, and has one child.
  ///
  /// - Parameters:
  ///   - routes: The values, in the order of the children.
  ///   - container: The container.
  ///   - present: The children that the container has: one that was restored with the identifier of
  ///     a ``RestorableRoute`` is that of the value. Default: none.
  ///   - makeController: Makes the child for a value.
  public init(
    _ routes: [Route], in container: UIViewController, present: [UIViewController] = [],
    makeController: (Route) -> UIViewController
  ) {
    var indices: [Route: Int] = [:]
    var known: [ObjectIdentifier: Route] = [:]
    var children: [UIViewController] = []
    let identifiers = RouteIdentifiers<Route>()
    let restored = Dictionary(
      present.compactMap { child in identifiers.route(of: child).map { ($0, child) } },
      uniquingKeysWith: { first, _ in first })
    for route in routes {
      guard indices[route] == nil else {
        Misuse.report(.duplicateValue(route, in: container))
        continue
      }
      let child = restored[route] ?? identifiers.name(makeController(route), after: route)
      indices[route] = children.count
      known[ObjectIdentifier(child)] = route
      children.append(child)
    }
    (self.children, self.indices, self.routes) = (children, indices, known)
  }

  deinit {}

  /// The child of a value.
  public func child(for route: Route) -> UIViewController? { indices[route].map { children[$0] } }

  /// The value of a child.
  public func route(of child: UIViewController) -> Route? { routes[ObjectIdentifier(child)] }

  /// The child with an identifier, in the order of the values; `nil` for no such child.
  public func child(withIdentifier identifier: String) -> UIViewController? {
    children.first { $0.restorationIdentifier == identifier }
  }

  /// Gives the value of a child to another one, which takes its place.
  public func exchange(_ former: UIViewController, for new: UIViewController) {
    guard let route = routes.removeValue(forKey: ObjectIdentifier(former)),
      let index = indices[route]
    else { return }
    children[index] = new
    routes[ObjectIdentifier(new)] = route
  }
}

extension RouteHost where Value: Hashable {
  /// A container that shows one of several values.
  ///
  /// - Parameters:
  ///   - selection: The children, which are all made.
  ///   - container: The container; `nil` once it is gone.
  ///   - shown: The child that is shown.
  ///   - install: Gives the container its children, of which one is selected.
  ///   - select: Selects a child that it has, from the value before.
  public static func selection<Container: UIViewController>(
    of selection: RoutedSelection<Value>, in container: @escaping () -> Container?,
    shown: @escaping (Container) -> UIViewController?,
    install: @escaping (Container, _ selecting: UIViewController?) -> ContainerOperation,
    select:
      @escaping (
        Container, UIViewController, _ from: Value?, _ to: Value, _ isAnimated: Bool
      ) -> ContainerOperation
  ) -> RouteHost {
    let current = { container().flatMap(shown).flatMap(selection.route) }
    var host = RouteHost(
      current: current,
      show: { route, isAnimated in
        guard let container = container() else { return .refused(.containerGone) }
        let child = selection.child(for: route)
        guard selection.isInstalled else {
          if child == nil { Misuse.report(.unknownValue(route, in: container)) }
          let operation = install(container, child ?? selection.children.first)
          operation.whenFinished { outcome in
            if case .refused = outcome { return }
            selection.isInstalled = true
          }
          return operation
        }
        guard let child else { return .refused(.unknownValue(route, in: container)) }
        return select(container, child, current(), route, isAnimated)
      },
      exchange: { selection.exchange($0, for: $1) })
    host.restoreChild = { selection.child(withIdentifier: $0) }
    return host
  }
}
