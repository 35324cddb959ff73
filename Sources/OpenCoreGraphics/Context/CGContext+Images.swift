import CCairo

extension CGContext {
  /// Draws an image into a rectangle, whichever way up user space is.
  ///
  /// The top of the image is at the greatest y: where y points up it stands upright, in UIKit's
  /// contexts on its head.
  /// - Parameter byTiling: repeats the image over the whole clip, one tile being at `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0,
      c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, in: rect, place: place, isTiled: byTiling)
  }

  /// Draws an image with its top at the smallest y: upright in UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0,
      c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, in: rect, place: place, isTiled: false)
  }

  /// - Parameter place: from pixels of the image to user space.
  private func draw(
    _ image: CGImage, in rect: CGRect, place: CGAffineTransform, isTiled: Bool
  ) {
    let toDevice = place.concatenating(state.transform)
    guard !rect.isNull, rect.isNumeric, toDevice.isInvertible, beginDrawing() else { return }
    guard let pattern = cairo_pattern_create_for_surface(image.bitmap.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = toDevice.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter(for: toDevice))
    // Beyond its edge an image repeats its last pixels, so that a stretched one has sharp sides.
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    if isTiled {
      cairo_paint_with_alpha(cairo, state.alpha)
    } else {
      let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      trace(box.standardizedCorners.map { $0.applying(toDevice) })
      paintInsideTracedPath(alpha: state.alpha)
    }
  }

  private func filter(for toDevice: CGAffineTransform) -> cairo_filter_t {
    let isPlain =
      toDevice.a == 1 && toDevice.b == 0 && toDevice.c == 0 && toDevice.d == 1
      && toDevice.tx == toDevice.tx.rounded() && toDevice.ty == toDevice.ty.rounded()
    if isPlain { return CAIRO_FILTER_NEAREST }
    return switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
