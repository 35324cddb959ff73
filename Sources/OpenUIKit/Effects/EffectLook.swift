/// How an effect is shown.
struct EffectLook {
  /// The standard deviation of the blur, in points.
  var blurRadius: CGFloat = 0
  /// How far colours are from grey.
  var saturation: CGFloat = 1
  /// The colour over the blur; nil for none.
  var tint: UIColor?
  /// Whether it is the content that shows the effect, wherever it is not clear.
  var isOfContent = false
}
