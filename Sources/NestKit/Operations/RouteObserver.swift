/// Is called when what a container shows may have changed.
public protocol RouteObserver: AnyObject, Sendable {
  /// Called before the delegate of the container, and when an operation has ended.
  ///
  /// - Parameter isUndone: Whether the operation that runs has been reversed and ends where it
  ///   began.
  func childrenDidChange(isUndone: Bool)
  /// Called before a child is exchanged for another one that stands for the same, and, where that
  /// is not done, and the reverse.
  func childWillBeExchanged(_ former: UIViewController, for new: UIViewController)
  /// Called when the container has another binding.
  func invalidate()
}

extension Optional where Wrapped == any RouteObserver {
  /// Takes another binding instead of the present one.
  public mutating func replace(by binding: any RouteObserver) {
    self?.invalidate()
    self = binding
  }
}
