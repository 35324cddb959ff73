/// Cells of a pattern that the program draws. Compared by identity.
final class PatternCells: Sendable {
  /// The cell, in pattern space.
  let bounds: CGRect
  /// From pattern space to base space.
  let matrix: CGAffineTransform
  /// The distances from one cell to the next, above 0.
  let step: CGSize
  /// Whether cells have colours of their own.
  let isColored: Bool
  private let callbacks: CGPatternCallbacks
  // The program says what is there, and who may use it.
  nonisolated(unsafe) private let info: UnsafeMutableRawPointer?

  /// How many cells may lie over each other in a direction.
  private static let mostOverlapping: CGFloat = 8

  /// Nil where no cells can be placed.
  init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, step: CGSize,
    isColored: Bool, _ callbacks: CGPatternCallbacks
  ) {
    guard callbacks.version == 0, callbacks.drawPattern != nil, bounds.isNumeric, bounds.isFinite,
      bounds.width > 0, bounds.height > 0, matrix.isDrawable, step.width.isFinite,
      step.height.isFinite, step.width > 0, step.height > 0,
      max(bounds.width / step.width, bounds.height / step.height) <= Self.mostOverlapping,
      max(abs(bounds.midX) / step.width, abs(bounds.midY) / step.height) < 1e9
    else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    self.step = step
    self.isColored = isColored
    self.callbacks = callbacks
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Draws all cells that reach into the rectangle from the origin to `step`.
  func draw(in context: CGContext) {
    for row in Self.places(bounds.minY, bounds.maxY, step.height) {
      for column in Self.places(bounds.minX, bounds.maxX, step.width) {
        context.saveGState()
        let (states, layers) = (context.savedStates.count, context.layers.count)
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        callbacks.drawPattern?(info, context)
        context.beginPath()
        // Transparency layers and saved states that the callback has not ended end here.
        while context.layers.count > layers { context.endTransparencyLayer() }
        var open = context.savedStates.count
        while open >= states {
          context.restoreGState()
          guard context.savedStates.count < open else { break }
          open -= 1
        }
      }
    }
  }

  /// By how many steps cells are moved that reach into the first step.
  private static func places(_ start: CGFloat, _ end: CGFloat, _ step: CGFloat) -> ClosedRange<Int>
  {
    let first = Int((-end / step).rounded(.down)) + 1
    return first...max(Int(((step - start) / step).rounded(.up)) - 1, first)
  }
}

extension PatternCells: Hashable {
  static func == (left: PatternCells, right: PatternCells) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
