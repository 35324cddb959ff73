/// All that a compositor keeps, within a bound in bytes.
struct PixelCache {
  private var entries: [Entry] = []
  private let limit: Int

  /// Does not keep what belongs to a layer that was freed.
  private struct Entry {
    weak var pixels: (any CachedPixels)?
  }

  /// - Parameter limit: in bytes; what is drawn in every frame may take more.
  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { entries.isEmpty }

  /// Notes that pixels are drawn in a frame.
  mutating func use(_ pixels: any CachedPixels, in frame: Int) {
    if pixels.byteCount == 0 { entries.append(Entry(pixels: pixels)) }
    pixels.lastUse = frame
  }

  mutating func removeAll() {
    for entry in entries { entry.pixels?.releasePixels() }
    entries = []
  }

  /// Releases what was not drawn for the longest time when there is too much.
  mutating func finish(_ frame: Int) {
    entries.removeAll { $0.pixels?.byteCount ?? 0 == 0 }
    var byteCount = entries.reduce(0) { $0 + ($1.pixels?.byteCount ?? 0) }
    guard byteCount > limit else { return }
    let oldest = entries.compactMap(\.pixels).sorted { $0.lastUse < $1.lastUse }
    for pixels in oldest where byteCount > limit && pixels.lastUse < frame {
      byteCount -= pixels.byteCount
      pixels.releasePixels()
    }
  }
}
