/// In which directions a `CAScrollLayer` scrolls.
nonisolated public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A name without a constant here is both.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and the right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions. The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that the program scrolls, by the origin of its `bounds`, which is animated as that is.
///
/// It has no gestures, and does not know how large its content is: nothing limits it.
open class CAScrollLayer: CALayer {
  deinit {}

  /// In which directions it scrolls. Default: both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings a point to the top left corner, in the directions of the mode.
  ///
  /// - Parameter p: The point, in the coordinates of the layer.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode != .vertically, scrollMode != .none { origin.x = p.x }
    if scrollMode != .horizontally, scrollMode != .none { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls as little as is needed so that a rectangle is visible, in the directions of the mode;
  /// of one that is larger than the layer the top left corner is.
  ///
  /// - Parameter r: The rectangle, in the coordinates of the layer.
  open func scroll(to r: CGRect) {
    func place(_ start: CGFloat, _ length: CGFloat, in visible: (CGFloat, CGFloat)) -> CGFloat {
      if start < visible.0 || length > visible.1 { return start }
      return max(visible.0, start + length - visible.1)
    }
    scroll(
      to: CGPoint(
        x: place(r.minX, r.width, in: (bounds.minX, bounds.width)),
        y: place(r.minY, r.height, in: (bounds.minY, bounds.height))))
  }
}

extension CALayer {
  final var nearestScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scrolling = current as? CAScrollLayer { return scrolling }
      layer = current.superlayer
    }
    return nil
  }
}
