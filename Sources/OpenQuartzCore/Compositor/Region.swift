import CPixman
import DisplayServer

/// A set of pixels, stored as rectangles that do not overlap.
nonisolated final class Region {
  private let raw: UnsafeMutablePointer<pixman_region32_t>

  /// The region of a rectangle; none when it is empty.
  init(_ rect: PixelRect = .zero) {
    raw = .allocate(capacity: 1)
    raw.initialize(to: pixman_region32_t())
    var box = pixman_box32_t(rect)
    if rect.isEmpty {
      pixman_region32_init(raw)
    } else {
      pixman_region32_init_with_extents(raw, &box)
    }
  }

  /// The region of rectangles, which may overlap. Costs a sort, not a union for each.
  init(_ rects: [PixelRect]) {
    raw = .allocate(capacity: 1)
    raw.initialize(to: pixman_region32_t())
    // Pixman leaves out what is empty.
    let isMade = withUnsafeTemporaryAllocation(of: pixman_box32_t.self, capacity: rects.count) {
      boxes in
      for (index, rect) in rects.enumerated() { boxes[index] = pixman_box32_t(rect) }
      return pixman_region32_init_rects(raw, boxes.baseAddress, Int32(rects.count)) != 0
    }
    precondition(isMade, "no memory for a region of \(rects.count) rectangles")
  }

  init(copying other: Region) {
    raw = .allocate(capacity: 1)
    raw.initialize(to: pixman_region32_t())
    pixman_region32_init(raw)
    pixman_region32_copy(raw, other.raw)
  }

  deinit {
    pixman_region32_fini(raw)
    raw.deallocate()
  }

  var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

  /// The smallest rectangle around the region.
  var extents: PixelRect { PixelRect(pixman_region32_extents(raw).pointee) }

  /// The rectangles, row by row; valid until the region changes.
  var boxes: UnsafeBufferPointer<pixman_box32_t> {
    var count: Int32 = 0
    let first = pixman_region32_rectangles(raw, &count)
    return UnsafeBufferPointer(start: first, count: Int(count))
  }

  /// The number of pixels.
  var area: Int {
    boxes.reduce(0) { $0 + Int($1.x2 - $1.x1) * Int($1.y2 - $1.y1) }
  }

  func overlaps(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return false }
    var box = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(raw, &box) != PIXMAN_REGION_OUT
  }

  /// Whether all of a rectangle is in the region.
  func contains(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty else { return true }
    var box = pixman_box32_t(rect)
    return pixman_region32_contains_rectangle(raw, &box) == PIXMAN_REGION_IN
  }

  func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let box = pixman_box32_t(rect)
    pixman_region32_union_rect(
      raw, raw, box.x1, box.y1, UInt32(box.x2 - box.x1), UInt32(box.y2 - box.y1))
  }

  /// Whether subtracting a rectangle costs less than painting what is behind it.
  ///
  /// It costs a step for each rectangle that there is, and cuts the rows behind it in two.
  func isWorthSubtracting(_ rect: PixelRect) -> Bool {
    let count = Int(pixman_region32_n_rects(raw))
    return count < 8 || (rect.width - 80) * rect.height > 4096 + 32 * count
  }

  func subtract(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    subtract(Region(rect))
  }

  func subtract(_ other: Region) {
    pixman_region32_subtract(raw, raw, other.raw)
  }

  /// Becomes the part of `other` inside `rect`.
  func setIntersection(_ other: Region, _ rect: PixelRect) {
    guard !rect.isEmpty else {
      pixman_region32_clear(raw)
      return
    }
    let box = pixman_box32_t(rect)
    pixman_region32_intersect_rect(
      raw, other.raw, box.x1, box.y1, UInt32(box.x2 - box.x1), UInt32(box.y2 - box.y1))
  }

  /// Becomes the intersection of two regions.
  func setIntersection(_ a: Region, _ b: Region) {
    pixman_region32_intersect(raw, a.raw, b.raw)
  }
}

nonisolated extension PixelRect {
  init(_ box: pixman_box32_t) {
    self.init(
      x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
  }
}

nonisolated extension pixman_box32_t {
  /// Makes a box of a rectangle. Parts that are further away than any picture extends are cut off.
  init(_ rect: PixelRect) {
    func pixel(_ value: Int) -> Int32 { Int32(min(max(value, -1 << 29), 1 << 29)) }
    self.init(
      x1: pixel(rect.x), y1: pixel(rect.y), x2: pixel(rect.maxX), y2: pixel(rect.maxY))
  }
}
