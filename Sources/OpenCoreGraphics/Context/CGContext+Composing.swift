import CCairo
import CPixelKernels

// Everything that is drawn passes through `composing(_:)`: first its shadow is drawn, then itself,
// and both through the mask if there is one.

extension CGContext {
  /// Runs `draw`, which draws with the operator of the blend mode: twice where it casts a shadow.
  func composing(_ draw: () -> Void) {
    guard let shadow = state.shadow, state.blendMode.castsShadows else { return masking(draw) }
    let isBehind = state.blendMode == .destinationOver
    if isBehind { masking(draw) }
    if let cast = makeCoverage(of: draw, for: shadow) {
      masking {
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        setPlainSource(shadow.color, alpha: 1)
        cairo_mask_surface(cairo, cast.surface, cast.x, cast.y)
      }
      cairo_surface_destroy(cast.surface)
    }
    if !isBehind { masking(draw) }
  }

  /// Runs `body` without the shadow of the context.
  func withoutShadow(_ body: () -> Void) {
    let shadow = state.shadow
    state.shadow = nil
    body()
    state.shadow = shadow
  }

  /// Begins a group that already shows what is there, without the clip.
  func beginSnapshot() {
    let target = cairo_get_group_target(cairo)
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
    cairo_reset_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, target, 0, 0)
    cairo_paint(cairo)
  }

  /// Runs `draw` into a picture of what is there, of which the mask then lets parts through.
  private func masking(_ draw: () -> Void) {
    guard let mask = state.mask else { return blending(draw) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard drawsPixels else {
      // The drawing before cannot be copied from a PDF file.
      let mode = state.blendMode
      cairo_identity_matrix(cairo)
      cairo_push_group(cairo)
      state.blendMode = .normal
      draw()
      state.blendMode = mode
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, mode.cairoOperator)
      return apply(mask)
    }
    beginSnapshot()
    blending(draw)
    cairo_pop_group_to_source(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    apply(mask)
  }

  /// Paints the source as far as a mask lets through.
  private func apply(_ mask: ContextMask) {
    cairo_identity_matrix(cairo)
    cairo_surface_set_device_scale(mask.surface, mask.scale, mask.scale)
    cairo_mask_surface(cairo, mask.surface, mask.place.minX, mask.place.minY)
    cairo_surface_set_device_scale(mask.surface, 1, 1)
  }

  // MARK: Shadows

  /// The blurred coverage of what `draw` draws, and its place in pixels; nil where none of it is in
  /// the clip, or without memory for it. The caller destroys the surface.
  private func makeCoverage(
    of draw: () -> Void, for shadow: ContextShadow
  ) -> (surface: OpaquePointer, x: Double, y: Double)? {
    let clip = CGRect(clipBox)
    let scale = pictureScale
    let deviation = shadow.deviation * scale
    // In pixels of the picture, and outside of it.
    let margin = Int(nk_blur_reach(deviation))
    let reach = (CGFloat(margin) / scale).rounded(.up)
    // The part of the drawing that can cast a shadow into the clip.
    let source = clip.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard clip.width > 0, clip.height > 0,
      let picture = try? Bitmap(
        width: Int(source.width * scale), height: Int(source.height * scale), isOpaque: false)
    else { return nil }
    redirecting(to: picture.surface, source, scale: scale, draw)
    let seen = picture.visibleBounds()
    guard !seen.isEmpty,
      let surface = makeBlurred(picture, seen, margin: margin, deviation: deviation)
    else { return nil }
    cairo_surface_set_device_scale(surface, scale, scale)
    return (
      surface, source.minX + (seen.minX - CGFloat(margin)) / scale + shadow.offset.width,
      source.minY + (seen.minY - CGFloat(margin)) / scale + shadow.offset.height
    )
  }

  /// The blurred alpha of a part of a picture, with a margin at each side; nil without memory for
  /// it. The caller destroys the surface.
  private func makeBlurred(
    _ picture: Bitmap, _ seen: CGRect, margin: Int, deviation: Double
  ) -> OpaquePointer? {
    let (width, height) = (
      Int32(seen.width) + Int32(2 * margin), Int32(seen.height) + Int32(2 * margin)
    )
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return nil
    }
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let part = picture.data + Int(seen.minY) * picture.bytesPerRow + Int(seen.minX) * 4
    nk_copy_alpha(
      nk_mask(
        bytes: bytes + margin * stride + margin, bytes_per_row: stride,
        width: width - Int32(2 * margin), height: height - Int32(2 * margin)),
      nk_bitmap(
        pixels: part, bytes_per_row: picture.bytesPerRow, width: Int32(seen.width),
        height: Int32(seen.height)))
    if deviation > 0 {
      _ = nk_blur(
        nk_mask(bytes: bytes, bytes_per_row: stride, width: width, height: height), deviation)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  // MARK: Masks

  /// Makes a mask from the alpha of an image in a rectangle of user space; nil if nothing is
  /// visible through it, or without memory for it.
  func makeMask(_ image: CGImage, _ rect: CGRect) -> ContextMask? {
    let place = CGRect(clipBox)
    let scale = pictureScale
    let (width, height) = (place.width * scale, place.height * scale)
    guard place.width > 0, place.height > 0, width <= 32_767, height <= 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    let mask = ContextMask(surface, place, scale: scale)
    redirecting(to: surface, place, scale: scale) {
      state.alpha = 1
      draw(image, in: rect)
    }
    if let outer = state.mask {
      guard let cairo = cairo_create(surface) else { return nil }
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(
        cairo, outer.surface, (outer.place.minX - place.minX) * scale,
        (outer.place.minY - place.minY) * scale)
      cairo_paint(cairo)
      cairo_destroy(cairo)
    }
    return mask
  }
}

/// The shadow of everything that is drawn, in pixels.
struct ContextShadow {
  /// In whole pixels, with y down.
  var offset: CGSize
  /// The standard deviation of the blur.
  var deviation: Double
  var color: CGColor
}

/// The coverage of pixels through which a context draws. Beyond it nothing is drawn.
final class ContextMask {
  let surface: OpaquePointer
  /// Where it is, in pixels.
  let place: CGRect
  /// How many pixels of the surface a pixel is.
  let scale: CGFloat

  /// Takes the surface over.
  init(_ surface: OpaquePointer, _ place: CGRect, scale: CGFloat) {
    self.surface = surface
    self.place = place
    self.scale = scale
  }

  deinit { cairo_surface_destroy(surface) }
}

extension CGRect {
  fileprivate init(_ box: nk_box) {
    self.init(
      x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left),
      height: Int(box.bottom - box.top))
  }
}
