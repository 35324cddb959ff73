/// The values that a controller of an interaction may have for the transition. Apple's
/// `UIViewControllerInteractiveTransitioning` has these as optional properties, which need
/// Objective-C; here they have defaults, and are read as optionals where that protocol is named.
@preconcurrency @MainActor
public protocol UIInteractiveTransitionValues: NSObjectProtocol {
  /// The speed of the rest of the transition after the interaction; 1, the default, is as planned.
  var completionSpeed: CGFloat { get }

  /// The timing curve of the rest of the transition after the interaction; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the user controls the transition from its beginning; true by default. With false the
  /// animation runs by the clock, and the user may interrupt it later.
  var wantsInteractiveStart: Bool { get }
}

extension UIInteractiveTransitionValues {
  /// 1.
  public var completionSpeed: CGFloat { 1 }

  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
