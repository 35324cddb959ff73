/// The values that only shape layers have.
nonisolated package struct ShapeValues: Sendable {
  package var path: SharedPath?
  /// Opaque black until it is set.
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: NumberList?
}
