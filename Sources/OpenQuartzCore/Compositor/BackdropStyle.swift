/// How a layer shows what lies behind it, in pixels.
nonisolated struct BackdropStyle: Equatable {
  let blur: ShadowBlur
  let saturation: Double
  /// The layer shows it through the alpha of its sublayers.
  let isCutToSublayers: Bool

  /// Nil for a layer that shows what lies behind it as it is.
  init?(_ values: BackdropValues, scale: Double) {
    blur = ShadowBlur(sigma: values.blurRadius.native * scale)
    saturation = min(max(values.saturation.native, 0), 16)
    isCutToSublayers = values.isCutToSublayers
    if blur.sigma == 0, saturation == 1, !isCutToSublayers { return nil }
  }
}
