import DisplayServer
import OpenCoreGraphics

/// The nine parts of contents of which only the middle ones are stretched.
nonisolated struct ContentsStretch: Equatable {
  struct Part: Equatable {
    /// In pixels of the picture.
    let source: PixelRect
    /// In pixels of the target, from its first one on.
    let target: PixelRect
  }

  /// Those that show something.
  let parts: [Part]

  /// Nil where all of the contents is stretched.
  ///
  /// - Parameters:
  ///   - center: the part that is stretched, in fractions of the source.
  ///   - scale: pixels of the layer per pixel of the picture, for what is not stretched.
  init?(center: CGRect, source: PixelRect, target: PixelRect, scale: Double) {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
    let columns = Self.spans(
      center.minX.native, center.maxX.native, of: source.width, to: target.width, scale)
    let rows = Self.spans(
      center.minY.native, center.maxY.native, of: source.height, to: target.height, scale)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: PixelRect(
            x: source.x + column.source.lowerBound, y: source.y + row.source.lowerBound,
            width: column.source.count, height: row.source.count),
          target: PixelRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.count,
            height: row.target.count))
      }
    }
  }

  private struct Span {
    let source, target: Range<Int>
  }

  /// The beginning, the middle and the end of a length.
  ///
  /// Fidelity: what is stretched has one pixel at least [documented]; where there is no room for
  /// what is not stretched, that is made smaller, and nothing is left of the middle [decided].
  private static func spans(
    _ start: Double, _ end: Double, of length: Int, to target: Int, _ scale: Double
  ) -> [Span] {
    let whole = Double(length)
    let first = min(max(LayerSpace.nearest(start * whole), 0), length - 1)
    let last = min(max(LayerSpace.nearest(end * whole), first + 1), length)
    var before = Double(first) * scale
    var after = Double(length - last) * scale
    if before + after > Double(target) {
      let factor = Double(target) / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    let left = min(LayerSpace.nearest(before), target)
    let right = max(target - LayerSpace.nearest(after), left)
    let spans = [
      Span(source: 0..<first, target: 0..<left), Span(source: first..<last, target: left..<right),
      Span(source: last..<length, target: right..<target),
    ]
    return spans.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}

nonisolated extension CALayerContentsGravity {
  /// Whether contents of another size than the bounds are scaled.
  var stretches: Bool {
    ![.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight]
      .contains(self)
  }
}
