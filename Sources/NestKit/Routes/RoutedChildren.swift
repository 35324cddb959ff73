/// The children that were made from the values of a list, one for each.
final class RoutedChildren<Route: Hashable> {
  /// The children that may stand for values, in their order.
  private let present: () -> [UIViewController]
  private let makeController: (Route) -> UIViewController
  private let identifiers = RouteIdentifiers<Route>()
  private var known: [RoutedChild<Route>] = []
  /// The children that were there when they were looked up last, and what they stand for.
  private var found = FoundChildren<Route>()

  init(
    present: @escaping () -> [UIViewController],
    makeController: @escaping (Route) -> UIViewController
  ) {
    self.present = present
    self.makeController = makeController
  }

  deinit {}

  /// The values of the children that are there.
  var routes: [Route] {
    _ = presentChildren()
    return found.routes
  }

  /// The children for a list of values: those at the beginning of both lists, then present ones
  /// where there are any, and new ones elsewhere. Costs the lengths of both lists.
  func arrange(_ routes: [Route]) -> [UIViewController] {
    let present = presentChildren()
    if routes == found.routes { return found.controllers }
    let common = zip(present, routes).prefix { $0.route == $1 }.count
    guard common < routes.count else { return present.prefix(common).map(\.viewController) }
    // Those of one value, the last one first.
    var free: [Route: [RoutedChild<Route>]] = [:]
    for child in present.dropFirst(common).reversed() {
      free[child.route, default: []].append(child)
    }
    let children =
      present.prefix(common)
      + routes.dropFirst(common).map { route in
        free[route]?.popLast()
          ?? RoutedChild(route: route, viewController: makeChild(of: route))
      }
    // Referenced until the operation has ended, so that no other child gets their identities.
    let identities = Set(known.map { ObjectIdentifier($0.viewController) })
    known += children.filter { !identities.contains(ObjectIdentifier($0.viewController)) }
    found = FoundChildren()
    return children.map(\.viewController)
  }

  private func makeChild(of route: Route) -> UIViewController {
    identifiers.name(makeController(route), after: route)
  }

  /// Makes the child of an identifier, to be restored; `nil` for one that is of no value.
  func makeChild(forIdentifier identifier: String) -> UIViewController? {
    guard let route = identifiers.route(for: identifier) else { return nil }
    let child = makeChild(of: route)
    known.append(RoutedChild(route: route, viewController: child))
    return child
  }

  /// Gives the value of a child to another one, which takes its place.
  func exchange(_ former: UIViewController, for new: UIViewController) {
    guard let child = known.last(where: { $0.viewController === former }) else { return }
    known.append(RoutedChild(route: child.route, viewController: new))
    found = FoundChildren()
  }

  /// Releases the children that are not there any more.
  func releaseOthers() { known = presentChildren() }

  private func presentChildren() -> [RoutedChild<Route>] {
    let present = present()
    // Asked several times in each operation: comparing costs less than finding.
    if present.count == found.present.count, zip(present, found.present).allSatisfy(===) {
      return found.children
    }
    let known = Dictionary(
      known.map { (ObjectIdentifier($0.viewController), $0) }, uniquingKeysWith: { $1 })
    let children = present.compactMap { child in
      known[ObjectIdentifier(child)]
        ?? identifiers.route(of: child).map { RoutedChild(route: $0, viewController: child) }
    }
    found = FoundChildren(
      present: present, children: children, routes: children.map { $0.route },
      controllers: children.map { $0.viewController })
    return found.children
  }
}

/// A child that stands for a value.
private struct RoutedChild<Route> {
  let route: Route
  let viewController: UIViewController
}

/// The children that were there at some time.
private struct FoundChildren<Route> {
  var present: [UIViewController] = []
  /// Those of them that stand for values, the values, and the controllers.
  var children: [RoutedChild<Route>] = []
  var routes: [Route] = []
  var controllers: [UIViewController] = []
}

// MARK: - Containers whose children are made when they are shown

extension RouteHost {
  /// A container that shows a list of values.
  ///
  /// - Parameters:
  ///   - container: The container; `nil` once it is gone, when no child is made any more.
  ///   - present: The children that may stand for values, in their order.
  ///   - transition: How new children appear, from the last value before and the last one after.
  ///   - makeController: Makes the child for a value.
  ///   - replace: Makes the children others, in one operation.
  public static func list<Route: Hashable>(
    in container: @escaping () -> UIViewController?,
    present: @escaping () -> [UIViewController],
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController,
    replace: @escaping ([UIViewController], Transition, _ isAnimated: Bool) -> ContainerOperation
  ) -> RouteHost where Value == [Route] {
    let children = RoutedChildren(present: present, makeController: makeController)
    var host = RouteHost(
      current: { children.routes },
      show: { routes, isAnimated in
        guard container() != nil else { return .refused(.containerGone) }
        let former = children.routes.last
        return replace(children.arrange(routes), transition(former, routes.last), isAnimated)
      },
      settle: { children.releaseOthers() },
      exchange: { children.exchange($0, for: $1) })
    host.restoreChild = { children.makeChild(forIdentifier: $0) }
    return host
  }

  /// A container that shows one value or none.
  ///
  /// - Parameters:
  ///   - container: The container; `nil` once it is gone, when no child is made any more.
  ///   - present: The child that may stand for the value.
  ///   - transition: How a new child appears, from the value before and the one after.
  ///   - makeController: Makes the child for a value.
  ///   - replace: Makes the child another one, in one operation.
  public static func optional<Route: Hashable>(
    in container: @escaping () -> UIViewController?,
    present: @escaping () -> UIViewController?,
    transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController,
    replace: @escaping (UIViewController?, Transition, _ isAnimated: Bool) -> ContainerOperation
  ) -> RouteHost where Value == Route? {
    let list = RouteHost<[Route]>.list(
      in: container, present: { present().map { [$0] } ?? [] }, transition: transition,
      makeController: makeController, replace: { replace($0.first, $1, $2) })
    var host = RouteHost(
      current: { .some(list.current()?.first) },
      show: { route, isAnimated in list.show(route.map { [$0] } ?? [], isAnimated) },
      settle: list.settle, exchange: list.exchange)
    host.restoreChild = list.restoreChild
    return host
  }
}
