extension CGContext {
  // Fidelity: an alpha of one third. [documented]
  /// Lets everything that is drawn later cast a black shadow of one third of its coverage.
  ///
  /// - Parameters:
  ///   - offset: how far the shadow is moved, as in `setShadow(offset:blur:color:)`.
  ///   - blur: how far its edge is blurred, as in `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // Fidelity: base space is not changed by the transform. [documented] The deviation is half of
  // `blur`. [observed]
  /// Lets everything that is drawn later cast a shadow, until the state is restored.
  ///
  /// Each drawing casts one of its own; what is to cast one together is drawn in a transparency
  /// layer. A shadow is below what casts it, and seen through it. The clip cuts both. Costs a
  /// picture of the size of the clip each time, and about 20 nanoseconds for each pixel of the
  /// shadow.
  ///
  /// The transform does not change shadows: they are in base space, that of the context before any
  /// transform, with y down in UIKit's contexts and up in others. The offset is rounded to whole
  /// pixels. An offset or a blur that is not finite, and a negative blur, change nothing; a blur of
  /// more than 500 pixels counts as 500.
  ///
  /// Fidelity: in the blend modes that replace or remove what is there, such as `copy` and
  /// `sourceIn`, nothing casts a shadow [decided].
  ///
  /// - Parameters:
  ///   - offset: how far the shadow is moved, in points of base space.
  ///   - blur: twice the standard deviation of the blur, in points of base space; 0 leaves a sharp
  ///     edge.
  ///   - color: its colour; nil, and a transparent one, end shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else { return }
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    let base = baseTransform
    func pixels(_ length: CGFloat) -> CGFloat { min(max(length, -100_000), 100_000).rounded() }
    let moved = CGSize(
      width: pixels(offset.width * base.a + offset.height * base.c),
      height: pixels(offset.width * base.b + offset.height * base.d))
    let deviation = min(blur * base.longestScale, 500) / 2
    state.shadow = ContextShadow(offset: moved, deviation: deviation, color: color)
  }
}
