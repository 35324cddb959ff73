#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import OpenUIKit
#endif

/// Follows the touches on a view and inside it, and cancels them when what they touch has been
/// covered.
///
/// It recognizes nothing by itself and leaves touches and other recognizers alone. A recognizer
/// that begins takes its touches from the views, and lets others fail: that is how
/// ``cancelTouches()`` cancels them.
final class TouchCanceller: UIGestureRecognizer {
  /// Whether touches on a view are not followed.
  private let excludes: ((UIView) -> Bool)?
  /// Whether there may be something to cancel; most children are never touched, and reading the
  /// sets costs more.
  private var hasFollowed = false
  private var touches: Set<UITouch> = []
  /// Those whose content may still move when their touch has been lifted.
  private var scrollViews: [TouchedScrollView] = []

  private struct TouchedScrollView {
    weak var view: UIScrollView?
  }

  /// Creates a recognizer.
  ///
  /// - Parameter excludes: Whether touches on a view are not followed; a recognizer that is given
  ///   it leaves those on its own view alone, which concern all of it. Default: none; all are
  ///   followed.
  init(excludes: ((UIView) -> Bool)? = nil) {
    self.excludes = excludes
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  deinit {}

  /// Cancels the touches that are down, the gestures that go on by them, and the scrolling that
  /// they have left.
  func cancelTouches() {
    guard hasFollowed else { return }
    hasFollowed = false
    for touched in scrollViews { touched.view?.stopScrolling() }
    scrollViews = []
    guard !touches.isEmpty else { return }
    let recognizers = Set(touches.flatMap { $0.gestureRecognizers ?? [] })
    if state == .possible {
      state = .began
      state = .ended
    }
    touches = []
    // A gesture that has begun is not prevented by another recognizer.
    for recognizer in recognizers where isResponsible(for: recognizer) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  /// Whether a recognizer continues in what is covered.
  private func isResponsible(for recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer !== self, recognizer.state == .began || recognizer.state == .changed,
      let view, let other = recognizer.view, other.isDescendant(of: view)
    else { return false }
    return excludes == nil || other !== view
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let touched = touch.view, excludes?(touched) != true else {
        ignore(touch, for: event)
        continue
      }
      hasFollowed = true
      self.touches.insert(touch)
      noteScrollViews(around: touched)
    }
  }

  private func noteScrollViews(around touched: UIView) {
    scrollViews.removeAll { $0.view?.isDecelerating != true }
    for view in sequence(first: touched, next: \.superview).prefix(while: { $0 !== self.view }) {
      guard let scrollView = view as? UIScrollView,
        !scrollViews.contains(where: { $0.view === scrollView })
      else { continue }
      scrollViews.append(TouchedScrollView(view: scrollView))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    removeTouches(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    removeTouches(touches)
  }

  private func removeTouches(_ touches: Set<UITouch>) {
    self.touches.subtract(touches)
    if self.touches.isEmpty, state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    touches = []
  }

  /// The touches are followed whatever recognizer recognizes something in them.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIScrollView {
  fileprivate func stopScrolling() {
    if isDecelerating { setContentOffset(contentOffset, animated: false) }
  }
}
