import CCairo

/// A destination for drawing: a bitmap, and a state that says where and how to draw.
///
/// Drawing is deterministic: the same calls give the same pixels on every machine with the same
/// libraries. A shape with a coordinate that is not a number, an image or rectangle without area,
/// and anything drawn through a transform that cannot be inverted draw nothing.
///
/// Fidelity: in a context of its own the origin is bottom left and y points up; UIKit's contexts
/// have it top left with y down, and an image drawn there with `draw(_:in:byTiling:)` is upside
/// down [documented].
public final class CGContext {
  /// What is drawn into.
  package let bitmap: Bitmap
  let cairo: OpaquePointer
  var state: CGContextState
  var savedStates: [CGContextState] = []
  var layers: [TransparencyLayer] = []
  /// The current path, in pixels with y down: the transform applies when a piece is added.
  let devicePath = CGMutablePath()
  var allowsAntialiasing = true

  /// Makes a context.
  ///
  /// - Parameter deviceTransform: from the space in which one draws to pixels of the bitmap,
  ///   which have their origin top left and y down.
  package init(bitmap: Bitmap, deviceTransform: CGAffineTransform) {
    self.bitmap = bitmap
    state = CGContextState(transform: deviceTransform)
    // Never nil: where there is no memory cairo gives a context that draws nothing.
    guard let cairo = cairo_create(bitmap.surface) else {
      preconditionFailure("cairo_create returned no context.")
    }
    self.cairo = cairo
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// Finishes all drawing, so that the pixels can be read.
  public func flush() {
    bitmap.flush()
  }
}
