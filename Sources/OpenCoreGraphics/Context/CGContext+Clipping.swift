import CCairo

extension CGContext {
  /// Cuts all later drawing to the inside of the current path, and clears the path.
  ///
  /// A clip only becomes smaller; `restoreGState()` restores the larger one.
  /// Fidelity: an empty path changes nothing [decided].
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !devicePath.isEmpty else { return }
    guard traceDevicePath(rule) else { return clipEverything() }
    cairo_clip(cairo)
  }

  /// Cuts all later drawing to a rectangle, and clears the path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Cuts all later drawing to the union of rectangles, and clears the path.
  ///
  /// Without a rectangle in which something can be seen, nothing is drawn any more.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    if isPathEmpty { clipEverything() }
    clip()
  }

  /// Cuts all later drawing to a rectangle, and there to what an image lets through; clears the
  /// path.
  ///
  /// Of an image mask, and of an image with alpha, its coverage counts; of any other image its
  /// brightness, where white lets through all. The image is placed as `draw(_:in:byTiling:)` places
  /// it: where y points down it is upside down. Costs a picture of the size of the clip, and
  /// another one each time that something is drawn. A rectangle in which nothing can be seen, or an
  /// image that `draw(_:in:byTiling:)` would not draw, lets nothing through.
  ///
  /// - Parameters:
  ///   - rect: where the image is, in user space.
  ///   - mask: the image.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard let coverage = mask.coverage, let next = makeMask(coverage, rect) else {
      return clipEverything()
    }
    state.mask = next
  }

  /// Cuts all later drawing to what is outside of each subpath of a path that does not cross
  /// itself. Clears the path.
  ///
  /// - Parameter box: an area around all that is drawn, in user space.
  package func clip(toOutsideOf path: CGPath, in box: CGRect) {
    for subpath in path.subpaths {
      beginPath()
      addRect(box)
      addPath(CGPath(segments: [.move(subpath.start)] + subpath.pieces + [.close]))
      clip(using: .evenOdd)
    }
  }

  /// Removes every clip that was set since the context or the transparency layer began.
  public func resetClip() {
    state.mask = nil
    cairo_reset_clip(cairo)
  }

  /// The box around what is not clipped, in user space; null when everything is.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isDrawable else { return .null }
    cairo_identity_matrix(cairo)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(state.transform.inverted())
  }

  private func clipEverything() {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, 0, 0, 0, 0)
    cairo_clip(cairo)
  }
}
