// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIViewImplicitlyAnimating {
  /// The methods `addAnimations(…)`, to be called with `?`; never nil.
  public var addAnimations: _UIViewImplicitlyAnimatingAddAnimations? {
    _UIViewImplicitlyAnimatingAddAnimations(animator: self)
  }

  /// `addCompletion(…)`, to be called with `?`; never nil.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }

  /// The method `continueAnimation(…)`, to be called with `?`; never nil.
  public var continueAnimation: _UIViewImplicitlyAnimatingContinueAnimation? {
    _UIViewImplicitlyAnimatingContinueAnimation(animator: self)
  }
}

/// The methods `addAnimations(…)` of a `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public struct _UIViewImplicitlyAnimatingAddAnimations {
  let animator: any UIViewImplicitlyAnimating

  /// Calls `addAnimations(_:)`.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }

  /// Calls `addAnimations(_:delayFactor:)`.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
}

/// The method `continueAnimation(…)` of a `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public struct _UIViewImplicitlyAnimatingContinueAnimation {
  let animator: any UIViewImplicitlyAnimating

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(
      withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
