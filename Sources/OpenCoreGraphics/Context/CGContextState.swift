/// The state that `saveGState()` saves, except for the clip, which cairo saves.
struct CGContextState {
  /// From user space to pixels with y down.
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// The colour space of patterns for fills.
  var fillPatternSpace = CGColorSpace.pattern
  /// The colour space of patterns for lines.
  var strokePatternSpace = CGColorSpace.pattern
  /// The colour that takes the place of all others, in cells that have none of their own.
  var onlyColor: CGColor?
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var shouldAntialias = true
  var textDrawingMode = CGTextDrawingMode.fill
  var interpolationQuality = CGInterpolationQuality.default
  /// The shadow of everything that is drawn; nil without a shadow.
  var shadow: ContextShadow?
  /// The mask through which the context draws, besides the clip; nil without a mask.
  var mask: ContextMask?
  /// How far the tiles of patterns are moved, in base space.
  var patternPhase = CGSize.zero
}

/// A group of drawing that is composed as one image at its end.
struct TransparencyLayer {
  /// The state to return to, with the alpha and the mode by which the group is composed.
  var outer: CGContextState
  /// How many states were saved outside; inside, no more than those since can be restored.
  var savedCount: Int
  /// Whether the layer has a clip of its own, which ends with it.
  var isClipped = false
}
