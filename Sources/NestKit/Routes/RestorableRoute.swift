/// A value of a ``RouteBinding`` that can be found by the identifier of its child, so that a bound
/// container that is restored has values for its children.
///
/// ```swift
/// enum Route: RestorableRoute {
///   case message(Int)
///
///   var restorationIdentifier: String {
///     switch self { case .message(let number): "message/\(number)" }
///   }
///
///   init?(restorationIdentifier: String) {
///     let parts = restorationIdentifier.split(separator: "/")
///     guard parts.first == "message", let number = parts.last.flatMap({ Int($0) }) else {
///       return nil
///     }
///     self = .message(number)
///   }
/// }
/// ```
///
/// An enum of strings needs nothing but the name of the protocol. Children that the binding makes
/// have the identifier of their value, unless they have another one. When the container is
/// restored, the binding makes the children of the identifiers that are those of values, and its
/// value is that of what was restored. A child with the identifier of a value that is there by
/// other means stands for that value too, also where the container is bound after it was restored.
public nonisolated protocol RestorableRoute: Hashable {
  /// The `restorationIdentifier` of the child that stands for the value.
  var restorationIdentifier: String { get }

  /// The value of an identifier; `nil` for the identifier of something else.
  init?(restorationIdentifier: String)
}

nonisolated extension RestorableRoute where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var restorationIdentifier: String { rawValue }

  /// The value with that raw value.
  public init?(restorationIdentifier: String) { self.init(rawValue: restorationIdentifier) }
}

/// Between the values of a binding and the identifiers of their children, where the values are
/// ``RestorableRoute``s.
struct RouteIdentifiers<Route: Hashable> {
  private let type = Route.self as? any RestorableRoute.Type

  /// The value of an identifier; `nil` where there is none.
  func route(for identifier: String) -> Route? {
    type.flatMap { $0.init(restorationIdentifier: identifier) as? Route }
  }

  /// The value of a child that was not made from one; `nil` where there is none.
  func route(of child: UIViewController) -> Route? {
    type == nil ? nil : child.restorationIdentifier.flatMap(route)
  }

  /// The identifier of a value; `nil` where there is none.
  func identifier(of route: Route) -> String? {
    (route as? any RestorableRoute)?.restorationIdentifier
  }

  /// Gives a child that was made from a value the identifier of that, unless it has one.
  func name(_ child: UIViewController, after route: Route) -> UIViewController {
    if child.restorationIdentifier == nil, let identifier = identifier(of: route) {
      child.restorationIdentifier = identifier
    }
    return child
  }
}
