import DisplayServer

/// The outlines of many children, in blocks of 64 that follow each other, so that a layer with
/// thousands of sublayers is updated and painted without a look at each of them.
nonisolated struct CompositionBlocks {
  /// How many children are in a block.
  static let size = 64

  /// The union of the outlines of each block; nil where the outline of a child has changed.
  private var outlines: [Outline?] = []
  /// Whether the layer of a child of each block is marked.
  private var areMarked: [Bool] = []

  /// The layer of a child is marked.
  mutating func layerIsMarked(at index: Int) {
    let block = index / Self.size
    if block < areMarked.count { areMarked[block] = true }
  }

  /// The index behind the block that begins at an index, if it has no child that must be visited,
  /// which are those whose layers are marked and those that show what lies behind them. If it has
  /// one, the marks of the block are cleared.
  mutating func skipUnmarked(at index: Int, of count: Int) -> Int {
    guard !areMarked.isEmpty, index % Self.size == 0 else { return index }
    let block = index / Self.size
    if !areMarked[block], let outline = outlines[block], !outline.hasBackdrop {
      return min(index + Self.size, count)
    }
    areMarked[block] = false
    return index
  }

  /// A child has another outline.
  mutating func childDidChange(at index: Int) {
    let block = index / Self.size
    if block < outlines.count { outlines[block] = nil }
  }

  /// Returns the rectangle that the children paint together, and the largest rectangle that one of
  /// them covers.
  @MainActor mutating func union(of children: [LayerComposition]) -> Outline {
    guard children.count > Self.size else { return Self.union(of: children[...]) }
    let count = (children.count + Self.size - 1) / Self.size
    if outlines.count != count {
      outlines = Array(repeating: nil, count: count)
      areMarked = Array(repeating: false, count: count)
    }
    var whole = Outline()
    for block in outlines.indices {
      let outline = outlines[block] ?? Self.union(of: children[range(block, of: children.count)])
      outlines[block] = outline
      whole.add(outline)
    }
    return whole
  }

  /// Whether there are enough children for blocks.
  var hasBlocks: Bool { !outlines.isEmpty }

  /// The number of children without the blocks at the end that paint nothing in a rectangle of
  /// their superlayer's pixels.
  func skip(below end: Int, of count: Int, outside rect: PixelRect) -> Int {
    var index = end
    while index > 0, index == count || index % Self.size == 0 {
      let block = (index - 1) / Self.size
      guard let outline = outlines[block], !outline.footprint.intersects(rect) else { break }
      index = block * Self.size
    }
    return index
  }

  private func range(_ block: Int, of count: Int) -> Range<Int> {
    block * Self.size..<min((block + 1) * Self.size, count)
  }

  @MainActor private static func union(of children: ArraySlice<LayerComposition>) -> Outline {
    var whole = Outline()
    for child in children { whole.add(child.outline) }
    return whole
  }
}

nonisolated extension Outline {
  /// Adds what another layer of the same superlayer paints; the larger opaque rectangle counts.
  fileprivate mutating func add(_ other: Outline) {
    guard !other.footprint.isEmpty else { return }
    footprint = footprint.union(other.footprint)
    if other.opaque.area > opaque.area { opaque = other.opaque }
    if other.isResampled { isResampled = true }
    if other.hasBackdrop { hasBackdrop = true }
  }
}
