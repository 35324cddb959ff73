extension UIView {
  /// An animation that the system provides.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// Lets views disappear, and takes them out of their superviews at the end.
    case delete
  }

  /// Runs an animation of the system, and others alongside.
  ///
  /// Fidelity: it has the timing curve of a spring that does not swing, at rest after half a second
  /// [observed]; deleted views fade and shrink, and have their old alpha and transform when they
  /// are removed [decided].
  ///
  /// - Parameters:
  ///   - animation: the animation of the system.
  ///   - views: the views that it applies to.
  ///   - options: how the animation runs; the curve does not count.
  ///   - parallelAnimations: changes of other views, with the same timing; runs at once.
  ///   - completion: called at the end, with whether all ran to it.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: options,
      animations: {
        for look in looks {
          look.view.alpha = 0
          look.view.transform = look.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for look in looks {
          look.view.removeFromSuperview()
          look.view.alpha = look.alpha
          look.view.transform = look.transform
        }
        completion?(finished)
      })
  }
}
