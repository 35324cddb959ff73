/// Drives a transition as its user controls it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)` when the transition begins,
  /// whether or not it begins interactively; it sets up the views and begins the animation, itself
  /// or by the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the transition after the interaction; 1, the default, is as planned.
  var completionSpeed: CGFloat { get }

  /// The timing curve of the rest of the transition after the interaction; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the user controls the transition from its beginning; true by default. With false the
  /// animation runs by the clock, and the user may interrupt it later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
