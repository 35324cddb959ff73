#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Keeps the children of a container and a list of values the same.
///
/// A value stands for a child: a case of an enum, an identifier. Setting other values changes the
/// children; what a gesture or another part of the program does to the children changes the values.
///
/// ```swift
/// let routes = stack.bind(to: [Route.inbox, .message(7)]) { route in makeController(route) }
/// routes.show([.inbox])                       // pops
/// routes.onChange = { path in save(path) }    // a pop by hand is here too
/// ```
///
/// A model that is `@Observable` needs no such calls:
///
/// ```swift
/// stack.bind(to: { model.path }, writingTo: { model.path = $0 }) { route in makeController(route) }
/// ```
///
/// ## What changes
///
/// Values that are at the beginning of both lists keep their children. Of the others, those that are in
/// both lists keep theirs too, and those that are new get a new one. The container makes all of the change
/// in one operation, with one animation.
///
/// Values may be set at any time, also while a transition runs or inside a callback: the last ones win, and
/// no child is made for those in between.
///
/// What happens to the children in any other way is written back when it is certain: after the callbacks
/// of the children, before the delegate of the container is called.
public final class RouteBinding<Route: Hashable> {
  /// Called after the children have changed other than by ``show(_:animated:)``, with the values that they
  /// stand for. Also called when values that were set could not be shown.
  public var onChange: (([Route]) -> Void)?

  /// The values of the children that are there now. A child that was not made from a value has none.
  public private(set) var routes: [Route] = []

  private var host: RouteHost?
  private let chooseTransition: (_ from: Route?, _ to: Route?) -> Transition
  private let makeController: (Route) -> UIViewController
  /// The values that were requested last, or written back last.
  private(set) var wanted: [Route] = []
  private var children: [RoutedChild<Route>] = []
  private var running: ContainerOperation?
  /// Reads the values of an observable model; the last ones that it has read.
  var observer: PropertyObserver?
  var observed: [Route] = []
  private var waiting: RouteRequest<Route>?

  init(
    _ host: RouteHost, transition: @escaping (_ from: Route?, _ to: Route?) -> Transition,
    makeController: @escaping (Route) -> UIViewController
  ) {
    self.host = host
    self.chooseTransition = transition
    self.makeController = makeController
  }

  /// Shows other values.
  ///
  /// - Parameters:
  ///   - routes: The values, in the order of the children.
  ///   - animated: Whether the change takes time.
  /// - Returns: The operation. It is `coalesced` if other values were set before it began, and `refused` if
  ///   the container refuses it; ``onChange`` is called then with what is shown.
  @discardableResult
  public func show(_ routes: [Route], animated: Bool = true) -> ContainerOperation {
    guard host != nil else { return .refused(.replacedBinding) }
    let request = RouteRequest(routes: routes, isAnimated: animated)
    wanted = routes
    waiting?.operation.finish(.coalesced)
    waiting = request
    showWaiting()
    return request.operation
  }

  private func showWaiting() {
    guard running == nil, let host, let request = waiting else { return }
    waiting = nil
    // It was cancelled while it waited.
    guard !request.operation.isFinished else { return childrenDidChange() }
    request.operation.hasBegun = true
    let new = arrange(request.routes)
    let transition = chooseTransition(routes.last, request.routes.last)
    // Referenced until the operation has ended, so that no other child gets their identities.
    children += new.filter { child in !children.contains { $0.isSame(as: child) } }
    let operation = host.replace(new.map(\.viewController), transition, request.isAnimated)
    running = operation
    operation.whenFinished { self.didEnd(request, $0) }
  }

  private func didEnd(_ request: RouteRequest<Route>, _ outcome: ContainerOperation.Outcome) {
    running = nil
    childrenDidChange()
    request.operation.finish(outcome)
    showWaiting()
  }

  /// The children for a list of values: present ones where there are any, new ones elsewhere.
  private func arrange(_ routes: [Route]) -> [RoutedChild<Route>] {
    let present = presentChildren()
    let common = zip(present, routes).prefix { $0.route == $1 }.count
    var free = Array(present.dropFirst(common))
    return present.prefix(common)
      + routes.dropFirst(common).map { route in
        if let index = free.firstIndex(where: { $0.route == route }) {
          return free.remove(at: index)
        }
        return RoutedChild(route: route, viewController: makeController(route))
      }
  }

  /// The children of the container that stand for values, in their order.
  private func presentChildren() -> [RoutedChild<Route>] {
    let known = Dictionary(
      children.map { (ObjectIdentifier($0.viewController), $0) }, uniquingKeysWith: { $1 })
    return host?.children().compactMap { known[ObjectIdentifier($0)] } ?? []
  }
}

extension RouteBinding: RouteObserver {
  /// Another binding has taken the place of this one.
  func invalidate() {
    host = nil
    observer = nil
    children = []
    waiting?.operation.finish(.coalesced)
    waiting = nil
  }

  /// Called by the container when its children may have changed, before it calls its delegate.
  func childrenDidChange() {
    let present = presentChildren()
    routes = present.map(\.route)
    guard running == nil else { return }
    children = present
    guard waiting == nil, routes != wanted else { return }
    wanted = routes
    onChange?(routes)
  }
}

/// A child that stands for a value.
private struct RoutedChild<Route> {
  let route: Route
  let viewController: UIViewController

  func isSame(as other: RoutedChild) -> Bool { viewController === other.viewController }
}

/// Values that are to be shown.
private struct RouteRequest<Route> {
  let routes: [Route]
  let isAnimated: Bool
  let operation = ContainerOperation()
}
