// Apple's recognizers perform actions of targets only; here they call closures as well.

extension UIGestureRecognizer {
  /// A recognizer that calls `handler` whenever its state changes to something recognized.
  ///
  /// - Parameter handler: gets the recognizer. It is retained as long as the recognizer lives, so
  ///   it should not keep the recognizer or its view alive.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Calls `handler`, too, whenever the state changes to something recognized.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(handler))
  }
}
