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
  package var bitmap: Bitmap {
    makeDestinationIfNeeded()
    return storedBitmap.unsafelyUnwrapped
  }
  var cairo: OpaquePointer {
    makeDestinationIfNeeded()
    return storedCairo.unsafelyUnwrapped
  }
  var state: CGContextState {
    get {
      makeDestinationIfNeeded()
      return storedState
    }
    _modify {
      makeDestinationIfNeeded()
      yield &storedState
    }
  }
  var savedStates: [CGContextState] = []
  var layers: [TransparencyLayer] = []
  /// The current path, in pixels with y down: the transform applies when a piece is added.
  let devicePath = CGMutablePath()
  var allowsAntialiasing = true

  private var storedBitmap: Bitmap?
  private var storedCairo: OpaquePointer?
  private var storedState: CGContextState
  /// Makes the destination; nil once it is made.
  private var makeDestination: (() -> CGContext?)?

  /// Makes a context.
  ///
  /// - Parameter deviceTransform: from the space in which one draws to pixels of the bitmap,
  ///   which have their origin top left and y down.
  package init(bitmap: Bitmap, deviceTransform: CGAffineTransform) {
    // Never nil: where there is no memory cairo gives a context that draws nothing.
    guard let cairo = cairo_create(bitmap.surface) else {
      preconditionFailure("cairo_create returned no context.")
    }
    storedBitmap = bitmap
    storedCairo = cairo
    storedState = CGContextState(transform: deviceTransform)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  /// Makes a context whose destination is made when it is first used.
  ///
  /// - Parameter make: returns a context of its own, whose destination and state are taken over; nil
  ///   for a context that draws nothing.
  package init(deferred make: @escaping () -> CGContext?) {
    storedState = CGContextState(transform: .identity)
    makeDestination = make
  }

  deinit {
    if let storedCairo { cairo_destroy(storedCairo) }
  }

  private func makeDestinationIfNeeded() {
    guard let make = makeDestination else { return }
    makeDestination = nil
    let source = make() ?? CGContext(bitmap: .onePixel, deviceTransform: .identity)
    storedBitmap = source.bitmap
    storedCairo = cairo_reference(source.cairo)
    storedState = source.state
  }

  /// Finishes all drawing, so that the pixels can be read.
  public func flush() {
    bitmap.flush()
  }
}
