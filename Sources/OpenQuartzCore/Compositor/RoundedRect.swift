import DisplayServer

/// A rectangle whose four corners have a shape, cut into parts that are covered fully, partly and
/// not at all.
///
/// Only the parts along a round edge need a mask, and only where they are seen: finding the parts
/// costs the requested rows, whatever the radius.
nonisolated struct RoundedRect: Equatable {
  let rect: PixelRect
  let shape: CornerShape

  /// The number of rows that share their parts. More would make the parts along the edges wider.
  private static let bandHeight = 8

  init(_ rect: PixelRect, _ shape: CornerShape) {
    self.rect = rect
    self.shape = shape
  }

  /// The coverage of a pixel inside the rectangle, 0…255.
  func coverage(x: Int, y: Int) -> UInt8 {
    shape.coverage(
      x: min(x - rect.x, rect.maxX - 1 - x), y: min(y - rect.y, rect.maxY - 1 - y))
  }

  /// Rectangles that do not overlap. What is in none of them is inside a border.
  struct Parts: Equatable {
    /// Every pixel is covered fully.
    var full: [PixelRect] = []
    /// Pixels have a coverage of their own.
    var edges: [PixelRect] = []
    /// No pixel is covered, because it is outside of the corners.
    var outside: [PixelRect] = []
  }

  /// The parts inside `clip`.
  func parts(in clip: PixelRect) -> Parts {
    var parts = Parts()
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return parts }
    var y = visible.y
    while y < visible.maxY {
      let end = min(endOfBand(at: y - rect.y) + rect.y, visible.maxY)
      let band = PixelRect(x: rect.x, y: y, width: rect.width, height: end - y)
      add(profile(y - rect.y, end - rect.y), band, visible, to: &parts)
      y = end
    }
    return parts
  }

  /// The row, counted from the top, at which the band that begins at `row` ends.
  private func endOfBand(at row: Int) -> Int {
    let height = rect.height
    let side = min(shape.side, (height + 1) / 2)
    if row >= side, row < height - side { return height - side }
    let border = shape.border ?? 0
    let stops = [row + Self.bandHeight, side, border, height - border, height]
    return stops.filter { $0 > row }.min() ?? height
  }
}

// Everything is symmetric: a row is described by its left half.
nonisolated extension RoundedRect {
  /// The columns where the parts of a row begin, counted from the left. Between them are edges.
  private struct Profile {
    /// Before this nothing is covered.
    var outside: Int
    var full: Range<Int>
    /// From here to the middle nothing is covered.
    var end: Int
  }

  private var half: Int { (rect.width + 1) / 2 }

  /// The state of all rows of a band.
  private func profile(_ first: Int, _ end: Int) -> Profile {
    let last = end - 1
    let ends = (min(first, rect.height - 1 - first), min(last, rect.height - 1 - last))
    let outer = min(ends.0, ends.1)
    let middle = (rect.height - 1) / 2
    let inner = (first...last).contains(middle) ? middle : max(ends.0, ends.1)
    let outside = firstColumn { shape.outerCoverage(x: $0, y: inner) > 0 }
    let full = firstColumn { shape.outerCoverage(x: $0, y: outer) == 255 }
    if shape.border == nil { return Profile(outside: outside, full: full..<half, end: half) }
    let hole = firstColumn { shape.hole(x: $0, y: inner) > 0 }
    let holeEnd = firstColumn { shape.hole(x: $0, y: outer) == 1 }
    if full < hole { return Profile(outside: outside, full: full..<hole, end: holeEnd) }
    let end = max(full, holeEnd)
    return Profile(outside: outside, full: end..<end, end: end)
  }

  /// The first column of the left half from which on something holds; else the middle.
  private func firstColumn(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = half
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func add(
    _ profile: Profile, _ band: PixelRect, _ clip: PixelRect, to parts: inout Parts
  ) {
    func add(_ columns: Range<Int>, to list: inout [PixelRect]) {
      guard !columns.isEmpty else { return }
      let width = rect.width
      let spans =
        columns.upperBound == half
        ? [columns.lowerBound..<(width - columns.lowerBound)]
        : [columns, (width - columns.upperBound)..<(width - columns.lowerBound)]
      for span in spans {
        let part = PixelRect(
          x: band.x + span.lowerBound, y: band.y, width: span.count, height: band.height)
        let visible = part.intersection(clip)
        if !visible.isEmpty { list.append(visible) }
      }
    }
    add(0..<profile.outside, to: &parts.outside)
    add(profile.outside..<profile.full.lowerBound, to: &parts.edges)
    add(profile.full, to: &parts.full)
    add(profile.full.upperBound..<profile.end, to: &parts.edges)
  }
}
