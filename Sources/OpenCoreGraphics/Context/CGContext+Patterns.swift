import CCairo

extension CGContext {
  /// Moves the tiles of pattern colours.
  ///
  /// The first tile begins at the origin of base space, that of the context before any transform. A phase that is not
  /// finite is ignored.
  ///
  /// - Parameter phase: how far they are moved, in points of base space. Default zero.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets a pattern as what is painted; false if it cannot be placed, as an image cannot.
  func setSource(_ pattern: ColorPattern, alpha: CGFloat) -> Bool {
    let base = baseTransform
    let (image, scale) = (pattern.image, pattern.scale)
    let height = CGFloat(image.height)
    // Tiles are upright, also where y points up.
    let place = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: (base.d < 0 ? -1 : 1) / scale,
      tx: state.patternPhase.width,
      ty: state.patternPhase.height + (base.d < 0 ? height / scale : 0))
    let toDevice = place.concatenating(base).movedNearOrigin(
      of: CGSize(width: image.width, height: image.height))
    guard toDevice.isDrawable, toDevice.hasPixelCoordinates(in: canvas),
      let shown = alpha < 1 ? image.faded(by: alpha) : image,
      let source = cairo_pattern_create_for_surface(shown.bitmap.surface)
    else { return false }
    var matrix = toDevice.inverted().cairoMatrix
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_filter(source, filter(for: toDevice, isSmooth: image.shouldInterpolate))
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, source)
    cairo_pattern_destroy(source)
    return true
  }
}

extension CGAffineTransform {
  /// The same tiles, with one of them near the origin: a phase may be of any size.
  fileprivate func movedNearOrigin(of tile: CGSize) -> CGAffineTransform {
    let (width, height) = (abs(a) * tile.width, abs(d) * tile.height)
    guard b == 0, c == 0, width > 0, height > 0 else { return self }
    var moved = self
    moved.tx = tx.truncatingRemainder(dividingBy: width)
    moved.ty = ty.truncatingRemainder(dividingBy: height)
    return moved
  }
}

extension CGImage {
  /// The image with a part of its alpha; nil without memory for it.
  fileprivate func faded(by alpha: CGFloat) -> CGImage? {
    guard let bitmap = try? Bitmap(width: width, height: height, isOpaque: false) else {
      return nil
    }
    let context = bitmap.makeContext(scale: 1)
    context.setAlpha(alpha)
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return CGImage(bitmap)
  }
}
