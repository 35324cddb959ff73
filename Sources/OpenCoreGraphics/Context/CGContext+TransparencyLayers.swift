import CCairo

extension CGContext {
  /// Begins a group of drawing that is composed as one image when it ends.
  ///
  /// The group starts transparent with alpha 1, the normal blend mode and no shadow; the alpha, the
  /// mode and the shadow that are set now compose it. Costs a bitmap of the size of the clip.
  /// - Parameter auxiliaryInfo: has no keys yet; pass nil.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(TransparencyLayer(outer: state, savedCount: savedStates.count))
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.mask = nil
  }

  /// Begins a group of drawing as `beginTransparencyLayer(auxiliaryInfo:)`, cut to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let path = devicePath.segments
    let outer = state
    // The extra save is undone by the end of the layer, together with the clip.
    cairo_save(cairo)
    clip(to: rect)
    devicePath.segments = path
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    layers[layers.count - 1].outer = outer
    layers[layers.count - 1].isClipped = true
  }

  /// Ends the group that was begun last and composes it; does nothing when none was.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStates.count > layer.savedCount {
      restoreGState()
    }
    layers.removeLast()
    state = layer.outer
    cairo_identity_matrix(cairo)
    let group = cairo_pop_group(cairo)
    composing {
      cairo_set_source(cairo, group)
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_pattern_destroy(group)
    cairo_restore(cairo)
    if layer.isClipped { cairo_restore(cairo) }
  }
}
