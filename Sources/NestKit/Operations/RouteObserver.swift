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
  /// The child of an identifier that the container restores, of what is made from values; `nil`,
  /// which is the default, for another one.
  func restoreChild(_ identifier: String) -> UIViewController?
  /// Called when the container has another binding.
  func invalidate()
}

extension RouteObserver {
  /// No child is made from values.
  public func restoreChild(_ identifier: String) -> UIViewController? { nil }
}

extension ContainerEngine {
  /// The child of an identifier that is restored, if the engine is bound to values and it is that
  /// of one: what a container that can be bound answers in
  /// ``RestorableContents/makeRestorableChild(_:slot:)``.
  public func makeRoutedChild(_ identifier: String) -> UIViewController? {
    queue.routeObserver?.restoreChild(identifier)
  }
}

extension Optional where Wrapped == any RouteObserver {
  /// Takes another binding instead of the present one.
  public mutating func replace(by binding: any RouteObserver) {
    self?.invalidate()
    self = binding
  }
}
