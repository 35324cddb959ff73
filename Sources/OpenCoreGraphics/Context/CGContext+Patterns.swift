import CCairo

extension CGContext {
  /// Moves the tiles of pattern colours.
  ///
  /// The first tile begins at the origin of base space, that of the context before any transform. A
  /// phase that is not finite is ignored.
  ///
  /// - Parameter phase: how far they are moved, in points of base space. Default zero.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Sets a pattern as what is painted. An image that cannot be placed is drawn as its mean, and
  /// cells that cannot are not drawn.
  ///
  /// - Parameter color: the colour that has the pattern.
  func setSource(_ pattern: CGPattern, of color: CGColor, alpha: CGFloat) {
    switch pattern.content {
    case .image(let image, let scale):
      if !setSource(image, scale: scale, alpha: alpha) { setPlainSource(color, alpha: state.alpha) }
    case .cells(let cells):
      // The colour of cells without one is drawn with the alpha of the whole.
      let only = cells.isColored ? nil : color.opaque
      if !setSource(cells, only, alpha: alpha) { setPlainSource(.clear, alpha: 1) }
    }
  }

  /// False if an image cannot be placed.
  private func setSource(_ image: CGImage, scale: CGFloat, alpha: CGFloat) -> Bool {
    let base = baseTransform
    let height = CGFloat(image.height)
    // Tiles are upright, also where y points up.
    let place = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: (base.d < 0 ? -1 : 1) / scale,
      tx: state.patternPhase.width,
      ty: state.patternPhase.height + (base.d < 0 ? height / scale : 0))
    let toDevice = place.concatenating(base).movedNearOrigin(
      of: CGSize(width: image.width, height: image.height))
    guard toDevice.isDrawable, toDevice.hasPixelCoordinates(in: canvas),
      let shown = alpha < 1 ? image.faded(by: alpha) : image
    else { return false }
    return repeatSource(shown.bitmap.surface, toDevice, isSmooth: image.shouldInterpolate)
  }

  /// False if cells cannot be placed, or where they are cells of cells of cells.
  private func setSource(_ cells: PatternCells, _ only: CGColor?, alpha: CGFloat) -> Bool {
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toDevice = cells.matrix.concatenating(phase).concatenating(baseTransform)
    guard toDevice.isDrawable, depthOfCells < PatternTile.mostNested,
      let tile = tile(of: cells, only, alpha: alpha, toDevice)
    else { return false }
    let place = tile.fromPattern.inverted().concatenating(toDevice).movedNearOrigin(of: tile.size)
    return place.hasPixelCoordinates(in: canvas)
      && repeatSource(tile.surface, place, isSmooth: true)
  }

  /// Sets a picture that is repeated as what is painted.
  ///
  /// - Parameter place: from pixels of the picture to those of the context.
  private func repeatSource(
    _ surface: OpaquePointer, _ place: CGAffineTransform, isSmooth: Bool
  ) -> Bool {
    guard let source = cairo_pattern_create_for_surface(surface) else { return false }
    var matrix = place.inverted().cairoMatrix
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_filter(source, filter(for: place, isSmooth: isSmooth))
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, source)
    cairo_pattern_destroy(source)
    return true
  }

  /// Returns the tile of cells that is repeated: the one that was drawn last, if it fits.
  private func tile(
    of cells: PatternCells, _ only: CGColor?, alpha: CGFloat, _ toDevice: CGAffineTransform
  ) -> PatternTile? {
    let look = PatternTile.Look(
      cells, only, alpha: alpha, isVector: !drawsPixels, toDevice,
      scale: pdf == nil ? 1 : 4)
    if let lastTile, lastTile.look == look { return lastTile }
    lastTile = PatternTile(look, depth: depthOfCells + 1)
    return lastTile
  }
}

extension CGColor {
  /// The colour of cells that have none of their own.
  fileprivate var opaque: CGColor {
    let channels = channels
    return CGColor(red: channels.red, green: channels.green, blue: channels.blue, alpha: 1)
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
