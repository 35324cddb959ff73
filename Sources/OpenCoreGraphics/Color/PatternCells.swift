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
  let callbacks: CGPatternCallbacks
  // The program says what is there, and who may use it.
  nonisolated(unsafe) let info: UnsafeMutableRawPointer?

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
}

extension PatternCells: Hashable {
  static func == (left: PatternCells, right: PatternCells) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
