import DisplayServer

/// A rectangle whose corners have a shape, cut into parts that are covered fully, partly and
/// not at all.
///
/// Only the parts along a round edge need a mask, and only where they are seen: finding the parts
/// costs the requested rows, whatever the radius.
nonisolated struct RoundedRect: Equatable {
  let rect: PixelRect
  /// The shape of the corners that are round; the others are right angles.
  let shape: CornerShape
  let corners: CACornerMask

  /// The number of rows that share their parts. More would make the parts along the edges wider;
  /// fewer, more parts.
  private var bandHeight: Int { shape.border == nil && shape.side <= 16 ? 16 : 8 }

  init(_ rect: PixelRect, _ shape: CornerShape, corners: CACornerMask = .all) {
    self.rect = rect
    self.shape = shape
    self.corners = corners
  }

  func shape(isLeft: Bool, isTop: Bool) -> CornerShape {
    if corners == .all { return shape }
    let corner: CACornerMask =
      isTop
      ? (isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner)
      : (isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
    return corners.contains(corner) ? shape : shape.square
  }

  /// The coverage of a pixel inside the rectangle, 0…255.
  func coverage(x: Int, y: Int) -> UInt8 {
    let (left, right) = (x - rect.x, rect.maxX - 1 - x)
    let (top, bottom) = (y - rect.y, rect.maxY - 1 - y)
    return shape(isLeft: left <= right, isTop: top <= bottom)
      .coverage(x: min(left, right), y: min(top, bottom))
  }

  /// Rectangles that do not overlap. Pixels that are in none of them are inside a border.
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
      let left = profile(y - rect.y, end - rect.y, isLeft: true)
      // Of corners that are alike, the right half is the mirrored left one.
      let right =
        corners == .all && rect.width.isMultiple(of: 2)
        ? left : profile(y - rect.y, end - rect.y, isLeft: false)
      add(left, right, band, visible, to: &parts)
      y = end
    }
    return parts
  }

  /// Returns rectangles inside `clip` that do not overlap and are covered fully. A few pixels of
  /// small corners may be covered, too, without being in one of them: they are not searched.
  func coveredParts(in clip: PixelRect) -> [PixelRect] {
    let side = shape.side
    guard shape.border == nil, side <= 16 else { return parts(in: clip).full }
    let (top, bottom) = (rect.y + side, rect.maxY - side)
    guard top < bottom, rect.width > 2 * side else { return parts(in: clip).full }
    let visible = rect.intersection(clip)
    var covered: [PixelRect] = []
    covered.reserveCapacity(3)
    func add(_ columns: Int, _ first: Int, _ last: Int) {
      let part = PixelRect(
        x: rect.x + columns, y: first, width: rect.width - 2 * columns, height: last - first
      ).intersection(visible)
      if !part.isEmpty { covered.append(part) }
    }
    add(side, rect.y, top)
    add(0, top, bottom)
    add(side, bottom, rect.maxY)
    return covered
  }

  /// The row, counted from the top, at which the band that begins at `row` ends.
  private func endOfBand(at row: Int) -> Int {
    let height = rect.height
    let side = min(shape.side, (height + 1) / 2)
    if row >= side, row < height - side { return height - side }
    let border = shape.border ?? 0
    // Of corners that differ, no band is in both halves.
    let middle = corners == .all ? height : (height + 1) / 2
    var end = height
    func stop(at place: Int) { if place > row, place < end { end = place } }
    stop(at: row + bandHeight)
    stop(at: side)
    stop(at: border)
    stop(at: middle)
    stop(at: height - border)
    return end
  }
}

// Each half of a row, from its end to the middle, is described in the same terms.
nonisolated extension RoundedRect {
  /// The columns where the parts of half a row begin, counted from its end. Between them are edges.
  private struct Profile {
    /// Before this nothing is covered.
    var outside: Int
    var full: Range<Int>
    /// From here to the middle nothing is covered.
    var end: Int
  }

  /// The columns of a half. The one in the middle belongs to the left.
  private func half(isLeft: Bool) -> Int { isLeft ? (rect.width + 1) / 2 : rect.width / 2 }

  /// The state of half of all rows of a band.
  private func profile(_ first: Int, _ end: Int, isLeft: Bool) -> Profile {
    let last = end - 1
    let ends = (min(first, rect.height - 1 - first), min(last, rect.height - 1 - last))
    let outer = min(ends.0, ends.1)
    let middle = (rect.height - 1) / 2
    let inner = (first...last).contains(middle) ? middle : max(ends.0, ends.1)
    let shape = shape(isLeft: isLeft, isTop: first <= rect.height - 1 - first)
    let half = half(isLeft: isLeft)
    let outside = CornerShape.firstColumn(below: half) { shape.outerCoverage(x: $0, y: inner) > 0 }
    let full = CornerShape.firstColumn(below: half) { shape.outerCoverage(x: $0, y: outer) == 255 }
    if shape.border == nil { return Profile(outside: outside, full: full..<half, end: half) }
    let hole = CornerShape.firstColumn(below: half) { shape.hole(x: $0, y: inner) > 0 }
    let holeEnd = CornerShape.firstColumn(below: half) { shape.hole(x: $0, y: outer) == 1 }
    if full < hole { return Profile(outside: outside, full: full..<hole, end: holeEnd) }
    let end = max(full, holeEnd)
    return Profile(outside: outside, full: end..<end, end: end)
  }

  private func add(
    _ left: Profile, _ right: Profile, _ band: PixelRect, _ clip: PixelRect, to parts: inout Parts
  ) {
    let halves = (half(isLeft: true), half(isLeft: false))
    func add(_ span: Range<Int>, to list: inout [PixelRect]) {
      guard !span.isEmpty else { return }
      let part = PixelRect(
        x: band.x + span.lowerBound, y: band.y, width: span.count, height: band.height)
      let visible = part.intersection(clip)
      if !visible.isEmpty { list.append(visible) }
    }
    func add(_ columns: Range<Int>, _ mirrored: Range<Int>, to list: inout [PixelRect]) {
      let width = rect.width
      if columns.upperBound == halves.0, mirrored.upperBound == halves.1 {
        return add(columns.lowerBound..<(width - mirrored.lowerBound), to: &list)
      }
      add(columns, to: &list)
      add((width - mirrored.upperBound)..<(width - mirrored.lowerBound), to: &list)
    }
    add(0..<left.outside, 0..<right.outside, to: &parts.outside)
    add(
      left.outside..<left.full.lowerBound, right.outside..<right.full.lowerBound, to: &parts.edges)
    add(left.full, right.full, to: &parts.full)
    add(
      left.full.upperBound..<left.end, right.full.upperBound..<right.end, to: &parts.edges)
  }
}
