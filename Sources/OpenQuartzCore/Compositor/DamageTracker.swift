import DisplayServer

/// Rectangles that have to be painted again: a short list, merged where that is cheaper.
nonisolated struct DamageTracker: Equatable, Sendable {
  private(set) var rects: [PixelRect] = []

  /// More rectangles than this cost more to walk than the pixels between them.
  static let limit = 16
  /// The cost of an extra rectangle, in pixels that could be painted in the same time.
  static let overhead = 2048

  var isEmpty: Bool { rects.isEmpty }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, and merges it with those that are close.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    // A merged rectangle may touch others that the original one did not.
    while let index = rects.firstIndex(where: { Self.waste($0, added) <= Self.overhead }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    if rects.count > Self.limit { mergeCheapest() }
  }

  /// The pixels that a merged rectangle paints without need; negative when the two overlap.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - a.area - b.area
  }

  private mutating func mergeCheapest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged)
  }
}
