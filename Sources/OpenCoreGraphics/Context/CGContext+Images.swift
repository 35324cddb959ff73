import CCairo

extension CGContext {
  /// Draws an image into a rectangle, whether or not user space is upside down.
  ///
  /// The top of the image is at the greatest y: where y points up it is upright, in UIKit's
  /// contexts it is upside down. Nothing is drawn when a pixel becomes larger than 32,768 pixels or
  /// smaller than 1/16,384, when a rotated image becomes thinner than an eighth of a pixel, or when
  /// tiles become so small that 32,000 pixels of the image fall on the bitmap.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - rect: where it is drawn, in user space.
  ///   - byTiling: repeats the image over the whole clip; one tile is at `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0,
      c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, place: place, isTiled: byTiling)
  }

  /// Draws an image with its top at the smallest y: upright in UIKit's contexts.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - rect: where it is drawn, in user space.
  ///   - byTiling: repeats the image over the whole clip; one tile is at `rect`.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0,
      c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, place: place, isTiled: byTiling)
  }

  /// - Parameter place: from pixels of the image to user space.
  private func draw(_ image: CGImage, place: CGAffineTransform, isTiled: Bool) {
    let toDevice = place.concatenating(state.transform)
    guard toDevice.isDrawable else { return }
    composing {
      if !isTiled, drawsPixels, let smaller = shrunk(image, for: toDevice) {
        draw(smaller.image, toDevice: smaller.toDevice, isTiled: false)
      } else {
        draw(image, toDevice: toDevice, isTiled: isTiled)
      }
    }
  }

  /// - Parameter toDevice: from pixels of the image to pixels of the bitmap.
  private func draw(_ image: CGImage, toDevice: CGAffineTransform, isTiled: Bool) {
    let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var visible = canvas
    if !isTiled { visible = visible.intersection(box.applying(toDevice)) }
    guard
      !visible.isEmpty, toDevice.hasPixelCoordinates(in: visible), beginDrawing(),
      let pattern = cairo_pattern_create_for_surface(image.bitmap.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = toDevice.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter(for: toDevice, isSmooth: image.shouldInterpolate))
    // Beyond its edge an image repeats its last pixels, so that a stretched one has sharp sides.
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    if image.isMask {
      paintFillColor(
        through: pattern,
        inside: isTiled ? nil : box.standardizedCorners.map { $0.applying(toDevice) })
      return
    }
    cairo_set_source(cairo, pattern)
    if isTiled {
      cairo_paint_with_alpha(cairo, state.alpha)
    } else {
      trace(box.standardizedCorners.map { $0.applying(toDevice) })
      paintInsideTracedPath(alpha: state.alpha)
    }
  }

  /// Paints the colour of fills as far as a pattern covers, inside a polygon in pixels; nil stands
  /// for the clip.
  private func paintFillColor(through pattern: OpaquePointer, inside corners: [CGPoint]?) {
    cairo_save(cairo)
    if let corners {
      trace(corners)
      cairo_clip(cairo)
    }
    setSource(state.fillColor)
    cairo_mask(cairo, pattern)
    cairo_restore(cairo)
  }

  /// A smaller copy of an image that becomes much smaller and is rotated; nil for other images.
  ///
  /// Cairo's filters reach over 16 pixels at most, and where it rotates an image and shrinks it
  /// more than that, its coordinates can overflow.
  private func shrunk(
    _ image: CGImage, for toDevice: CGAffineTransform
  ) -> (image: CGImage, toDevice: CGAffineTransform)? {
    let scaleX = hypot(toDevice.a, toDevice.b)
    let scaleY = hypot(toDevice.c, toDevice.d)
    guard !toDevice.keepsRectangles, min(scaleX, scaleY) < 0.125 else { return nil }
    let newWidth = (CGFloat(image.width) * min(scaleX, 1)).rounded(.up)
    let newHeight = (CGFloat(image.height) * min(scaleY, 1)).rounded(.up)
    guard
      let small = try? Bitmap(
        width: Int(newWidth), height: Int(newHeight), isOpaque: image.bitmap.isOpaque)
    else { return nil }
    let context = small.makeContext(scale: 1)
    context.interpolationQuality = interpolationQuality
    // A mask is drawn in black, of which the alpha counts.
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: newWidth, height: newHeight))
    let grow = CGAffineTransform(
      scaleX: CGFloat(image.width) / newWidth, y: CGFloat(image.height) / newHeight)
    return (CGImage(small, isMask: image.isMask), grow.concatenating(toDevice))
  }

  /// The nearest pixel is enough, and fastest, where pixels fall on pixels.
  func filter(for toDevice: CGAffineTransform, isSmooth: Bool) -> cairo_filter_t {
    let isPlain =
      toDevice.a == 1 && toDevice.b == 0 && toDevice.c == 0 && toDevice.d == 1
      && toDevice.tx == toDevice.tx.rounded() && toDevice.ty == toDevice.ty.rounded()
    if isPlain { return CAIRO_FILTER_NEAREST }
    if !isSmooth, state.interpolationQuality == .default { return CAIRO_FILTER_NEAREST }
    return switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension CGAffineTransform {
  /// Whether the pixels of an image that are drawn through it into a region have coordinates.
  ///
  /// Pixel coordinates are 16.16 fixed-point numbers. One that has none would end all drawing into
  /// the bitmap, so such an image is left out.
  func hasPixelCoordinates(in region: CGRect) -> Bool {
    let thinnest: CGFloat = keepsRectangles ? 0x1p-14 : 0.125
    let sampled = region.applying(inverted())
    let limit: CGFloat = 32_000
    return longestScale < 0x1p15 && abs(determinant) / longestScale >= thinnest * 0.999
      && sampled.minX > -limit && sampled.minY > -limit
      && sampled.maxX < limit && sampled.maxY < limit
  }
}
