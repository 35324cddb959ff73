/// The functions of a container that a binding needs.
public struct RouteHost<Value> {
  /// The value of what the container shows now; `nil` if that stands for none.
  public let current: () -> Value?
  /// Shows a value, in one operation.
  public let show: (Value, _ isAnimated: Bool) -> ContainerOperation
  /// An operation without which a value cannot be shown yet; `nil` if it can.
  public var prepareToShow: (Value, _ isAnimated: Bool) -> ContainerOperation? = { _, _ in nil }
  /// Whether an operation runs in the container, requested by the binding or not, so that it is not
  /// certain yet what is shown. The container calls the observer at its end.
  public var isRunning: () -> Bool = { false }
  /// Whether the operation that runs changes no more of the children.
  public var isCertain: () -> Bool = { true }
  /// The child of an identifier that is restored, which stands for a ``RestorableRoute``; `nil` for
  /// another identifier.
  public var restoreChild: (_ identifier: String) -> UIViewController? = { _ in nil }
  /// Called when no operation of the binding runs any more.
  public var settle: () -> Void
  /// Gives the value of a child to another one, which takes its place.
  public var exchange: (_ former: UIViewController, _ new: UIViewController) -> Void

  /// Creates a host; the rest of what a binding needs can be set afterwards.
  ///
  /// - Parameters:
  ///   - current: The value of what the container shows now; `nil` if that stands for none.
  ///   - show: Shows a value, in one operation.
  ///   - settle: Called when no operation of the binding runs any more. Default: nothing.
  ///   - exchange: Gives the value of a child to another one, which stands for it. Default:
  ///     nothing.
  public init(
    current: @escaping () -> Value?,
    show: @escaping (Value, _ isAnimated: Bool) -> ContainerOperation,
    settle: @escaping () -> Void = {},
    exchange: @escaping (_ former: UIViewController, _ new: UIViewController) -> Void = { _, _ in }
  ) {
    (self.current, self.show) = (current, show)
    (self.settle, self.exchange) = (settle, exchange)
  }
}
