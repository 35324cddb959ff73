import CCairo

/// A destination for drawing: a bitmap or a PDF file, and a state that says where and how to draw.
///
/// Drawing is deterministic: the same calls give the same pixels on every machine with the same
/// libraries. A shape with a coordinate that is not a number, an image or rectangle without area,
/// and anything drawn through a transform that cannot be inverted draw nothing.
///
/// Fidelity: in a context of its own the origin is bottom left and y points up; UIKit's contexts
/// have it top left with y down, and an image drawn there with `draw(_:in:byTiling:)` is upside
/// down [documented].
public final class CGContext {
  /// The bitmap into which the context draws.
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

  /// From base space, in which shadows and patterns are, to pixels with y down.
  var baseTransform: CGAffineTransform {
    makeDestinationIfNeeded()
    return storedBaseTransform
  }
  /// The pixels that drawing can change, while it is sent into a picture of its own.
  private var redirectedPixels: CGRect?
  /// The pixels that drawing can change; in a PDF file the points.
  var canvas: CGRect {
    if let redirectedPixels { return redirectedPixels }
    if let page = pdf?.page { return CGRect(origin: .zero, size: page.size) }
    return CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }
  /// How many patterns this draws cells of, one in the other.
  let depthOfCells: Int
  /// The cells of a pattern that were drawn last.
  var lastTile: PatternTile?
  /// The file that is written; nil for a bitmap.
  let pdf: PDFFile?
  /// Whether what is drawn becomes pixels: always, except in a PDF file.
  var drawsPixels: Bool { pdf == nil || redirectedPixels != nil }

  private var storedBaseTransform: CGAffineTransform
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
    pdf = nil
    depthOfCells = 0
    storedBitmap = bitmap
    storedCairo = Self.makeCairo(bitmap.surface)
    storedState = CGContextState(transform: deviceTransform)
    storedBaseTransform = deviceTransform
  }

  /// Makes a context that draws cells of a pattern.
  ///
  /// - Parameters:
  ///   - surface: where cells are drawn, in pixels.
  ///   - pixels: all of it.
  ///   - deviceTransform: from pattern space to pixels.
  ///   - depth: how many patterns it draws cells of, one in the other.
  init(
    drawingCellsInto surface: OpaquePointer, _ pixels: CGRect, deviceTransform: CGAffineTransform,
    depth: Int
  ) {
    pdf = nil
    depthOfCells = depth
    redirectedPixels = pixels
    storedBitmap = .onePixel
    storedCairo = Self.makeCairo(surface)
    storedState = CGContextState(transform: deviceTransform)
    storedBaseTransform = deviceTransform
  }

  /// Makes a context that writes a PDF file, without a page.
  init(_ pdf: PDFFile) {
    self.pdf = pdf
    depthOfCells = 0
    storedBitmap = .onePixel
    storedCairo = Self.makeCairo(pdf.surface)
    storedBaseTransform = pdf.baseTransform(of: pdf.mediaBox)
    storedState = CGContextState(transform: storedBaseTransform)
  }

  /// Begins a page of a PDF file.
  func begin(_ page: CGRect) {
    endAllLayers()
    guard let pdf, pdf.begin(page) else { return }
    if let storedCairo { cairo_destroy(storedCairo) }
    storedCairo = Self.makeCairo(pdf.surface)
    storedBaseTransform = pdf.baseTransform(of: page)
    storedState = CGContextState(transform: storedBaseTransform)
    savedStates = []
    beginPath()
  }

  /// Ends transparency layers that a page leaves open.
  func endAllLayers() {
    while !layers.isEmpty { endTransparencyLayer() }
  }

  private static func makeCairo(_ surface: OpaquePointer) -> OpaquePointer {
    // Never nil: where there is no memory cairo gives a context that draws nothing.
    guard let cairo = cairo_create(surface) else {
      preconditionFailure("cairo_create returned no context.")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
    return cairo
  }

  /// Makes a context whose destination is made when it is first used.
  ///
  /// - Parameter make: returns a context of its own, whose destination and state are taken over;
  ///   nil for a context that draws nothing.
  package init(deferred make: @escaping () -> CGContext?) {
    storedState = CGContextState(transform: .identity)
    storedBaseTransform = .identity
    pdf = nil
    depthOfCells = 0
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
    storedBaseTransform = source.baseTransform
  }

  /// Runs `draw`, which draws into a surface instead, whose first pixel is at the origin of
  /// `pixels`: without clip, shadow, mask and blend mode.
  ///
  /// - Parameter scale: how many pixels of the surface a pixel is.
  func redirecting(
    to surface: OpaquePointer, _ pixels: CGRect, scale: CGFloat, _ draw: () -> Void
  ) {
    cairo_surface_set_device_scale(surface, scale, scale)
    cairo_surface_set_device_offset(surface, -pixels.minX * scale, -pixels.minY * scale)
    let (outerState, outerCairo, outerPixels) = (state, cairo, redirectedPixels)
    state.shadow = nil
    state.mask = nil
    state.blendMode = .normal
    let inner = Self.makeCairo(surface)
    storedCairo = inner
    redirectedPixels = pixels
    draw()
    storedCairo = outerCairo
    redirectedPixels = outerPixels
    state = outerState
    cairo_destroy(inner)
    cairo_surface_flush(surface)
    cairo_surface_set_device_offset(surface, 0, 0)
    cairo_surface_set_device_scale(surface, 1, 1)
  }

  /// Whether paths stay paths, as they do in a PDF file.
  package var keepsPaths: Bool { !drawsPixels }

  /// How many pixels pictures have for a pixel, or in a PDF file for a point.
  package var pictureScale: CGFloat { drawsPixels ? 1 : 4 }

  /// Finishes all drawing, so that the pixels can be read. A PDF file is written by its end.
  public func flush() {
    if pdf == nil { bitmap.flush() }
  }
}
