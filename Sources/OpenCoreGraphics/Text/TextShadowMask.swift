import CCairo
import CPixelKernels

/// The blurred coverage of something drawn.
struct TextShadowMask {
  /// The standard deviation of the blur, in pixels; 0 is none.
  let deviation: CGFloat

  /// Draws the mask of what `body` draws with the source of a context.
  ///
  /// - Parameters:
  ///   - offset: how far the shadow is from it, in points with y down.
  ///   - bounds: the rectangle into which `body` draws, in user space.
  ///   - body: draws into a context in the same user space.
  func draw(
    in cairo: OpaquePointer, movedBy offset: CGSize, bounds: CGRect, _ body: (OpaquePointer) -> Void
  ) {
    guard deviation > 0.1 else {
      cairo_save(cairo)
      cairo_translate(cairo, offset.width, offset.height)
      body(cairo)
      cairo_restore(cairo)
      return
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    defer { cairo_restore(cairo) }
    let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height).applying(matrix.transform)
    guard let box = box(of: shadow, in: cairo) else { return }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    defer { cairo_surface_destroy(surface) }
    guard let target = cairo_create(surface) else { return }
    defer { cairo_destroy(target) }
    cairo_translate(target, -box.minX, -box.minY)
    cairo_transform(target, &matrix)
    cairo_translate(target, offset.width, offset.height)
    body(target)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      // Without memory for it the shadow is sharp.
      _ = nk_blur(
        nk_mask(
          bytes: bytes, bytes_per_row: Int(cairo_image_surface_get_stride(surface)),
          width: Int32(box.width), height: Int32(box.height)), deviation)
    }
    cairo_surface_mark_dirty(surface)
    cairo_mask_surface(cairo, surface, box.minX, box.minY)
  }

  /// The pixels that a shadow reaches, of those from which the blur reaches into the clip.
  private func box(of shadow: CGRect, in cairo: OpaquePointer) -> CGRect? {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let reach = CGFloat(nk_blur_reach(deviation))
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -reach, dy: -reach)
      .intersection(shadow.insetBy(dx: -reach, dy: -reach)).integral
    guard right > left, bottom > top, !box.isEmpty, box.width <= 16_384, box.height <= 16_384 else {
      return nil
    }
    return box
  }
}

extension cairo_matrix_t {
  /// The same matrix as a transform.
  fileprivate var transform: CGAffineTransform {
    CGAffineTransform(a: xx, b: yx, c: xy, d: yy, tx: x0, ty: y0)
  }
}
