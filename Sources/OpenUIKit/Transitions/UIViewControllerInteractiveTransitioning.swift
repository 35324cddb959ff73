/// Drives a transition under the control of a person.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)` when the transition begins; it
  /// sets up the views, itself or through the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of what is left when the person lets go; 1, the default, is as planned.
  var completionSpeed: CGFloat { get }

  /// The pace of what is left when the person lets go; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins under the control of the person; true by default. With false
  /// the animator begins by itself, and the person may take hold later.
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
