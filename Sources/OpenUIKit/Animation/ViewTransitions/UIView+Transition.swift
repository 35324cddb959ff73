extension UIView {
  /// Shows how `view` goes from what it shows now to what it shows after `animations`.
  ///
  /// Pictures of both are shown meanwhile. With `.allowAnimatedContent` the view itself takes the
  /// place of the second picture, and changes in it are animated. Without a transition option, a
  /// duration or a window the changes are shown at once.
  ///
  /// - Parameters:
  ///   - view: what the transition shows.
  ///   - duration: in seconds.
  ///   - options: the transition, the curve and what else holds for animations.
  ///   - animations: the changes of what is in the view; may be nil.
  ///   - completion: called when all has ended, with whether it ran to the end. Where nothing is
  ///     animated it is called in the next turn of the main loop.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let stack = UIRuntime.current.animations
    var specification = AnimationSpecification(duration: duration, options: options)
    if let outer = stack.current?.specification {
      specification = specification.inherited(from: outer)
    }
    guard let style = TransitionStyle(options), specification.duration > 0,
      stack.allowsAnimations, view.window != nil, !view.bounds.isEmpty
    else {
      stack.withoutAnimation(animations ?? {})
      UIRuntime.current.nextTurn { completion?(true) }
      return
    }
    ViewTransition(of: view, style: style, specification: specification, completion: completion)
      .begin(animations ?? {})
  }

  /// Replaces `fromView` by `toView`, which gets its superview and its place there.
  ///
  /// What is animated is their superview. With `.showHideTransitionViews` both are in it already:
  /// one is hidden and the other shown. Nothing happens, and `completion` gets false, if `fromView`
  /// has no superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      UIRuntime.current.nextTurn { completion?(false) }
      return
    }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: changes,
      completion: completion)
  }
}
