#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// An empty view that changes in every step.
///
/// UIKit ends an animation at once in which no view changes: a pause, a delay, and what changes layers
/// without a view only.
final class AnimationTimekeeper {
  private let view = UIView()

  init() { view.isUserInteractionEnabled = false }

  deinit {}

  func begin(in window: UIWindow?) { window?.addSubview(view) }

  /// To be animated.
  func change() { view.center.x = view.center.x == 0 ? 1 : 0 }

  func end() { view.removeFromSuperview() }
}
