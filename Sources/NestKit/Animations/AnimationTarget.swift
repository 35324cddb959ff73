#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A view or a layer that an animation changes. It is not kept alive.
struct AnimationTarget: Equatable {
  private(set) weak var view: UIView?
  private weak var plainLayer: CALayer?

  init(_ view: UIView) { self.view = view }

  init(_ layer: CALayer) {
    if let view = layer.delegate as? UIView, view.layer === layer {
      self.view = view
    } else {
      plainLayer = layer
    }
  }

  /// The layer that is changed; `nil` if it is gone.
  var layer: CALayer? { view?.layer ?? plainLayer }

  /// Whether it is a layer without a view, which no property animator animates.
  var isPlainLayer: Bool { plainLayer != nil }

  static func == (one: AnimationTarget, other: AnimationTarget) -> Bool {
    guard let layer = one.layer else { return false }
    return layer === other.layer
  }
}
