// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Optional methods of animators, called as on Apple's systems, and statics from code that is not isolated.
public final class AnimatorProxy {
  public init() {}

  @MainActor
  public func extend(
    _ animator: any UIViewImplicitlyAnimating, by changes: @escaping () -> Void,
    then completion: @escaping (UIViewAnimatingPosition) -> Void
  ) {
    animator.addAnimations?(changes)
    animator.addAnimations?(changes, delayFactor: 0.5)
    animator.addCompletion?(completion)
    animator.addCompletion? { _ in }
    animator.continueAnimation?(withTimingParameters: nil, durationFactor: 1)
  }
}

/// Is not isolated, as a class of another module of the program.
public struct MotionSettings {
  public init() {}

  public func duration(_ value: Double) -> Double {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning ? 0 : value
  }
}
