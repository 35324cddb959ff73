/// A pattern that is repeated where a colour is drawn: cells that the program draws, or an image.
///
/// Colours have patterns: see `CGColor.init(patternSpace:pattern:components:)`,
/// `CGContext.setFillPattern(_:colorComponents:)` and `setStrokePattern(_:colorComponents:)`.
public final class CGPattern: Sendable {
  enum Content: Hashable, Sendable {
    /// An image, and its pixels per point of base space, above 0.
    case image(CGImage, scale: CGFloat)
    case cells(PatternCells)
  }

  let content: Content
  /// The mean of an image, for what is drawn in one colour only.
  let mean: CGColor.Channels?

  /// Makes a pattern of cells that a callback draws.
  ///
  /// Cells are drawn when something is filled or stroked with the pattern, a few times for each
  /// size, and have to look the same each time. In a PDF file they stay paths and text. The drawing
  /// of a cell outside of `bounds` is cut off. Cells may overlap, and may have space between them.
  /// A pattern in its own cells draws nothing.
  ///
  /// Nil is returned, and `releaseInfo` is not called, where no cells can be placed: a number that
  /// is not finite, no `bounds`, distances of 0 or of less than an eighth of the bounds, a matrix
  /// without an inverse, or no callback.
  ///
  /// - Parameters:
  ///   - info: the pointer that the callbacks receive.
  ///   - bounds: the cell, in pattern space.
  ///   - matrix: from pattern space to base space, that of the context before any transform.
  ///   - xStep: the distance from a cell to the next one in a row, in pattern space.
  ///   - yStep: the distance from a row of cells to the next one, in pattern space.
  ///   - tiling: how cells become pixels.
  ///   - isColored: whether cells have colours of their own; else all of them is drawn in the
  ///     colour of the paint.
  ///   - callbacks: the functions that draw a cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard
      let cells = PatternCells(
        info: info, bounds: bounds.standardized, matrix: matrix,
        step: CGSize(width: abs(xStep), height: abs(yStep)), isColored: isColored,
        callbacks.pointee)
    else { return nil }
    content = .cells(cells)
    mean = nil
  }

  /// Makes a pattern of an image. Costs the reading of its pixels.
  package init(image: CGImage, scale: CGFloat) {
    content = .image(image, scale: scale.isFinite && scale > 0 ? scale : 1)
    mean = image.meanColor
  }

  /// The image that is repeated; nil for cells.
  package var image: CGImage? {
    if case .image(let image, _) = content { image } else { nil }
  }

  /// Pixels of the image per point of base space; 1 for cells.
  package var scale: CGFloat {
    if case .image(_, let scale) = content { scale } else { 1 }
  }

  /// Whether all of it is drawn in the colour of the paint.
  var isUncolored: Bool {
    if case .cells(let cells) = content { !cells.isColored } else { false }
  }
}

extension CGPattern: Hashable {
  /// Whether both are of the same image, or the same pattern of cells.
  public static func == (left: CGPattern, right: CGPattern) -> Bool {
    left.content == right.content
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
