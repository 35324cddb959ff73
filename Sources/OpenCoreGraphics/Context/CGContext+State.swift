import CCairo

extension CGContext {
  /// Saves transform, clip, colours, line and blend settings; the path is not part of them.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Restores the state that was saved last; does nothing without one.
  ///
  /// A state that was saved outside a transparency layer cannot be restored inside.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedCount ?? 0 else { return }
    guard let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
  }

  /// Sets the alpha by which everything drawn is multiplied; clamped to 0…1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn is combined with what is there. The default is `normal`.
  ///
  /// Fidelity: no mode changes pixels outside the shape that is filled or the image that is
  /// drawn [decided].
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are smoothed. The default is true.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges can be smoothed at all; not part of the saved state. The default is true.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How images are drawn in another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets the width of lines, in user space. Negative and infinite ones are ignored.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return }
    state.lineWidth = width
  }

  /// Sets how open ends look. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets how corners look. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets how long a pointed corner may be, in line widths; longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return }
    state.miterLimit = limit
  }

  /// Makes lines dashed.
  ///
  /// A path that would have 100,000 dashes, or fewer very wide ones, is drawn solid.
  /// - Parameters:
  ///   - phase: how far into the pattern a line begins.
  ///   - lengths: drawn and undrawn lengths in turn, in user space. Empty makes lines solid, as
  ///     do lengths that are negative, not finite or all zero.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable =
      phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
      && lengths.contains { $0 > 0 }
    state.dashPhase = isUsable ? phase : 0
    state.dashLengths = isUsable ? lengths : []
  }
}
