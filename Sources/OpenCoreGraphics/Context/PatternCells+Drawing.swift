extension PatternCells {
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
