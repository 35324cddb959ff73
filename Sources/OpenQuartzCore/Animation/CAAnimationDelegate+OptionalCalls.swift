// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension CAAnimationDelegate {
  /// `animationDidStart(…)`, to be called with `?`; never nil.
  public var animationDidStart:
    (
      (CAAnimation) -> Void
    )?
  {
    { self.animationDidStart($0) }
  }

  /// The methods `animationDidStop(…)`, to be called with `?`; never nil.
  public var animationDidStop: _CAAnimationDelegateAnimationDidStop? {
    _CAAnimationDelegateAnimationDidStop(delegate: self)
  }
}

/// The methods `animationDidStop(…)` of a `CAAnimationDelegate`.
@preconcurrency @MainActor
public struct _CAAnimationDelegateAnimationDidStop {
  let delegate: any CAAnimationDelegate

  /// Calls `animationDidStop(_:finished:)`.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
