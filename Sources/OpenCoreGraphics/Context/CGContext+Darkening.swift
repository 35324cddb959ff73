import CCairo
import CPixelKernels

// Cairo has no operator for `plusDarker`. In inverted colours it is a sum: what is there is
// inverted, what is drawn into an image of its own, is inverted and added, and all is inverted
// back.

extension CGContext {
  /// Runs `draw`, which draws with the operator of the blend mode.
  ///
  /// With `plusDarker` this costs an image of the size of the clip, and two passes over its pixels.
  func blending(_ draw: () -> Void) {
    guard state.blendMode == .plusDarker else { return draw() }
    guard drawsPixels else {
      state.blendMode = .multiply
      draw()
      state.blendMode = .plusDarker
      return
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let box = clipBox
    cairo_push_group(cairo)
    // The clip applies when the group is painted.
    cairo_reset_clip(cairo)
    draw()
    guard let group = cairo_pop_group(cairo) else { return cairo_restore(cairo) }
    defer { cairo_pattern_destroy(group) }
    var drawn: OpaquePointer?
    if cairo_pattern_get_surface(group, &drawn) == CAIRO_STATUS_SUCCESS, let drawn,
      let target = cairo_get_group_target(cairo)
    {
      Self.invert(drawn, in: nil)
      Self.invert(target, in: box)
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, group)
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      cairo_paint(cairo)
      Self.invert(target, in: box)
    }
    cairo_restore(cairo)
  }

  /// The smallest box around the clip, in pixels.
  var clipBox: nk_box {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    func pixel(_ coordinate: Double) -> Int32 { Int32(min(max(coordinate, -1e6), 1e6)) }
    return nk_box(
      left: pixel(left.rounded(.down)), top: pixel(top.rounded(.down)),
      right: pixel(right.rounded(.up)), bottom: pixel(bottom.rounded(.up)))
  }

  /// Inverts the colours of an image surface; nil stands for all of it.
  private static func invert(_ surface: OpaquePointer, in box: nk_box?) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let bitmap = nk_bitmap(
      pixels: data, bytes_per_row: Int(cairo_image_surface_get_stride(surface)),
      width: cairo_image_surface_get_width(surface),
      height: cairo_image_surface_get_height(surface))
    let all = nk_box(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    nk_invert(
      bitmap, box.map { moved($0, onto: surface) } ?? all,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24)
    cairo_surface_mark_dirty(surface)
  }

  /// A group begins somewhere in its context.
  private static func moved(_ box: nk_box, onto surface: OpaquePointer) -> nk_box {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    return nk_box(
      left: box.left + Int32(x), top: box.top + Int32(y), right: box.right + Int32(x),
      bottom: box.bottom + Int32(y))
  }
}
