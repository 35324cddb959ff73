/// Drives a transition as its user controls it. Its optional properties are those of
/// `UIInteractiveTransitionValues`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: UIInteractiveTransitionValues {
  /// Called instead of the animator's `animateTransition(using:)` when the transition begins,
  /// whether or not it begins interactively; it sets up the views and begins the animation, itself
  /// or by the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

// As on Apple's systems, these are optionals where the protocol is named.
extension UIViewControllerInteractiveTransitioning {
  private var values: any UIInteractiveTransitionValues { self }

  /// The speed of the rest of the transition; never nil.
  public var completionSpeed: CGFloat? { values.completionSpeed }

  /// The timing curve of the rest of the transition; never nil.
  public var completionCurve: UIView.AnimationCurve? { values.completionCurve }

  /// Whether the user controls the transition from its beginning; never nil.
  public var wantsInteractiveStart: Bool? { values.wantsInteractiveStart }
}
