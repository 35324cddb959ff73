import OpenCoreGraphics

/// A layer whose sublayers stay in three dimensions: its transform moves them in the space of its
/// superlayer, where other layers project them onto their own plane first.
///
/// Only the sublayers are shown: background, border, contents, corners, shadow, mask,
/// `masksToBounds` and rasterization of the layer itself are ignored. Its opacity applies to each
/// sublayer by itself. The sublayers, also those of transform layers directly in it, are painted by
/// the depth of their centres, the farthest first; they do not cut each other. When anything below
/// the layer changes, its sublayers are composed and painted again.
// Fidelity: which properties are ignored, and that opacity applies to each sublayer. [documented]
open class CATransformLayer: CALayer {
  override class var kind: LayerKind { .transform }

  deinit {}

  // Fidelity: a transform layer has no plane in which a point could lie. [documented]
  /// Nil: the layer has no plane of its own. Hit tests of superlayers find nothing in it either.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
