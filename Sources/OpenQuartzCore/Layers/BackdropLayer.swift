/// A layer that shows the picture behind its bounds, blurred and with other colours, below its
/// background.
///
/// The picture behind it is all that is painted before the layer, up to the nearest superlayer that
/// is rotated, scaled, in perspective, in a transition or a mask; the outermost pixels are repeated
/// at the bounds. It is stored: only changes behind the layer are blurred again, as far as the blur
/// reaches.
// Fidelity: opacity, masks and round corners of superlayers do not change what lies behind
// [decided].
package class BackdropLayer: CALayer {
  override class var kind: LayerKind { .backdrop }

  deinit {}

  /// The standard deviation of the blur, in points; up to 250 pixels count. Default 0: nothing is
  /// blurred.
  package final var blurRadius: CGFloat {
    get { modelValues.backdrop.blurRadius }
    set { change(.blurRadius, \.backdrop.blurRadius, to: newValue) }
  }

  /// How far colours are from grey, from 0, grey, to 16 times. Default 1: as they are.
  package final var saturation: CGFloat {
    get { modelValues.backdrop.saturation }
    set { change(.saturation, \.backdrop.saturation, to: newValue) }
  }

  /// Whether it shows what lies behind it, and its background, through the alpha of its sublayers,
  /// of which nothing else is seen. Default false. Never animated.
  package final var isCutToSublayers: Bool {
    get { modelValues.backdrop.isCutToSublayers }
    set {
      guard newValue != isCutToSublayers else { return }
      modelValues.backdrop.isCutToSublayers = newValue
      animations?.invalidate()
      markChanged([.placement, .pixels])
    }
  }
}
