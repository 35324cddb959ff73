// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIGestureRecognizerDelegate {
  /// `gestureRecognizerShouldBegin(…)`, to be called with `?`; never nil.
  public var gestureRecognizerShouldBegin:
    (
      (UIGestureRecognizer) -> Bool
    )?
  {
    { self.gestureRecognizerShouldBegin($0) }
  }

  /// The methods `gestureRecognizer(…)`, to be called with `?`; never nil.
  public var gestureRecognizer: _UIGestureRecognizerDelegateGestureRecognizer? {
    _UIGestureRecognizerDelegateGestureRecognizer(delegate: self)
  }
}

/// The methods `gestureRecognizer(…)` of a `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public struct _UIGestureRecognizerDelegateGestureRecognizer {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }

  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}
