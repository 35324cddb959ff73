/// An empty view that changes in every step.
///
/// It takes the time of steps that change no view, such as a delay, and of views that leave the
/// window.
///
/// Fidelity: UIKit ends an animation at once that has nothing to animate, or whose views are in no
/// window. [observed]
final class AnimationTimekeeper {
  private let view = UIView()

  init() { view.isUserInteractionEnabled = false }

  deinit {}

  func begin(in window: UIWindow?) { window?.addSubview(view) }

  /// To be animated.
  func change() { view.center.x = view.center.x == 0 ? 1 : 0 }

  func end() { view.removeFromSuperview() }
}
