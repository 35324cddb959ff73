import MisuseReports

// Apple's recognizers call a target's method by a selector, which this platform does not have: closures
// take their place.

extension UIGestureRecognizer {
  /// A recognizer that calls `handler` whenever its state changes to something recognized.
  ///
  /// - Parameter handler: gets the recognizer. It is kept as long as the recognizer lives, so it
  ///   should not keep the recognizer or its view alive.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Calls `handler`, too, whenever the state changes to something recognized.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Reports misuse: there are no selectors without Objective-C. `addHandler(_:)` takes a closure.
  public func addTarget(_ target: Any, action: Selector) {
    Misuse.report(.selectorOfGesture(self, action))
  }

  /// Does nothing: no target was ever added.
  public func removeTarget(_ target: Any?, action: Selector?) {}
}
