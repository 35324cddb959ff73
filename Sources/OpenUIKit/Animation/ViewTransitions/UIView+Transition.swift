extension UIView {
  /// Shows a transition of what is in a view.
  static func runTransition(
    _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let stack = AnimationStack.shared
    var specification = AnimationSpecification(duration: duration, options: options)
    if let outer = stack.current?.specification {
      specification = specification.inherited(from: outer)
    }
    guard let style = TransitionStyle(options), specification.duration > 0,
      stack.allowsAnimations, view.window != nil, !view.bounds.isEmpty
    else {
      stack.withoutAnimation(animations ?? {})
      DeferredWork.nextTurn { completion?(true) }
      return
    }
    ViewTransition(of: view, style: style, specification: specification, completion: completion)
      .begin(animations ?? {})
  }

  /// Shows a transition from a view to another one.
  static func runTransition(
    _ fromView: UIView, _ toView: UIView, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    guard let container = fromView.superview else {
      DeferredWork.nextTurn { completion?(false) }
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
