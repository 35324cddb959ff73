import CCairo
import CPixelKernels

// Everything that is drawn passes through `composing(_:)`: first its shadow is drawn, then itself, and both through
// the mask if there is one.

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
    beginSnapshot()
    blending(draw)
    cairo_pop_group_to_source(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_mask_surface(cairo, mask.surface, mask.place.minX, mask.place.minY)
    cairo_restore(cairo)
  }

  // MARK: Shadows

  /// The blurred coverage of what `draw` draws, and its place in pixels; nil where none of it is in the clip, or
  /// without memory for it. The caller destroys the surface.
  private func makeCoverage(
    of draw: () -> Void, for shadow: ContextShadow
  ) -> (surface: OpaquePointer, x: Double, y: Double)? {
    let clip = CGRect(clipBox)
    let reach = CGFloat(nk_blur_reach(shadow.deviation))
    // What can cast a shadow into the clip.
    let source = clip.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    guard clip.width > 0, clip.height > 0,
      let picture = try? Bitmap(
        width: Int(source.width), height: Int(source.height), isOpaque: false)
    else { return nil }
    detouring(to: picture.surface, source, draw)
    let seen = picture.measureVisibleBounds()
    guard !seen.isEmpty else { return nil }
    let (width, height) = (Int32(seen.width + 2 * reach), Int32(seen.height + 2 * reach))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return nil
    }
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let margin = Int(reach)
    let part = picture.data + Int(seen.minY) * picture.bytesPerRow + Int(seen.minX) * 4
    nk_take_alpha(
      nk_mask(
        bytes: bytes + margin * stride + margin, bytes_per_row: stride,
        width: width - Int32(2 * margin), height: height - Int32(2 * margin)),
      nk_bitmap(
        pixels: part, bytes_per_row: picture.bytesPerRow, width: Int32(seen.width),
        height: Int32(seen.height)))
    if shadow.deviation > 0 {
      _ = nk_blur(
        nk_mask(bytes: bytes, bytes_per_row: stride, width: width, height: height),
        shadow.deviation)
    }
    cairo_surface_mark_dirty(surface)
    return (
      surface, source.minX + seen.minX - reach + shadow.offset.width,
      source.minY + seen.minY - reach + shadow.offset.height
    )
  }

  // MARK: Masks

  /// What an image, of which the alpha counts, lets through in a rectangle of user space; nil for nothing.
  func makeMask(_ image: CGImage, _ rect: CGRect) -> ContextMask? {
    let place = CGRect(clipBox)
    guard place.width > 0, place.height > 0, place.width <= 32_767, place.height <= 32_767,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height))
    else { return nil }
    let mask = ContextMask(surface, place)
    detouring(to: surface, place) {
      state.alpha = 1
      draw(image, in: rect)
    }
    if let outer = state.mask {
      guard let cairo = cairo_create(surface) else { return nil }
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(
        cairo, outer.surface, outer.place.minX - place.minX, outer.place.minY - place.minY)
      cairo_paint(cairo)
      cairo_destroy(cairo)
    }
    return mask
  }
}

/// What is cast by everything that is drawn, in pixels.
struct ContextShadow {
  /// In whole pixels, with y down.
  var offset: CGSize
  /// The standard deviation of the blur.
  var deviation: Double
  var color: CGColor
}

/// What lets drawing through: a coverage of pixels, and nothing beyond.
final class ContextMask {
  let surface: OpaquePointer
  /// Where it is, in pixels.
  let place: CGRect

  /// Takes the surface over.
  init(_ surface: OpaquePointer, _ place: CGRect) {
    self.surface = surface
    self.place = place
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
