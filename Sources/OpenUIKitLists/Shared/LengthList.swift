/// The lengths of many things that stand one behind another, such as the heights of rows, and where
/// each begins.
///
/// Lengths are measured or only estimated. Things that have the common length cost no memory; the
/// others are stored in chunks, with the sums of the chunks in a tree. Where something begins, what
/// stands at an offset, and a replacement cost O(log n).
///
/// A replacement does not change where things before it begin, to the last bit: the sums are made
/// of lengths and never corrected by differences.
nonisolated struct LengthList: Sendable {
  /// A length in points, and whether it is measured.
  struct Length: Equatable, Sendable {
    var value: CGFloat
    var isKnown: Bool
  }

  /// The lengths of the things of a chunk; nothing while all have the common length.
  private struct Chunk: Sendable {
    var values: [CGFloat] = []
    var known: [Bool] = []
  }

  /// The number of things in a chunk.
  private static let chunkLength = 256

  /// The number of things.
  let count: Int
  /// The length of everything that is in no chunk.
  let common: Length
  private var chunks: [Chunk] = []
  /// The sums: the root at 1, the children of node i at 2i and 2i + 1, the chunks last.
  private var tree: [CGFloat] = []
  private var leaves = 0

  /// Things of one length.
  init(count: Int, length: CGFloat, isKnown: Bool) {
    self.count = max(0, count)
    common = Length(value: Self.usable(length), isKnown: isKnown)
  }

  /// Things whose lengths are asked in order. Those that have the length of the first one cost
  /// nothing.
  init(count: Int, _ length: (Int) -> Length) {
    let first = count > 0 ? length(0) : Length(value: 0, isKnown: true)
    self.init(count: count, length: first.value, isKnown: first.isKnown)
    for index in 0..<self.count where index > 0 {
      let length = length(index)
      if length != common { store(length, at: index) }
    }
    sumAll()
  }

  /// Things whose lengths are asked in order. Those that have the common length cost nothing.
  init(count: Int, common: Length, _ length: (Int) -> Length) {
    self.init(count: count, length: common.value, isKnown: common.isKnown)
    for index in 0..<self.count {
      let length = length(index)
      if length != self.common { store(length, at: index) }
    }
    sumAll()
  }

  /// Negative lengths and those that are no numbers count as 0.
  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(0, length) : 0
  }

  // MARK: Asking

  /// The length of everything.
  var total: CGFloat { tree.isEmpty ? CGFloat(count) * common.value : tree[1] }

  /// The length of a thing.
  subscript(index: Int) -> CGFloat { self.length(at: index).value }

  /// Whether the length of a thing is measured.
  func isKnown(_ index: Int) -> Bool { length(at: index).isKnown }

  func length(at index: Int) -> Length {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    guard chunk < chunks.count, place < chunks[chunk].values.count else { return common }
    return Length(value: chunks[chunk].values[place], isKnown: chunks[chunk].known[place])
  }

  /// Where a thing begins: the length of all before it. The number of things gives the end.
  func offset(of index: Int) -> CGFloat {
    guard !tree.isEmpty else { return CGFloat(index) * common.value }
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    var offset = sum(before: chunk)
    guard place > 0 else { return offset }
    let values = chunks[chunk].values
    if values.isEmpty { return offset + CGFloat(place) * common.value }
    for other in 0..<place { offset += values[other] }
    return offset
  }

  /// The thing at an offset: the first that ends behind it. Before the beginning that is the first
  /// thing, behind the end the last one; nil if there is none.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard offset >= 0 else { return 0 }
    guard offset < total else { return count - 1 }
    guard !tree.isEmpty else { return min(count - 1, Int(offset / common.value)) }
    let (chunk, start) = self.chunk(at: offset)
    let first = chunk * Self.chunkLength
    let length = min(Self.chunkLength, count - first)
    guard length > 0 else { return count - 1 }
    let values = chunks[chunk].values
    if values.isEmpty {
      guard common.value > 0 else { return first + length - 1 }
      return first + min(length - 1, Int(max(0, offset - start) / common.value))
    }
    var end = start
    for place in 0..<length {
      end += values[place]
      if end > offset { return first + place }
    }
    return first + length - 1
  }

  /// Calls `body` for each measured thing that has not the common length, in order.
  func forEachKnown(_ body: (Int, CGFloat) -> Void) {
    for (chunk, content) in chunks.enumerated() where !content.values.isEmpty {
      for place in content.values.indices where content.known[place] {
        body(chunk * Self.chunkLength + place, content.values[place])
      }
    }
  }

  // MARK: Changing

  /// Replaces the length of a thing. An index that is out of range is ignored.
  mutating func set(_ index: Int, to value: CGFloat, isKnown: Bool = true) {
    guard index >= 0, index < count else { return }
    let length = Length(value: Self.usable(value), isKnown: isKnown)
    guard length != self.length(at: index) else { return }
    store(length, at: index)
    if tree.isEmpty { sumAll() } else { sum(chunk: index / Self.chunkLength) }
  }

  /// Replaces many lengths, and sums once.
  mutating func set(_ lengths: [(index: Int, value: CGFloat)]) {
    for (index, value) in lengths where index >= 0 && index < count {
      store(Length(value: Self.usable(value), isKnown: true), at: index)
    }
    sumAll()
  }

  private mutating func store(_ length: Length, at index: Int) {
    if chunks.isEmpty {
      let number = (count + Self.chunkLength - 1) / Self.chunkLength
      chunks = [Chunk](repeating: Chunk(), count: number)
    }
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkLength)
    if chunks[chunk].values.isEmpty {
      let number = min(Self.chunkLength, count - chunk * Self.chunkLength)
      chunks[chunk].values = [CGFloat](repeating: common.value, count: number)
      chunks[chunk].known = [Bool](repeating: common.isKnown, count: number)
    }
    chunks[chunk].values[place] = Self.usable(length.value)
    chunks[chunk].known[place] = length.isKnown
  }

  // MARK: Sums

  private func total(ofChunk chunk: Int) -> CGFloat {
    let values = chunks[chunk].values
    guard values.isEmpty else { return values.reduce(0, +) }
    return CGFloat(min(Self.chunkLength, count - chunk * Self.chunkLength)) * common.value
  }

  private mutating func sumAll() {
    guard !chunks.isEmpty else { return }
    leaves = 1
    while leaves < chunks.count { leaves *= 2 }
    tree = [CGFloat](repeating: 0, count: 2 * leaves)
    for chunk in chunks.indices { tree[leaves + chunk] = total(ofChunk: chunk) }
    for node in (1..<leaves).reversed() { tree[node] = tree[2 * node] + tree[2 * node + 1] }
  }

  private mutating func sum(chunk: Int) {
    var node = leaves + chunk
    tree[node] = total(ofChunk: chunk)
    node /= 2
    while node >= 1 {
      tree[node] = tree[2 * node] + tree[2 * node + 1]
      node /= 2
    }
  }

  private func sum(before chunk: Int) -> CGFloat {
    guard chunk < leaves else { return tree[1] }
    var node = leaves + chunk
    var sum: CGFloat = 0
    while node > 1 {
      if node % 2 == 1 { sum += tree[node - 1] }
      node /= 2
    }
    return sum
  }

  /// The chunk at an offset, and where it begins.
  private func chunk(at offset: CGFloat) -> (chunk: Int, start: CGFloat) {
    var (node, start) = (1, CGFloat.zero)
    while node < leaves {
      let left = tree[2 * node]
      node *= 2
      guard start + left <= offset else { continue }
      start += left
      node += 1
    }
    return (min(node - leaves, chunks.count - 1), start)
  }
}
