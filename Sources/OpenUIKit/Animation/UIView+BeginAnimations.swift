// Animations that two calls enclose. UIKit has deprecated them; what is there uses them still.

extension UIView {
  private static var stack: AnimationStack { .shared }

  /// Begins an animation: what properties of views are changed until ``commitAnimations()`` is
  /// animated, also by what is called meanwhile. May nest; the inner one has settings of its own.
  ///
  /// The settings of the animation hold for the changes that follow them. An animation that is not
  /// committed in the turn of the main loop in which it was begun is committed at its end, and
  /// reported as misuse.
  ///
  /// - Parameters:
  ///   - animationID: A name for the methods of the delegate.
  ///   - context: A pointer for the methods of the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    stack.begin(animationID, context: context)
  }

  /// Ends the changes of the animation that was begun last. Does nothing where none was begun.
  public class func commitAnimations() { stack.commit() }

  /// Sets the object whose methods are called when the animation starts and ends. It is retained
  /// until the end. Default `nil`. Outside of an animation that was begun this does nothing, as do
  /// all calls below.
  public class func setAnimationDelegate(_ delegate: Any?) {
    stack.setBegun { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method of the delegate that is called after the delay:
  /// `animationWillStart(_:context:)`, with the name and the pointer. Default `nil`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    stack.setBegun { $0.willStart = selector }
  }

  /// Sets the method of the delegate that is called at the end:
  /// `animationDidStop(_:finished:context:)`, with the name, an `NSNumber` that says whether
  /// everything ran to its end, and the pointer. Default `nil`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    stack.setBegun { $0.didStop = selector }
  }

  /// Sets the duration, in seconds. Default 0.2. What is not above 0 changes at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    stack.setBegun { $0.specification.duration = duration }
  }

  /// Sets the seconds before anything moves. Default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    stack.setBegun { $0.specification.delay = delay }
  }

  /// Sets the date at which it starts. Default: now. Replaces the delay.
  public class func setAnimationStart(_ startDate: Date) {
    stack.setBegun { $0.specification.delay = max(startDate.timeIntervalSinceNow, 0) }
  }

  /// Sets the timing curve. Default `easeInOut`.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    stack.setBegun {
      $0.specification.options.subtract(.curveMask)
      $0.specification.options.formUnion(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets how often it runs; 0, the default, is once. May be a fraction.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    stack.setBegun { $0.specification.repeatCount = repeatCount > 0 ? repeatCount : 1 }
  }

  /// Sets whether it runs forwards and then backwards. Default `false`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    stack.setBegun { $0.specification.autoreverses = repeatAutoreverses }
  }

  /// Sets whether a value that cannot be added to a running animation starts at what is on screen.
  /// Default `false`.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    stack.setBegun {
      if fromCurrentState {
        $0.specification.options.insert(.beginFromCurrentState)
      } else {
        $0.specification.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Shows what is changed in a view from now on as a transition from a picture that is taken now.
  /// There is one in each animation.
  ///
  /// - Parameters:
  ///   - transition: How it looks.
  ///   - view: The view. One that is in no window changes at once.
  ///   - cache: Whether the new look is a picture of the moment of the commit; `false` shows
  ///     changes that follow.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    stack.setBegun {
      $0.setTransition(cache ? options : options.union(.allowAnimatedContent), of: view)
    }
  }
}
