@MainActor extension ContainerEvent {
  /// Calls the closure that is named after the event, for a container whose delegate has a method
  /// for each event.
  ///
  /// ```swift
  /// override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
  ///   guard let delegate else { return }
  ///   event.dispatch(
  ///     willShow: { delegate.deck(self, willShow: $0) },
  ///     didHide: { delegate.deck(self, didHide: $0) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - willPush: Receives the child, and the one that it covers. Default: nothing, as for all of
  ///     them.
  ///   - didPush: Receives the child, and the one that it covers.
  ///   - willPop: Receives the child, and the one that it reveals.
  ///   - didPop: Receives the child, and the one that it reveals.
  ///   - willShow: Receives the child.
  ///   - didShow: Receives the child.
  ///   - willHide: Receives the child.
  ///   - didHide: Receives the child.
  public func dispatch(
    willPush: (UIViewController, _ covered: UIViewController?) -> Void = { _, _ in },
    didPush: (UIViewController, _ covered: UIViewController?) -> Void = { _, _ in },
    willPop: (UIViewController, _ revealed: UIViewController?) -> Void = { _, _ in },
    didPop: (UIViewController, _ revealed: UIViewController?) -> Void = { _, _ in },
    willShow: (UIViewController) -> Void = { _ in },
    didShow: (UIViewController) -> Void = { _ in },
    willHide: (UIViewController) -> Void = { _ in },
    didHide: (UIViewController) -> Void = { _ in }
  ) {
    switch (phase, kind) {
    case (.will, .push(let child, let covered)): willPush(child, covered)
    case (.did, .push(let child, let covered)): didPush(child, covered)
    case (.will, .pop(let child, let revealed)): willPop(child, revealed)
    case (.did, .pop(let child, let revealed)): didPop(child, revealed)
    case (.will, .show(let child)): willShow(child)
    case (.did, .show(let child)): didShow(child)
    case (.will, .hide(let child)): willHide(child)
    case (.did, .hide(let child)): didHide(child)
    }
  }
}
