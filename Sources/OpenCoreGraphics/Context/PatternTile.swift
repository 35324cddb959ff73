import CCairo

/// The part of a pattern of cells that is repeated: a picture, or in a PDF file what draws one.
final class PatternTile {
  /// The values on which the appearance of a tile depends.
  struct Look: Equatable {
    let cells: PatternCells
    /// The colour of cells that have none of their own.
    let only: CGColor?
    let alpha: CGFloat
    /// Whether paths stay paths.
    let isVector: Bool
    /// In pixels.
    let width: Int
    let height: Int
    /// Whether the first row is at the greatest y of pattern space.
    let isFlipped: Bool

    /// - Parameters:
    ///   - toDevice: from pattern space to pixels.
    ///   - scale: how many pixels a pixel has.
    init(
      _ cells: PatternCells, _ only: CGColor?, alpha: CGFloat, isVector: Bool,
      _ toDevice: CGAffineTransform, scale: CGFloat
    ) {
      self.cells = cells
      self.only = only
      self.alpha = alpha
      self.isVector = isVector
      func pixels(_ step: CGFloat, _ factor: CGFloat) -> Int {
        Int(min(max((step * factor * scale).rounded(), 1), PatternTile.longestSide))
      }
      width = pixels(cells.step.width, hypot(toDevice.a, toDevice.b))
      height = pixels(cells.step.height, hypot(toDevice.c, toDevice.d))
      isFlipped = toDevice.d < 0
    }
  }

  /// How deep patterns are drawn in cells of patterns.
  static let mostNested = 3
  /// A tile that would be larger has larger pixels.
  private static let longestSide: CGFloat = 4096

  let look: Look
  let surface: OpaquePointer

  /// Draws the cells; nil without memory for them.
  ///
  /// - Parameter depth: that of the context in which cells are drawn.
  init?(_ look: Look, depth: Int) {
    let pixels = CGRect(x: 0, y: 0, width: look.width, height: look.height)
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: Double(look.width), height: Double(look.height))
    let made =
      look.isVector
      ? cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
      : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(look.width), Int32(look.height))
    guard let made else { return nil }
    surface = made
    self.look = look
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
    let context = CGContext(
      drawingCellsInto: made, pixels, deviceTransform: fromPattern, depth: depth)
    context.state.onlyColor = look.only
    if look.alpha < 1 {
      context.setAlpha(look.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    look.cells.draw(in: context)
    context.endAllLayers()
    cairo_surface_flush(made)
  }

  deinit { cairo_surface_destroy(surface) }

  var size: CGSize { CGSize(width: look.width, height: look.height) }

  /// From pattern space to pixels of the tile.
  var fromPattern: CGAffineTransform {
    let step = look.cells.step
    let (width, height) = (size.width / step.width, size.height / step.height)
    return look.isFlipped
      ? CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: size.height)
      : CGAffineTransform(scaleX: width, y: height)
  }
}
