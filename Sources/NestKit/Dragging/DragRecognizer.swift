#if canImport(UIKit)
  // What subclasses use is in a module of its own.
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The recognizer of a ``ContainerDrag``. What it has to ask before it begins it asks itself, so
/// that a delegate of the program may take the place of its own.
final class DragRecognizer: UIPanGestureRecognizer {
  /// Whether it may begin with the finger where it is.
  var mayBegin: () -> Bool = { true }
  /// Whether that has been asked for this gesture.
  private(set) var hasAsked = false

  /// A gesture that may not begin fails before others have failed because of it.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began, !hasAsked else { return }
    hasAsked = true
    if !mayBegin() { state = .failed }
  }

  override func reset() {
    super.reset()
    hasAsked = false
  }

  /// Scroll views inside the view of the recognizer wait until this one has decided, which takes no
  /// longer than they need themselves.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scrollView.panGestureRecognizer, let view,
      scrollView !== view, scrollView.isDescendant(of: view)
    else { return super.shouldBeRequiredToFail(by: otherGestureRecognizer) }
    return true
  }

  deinit {}
}
