import Foundation

/// A size in a flow: along the axis of scrolling, and across it.
nonisolated struct FlowSize: Equatable, Sendable {
  var main: CGFloat
  var cross: CGFloat
}

/// The place of an item in a section, from the beginning of its lines.
nonisolated struct FlowPlace: Equatable, Sendable {
  var main: CGFloat
  var cross: CGFloat
  var size: FlowSize
}

/// The items of a section in lines.
///
/// Items of one size are arithmetic: nothing is stored of them. Of items with sizes of their own
/// the sizes and the lines are stored; those after them have the common size, and are arithmetic
/// too. So a section whose sizes are found out while it is scrolled costs what was found out.
nonisolated struct FlowLines: Sendable {
  /// The values from which lines are made.
  struct Metrics: Equatable, Sendable {
    /// The room for a line.
    var available: CGFloat
    /// The least distances between lines, and between items of a line.
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
  }

  /// A line of items with sizes of their own.
  struct Line: Equatable, Sendable {
    /// The first item.
    let start: Int
    let offset: CGFloat
    let length: CGFloat
    /// The end of this line and all before it, which may be longer if lines overlap.
    let end: CGFloat
  }

  /// A sum of thirds is as large as the whole.
  private static let tolerance: CGFloat = 0.001

  /// More do not fit into any line, so that the number is a whole one.
  private static let mostPerLine: CGFloat = 1e9

  let metrics: Metrics
  let count: Int
  /// The size of items that have none of their own.
  let common: FlowSize
  /// The sizes of the first items; all others have the common one.
  private(set) var sizes: [FlowSize]
  private(set) var lines: [Line] = []
  /// The first item that is in none of `lines`.
  private(set) var tail = 0

  // MARK: Making

  /// Lines of items of one size.
  init(_ metrics: Metrics, count: Int, size: FlowSize) {
    (self.metrics, self.count, self.common, self.sizes) = (metrics, max(0, count), size, [])
  }

  /// Lines of items with sizes of their own; those that are all the same are lines of one size.
  ///
  /// - Parameter sizes: The sizes of the first items, at most of all.
  init(_ metrics: Metrics, count: Int, sizes: [FlowSize], common: FlowSize) {
    if sizes.count == count, let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self.init(metrics, count: count, size: first)
    } else {
      self.init(metrics, count: count, size: common)
      self.sizes = sizes
      breakLines(from: 0)
    }
  }

  /// Gives an item a size of its own.
  mutating func setSize(_ size: FlowSize, of item: Int) {
    guard item >= 0, item < count, self.size(of: item) != size || item >= sizes.count else {
      return
    }
    // A line ends where the next item does not fit, so that the line before may change too.
    let changed = item < tail ? max(0, line(of: item) - 1) : max(0, lines.count - 1)
    while sizes.count <= item { sizes.append(common) }
    sizes[item] = size
    breakLines(from: changed)
  }

  /// Fills the lines from one on with items that have sizes of their own, up to the end of a line.
  private mutating func breakLines(from first: Int) {
    var start = first < lines.count ? lines[first].start : tail
    lines.removeSubrange(min(first, lines.count)...)
    while start < sizes.count {
      var (end, used, length) = (start, CGFloat(0), CGFloat(0))
      while end < count {
        let size = size(of: end)
        let needed = end == start ? size.cross : used + metrics.itemSpacing + size.cross
        guard end == start || needed <= metrics.available + Self.tolerance else { break }
        (used, length) = (needed, max(length, size.main))
        end += 1
      }
      let offset = lines.last.map { $0.offset + max(0, $0.length + metrics.lineSpacing) } ?? 0
      lines.append(
        Line(
          start: start, offset: offset, length: length,
          end: max(offset + length, lines.last?.end ?? 0)))
      start = end
    }
    tail = start
  }

  // MARK: Arithmetic of one size

  /// How many items of the common size a line has.
  private var perLine: Int {
    let (room, step) = (
      metrics.available + metrics.itemSpacing + Self.tolerance, common.cross + metrics.itemSpacing
    )
    guard step > 0, room > 0 else { return step > 0 ? 1 : max(1, count) }
    return max(1, Int(min(room / step, Self.mostPerLine)))
  }

  private var step: CGFloat { max(0, common.main + metrics.lineSpacing) }

  /// Where the lines of the common size begin.
  private var tailOffset: CGFloat {
    lines.last.map { $0.offset + max(0, $0.length + metrics.lineSpacing) } ?? 0
  }

  private var tailLines: Int {
    let perLine = perLine
    return (count - tail + perLine - 1) / perLine
  }

  // MARK: Asking

  /// The length of all lines.
  var length: CGFloat {
    guard tail < count else { return lines.last?.end ?? 0 }
    return max(
      lines.last?.end ?? 0, tailOffset + CGFloat(tailLines - 1) * step + common.main)
  }

  func size(of item: Int) -> FlowSize { item < sizes.count ? sizes[item] : common }

  /// The line of an item that is before the tail. O(log lines).
  private func line(of item: Int) -> Int {
    lines.lowerBound { $0.start <= item } - 1
  }

  /// Where an item is. O(log lines + items of its line).
  func place(of item: Int) -> FlowPlace {
    item >= tail ? placeInTail(item) : places(of: item..<(item + 1))[0]
  }

  /// Where neighbouring items are.
  func places(of items: Range<Int>) -> [FlowPlace] {
    var places: [FlowPlace] = []
    places.reserveCapacity(items.count)
    var index = items.lowerBound < tail ? line(of: items.lowerBound) : lines.count
    while index < lines.count, lines[index].start < items.upperBound {
      append(index, items, to: &places)
      index += 1
    }
    for item in max(tail, items.lowerBound)..<max(tail, items.upperBound) {
      places.append(placeInTail(item))
    }
    return places
  }

  /// Adds the items of a line that are wanted.
  private func append(_ index: Int, _ wanted: Range<Int>, to places: inout [FlowPlace]) {
    let line = lines[index]
    let end = index + 1 < lines.count ? lines[index + 1].start : tail
    var (cross, gap) = spread(line.start..<end)
    for item in line.start..<min(end, wanted.upperBound) {
      let size = size(of: item)
      if item >= wanted.lowerBound {
        places.append(
          FlowPlace(main: line.offset + (line.length - size.main) / 2, cross: cross, size: size))
      }
      cross += size.cross + gap
    }
  }

  /// Where the items of a line begin, and the distance between two of them: the last line begins at
  /// the edge with the least distances, an item alone in another one is in its middle, others are
  /// spread to both ends.
  private func spread(_ items: Range<Int>) -> (origin: CGFloat, gap: CGFloat) {
    guard items.upperBound < count else { return (0, metrics.itemSpacing) }
    let used = items.reduce(0) { $0 + size(of: $1).cross }
    let rest = metrics.available - used
    return items.count == 1 ? (max(0, rest / 2), 0) : (0, rest / CGFloat(items.count - 1))
  }

  private func placeInTail(_ item: Int) -> FlowPlace {
    let perLine = perLine
    let (line, column) = (item - tail).quotientAndRemainder(dividingBy: perLine)
    let cross: CGFloat
    if tail > 0, line == tailLines - 1 {
      cross = CGFloat(column) * (common.cross + metrics.itemSpacing)
    } else if perLine == 1 {
      cross = max(0, (metrics.available - common.cross) / 2)
    } else {
      let gap = (metrics.available - CGFloat(perLine) * common.cross) / CGFloat(perLine - 1)
      cross = CGFloat(column) * (common.cross + gap)
    }
    return FlowPlace(main: tailOffset + CGFloat(line) * step, cross: cross, size: common)
  }

  /// The items of the lines that overlap a range along the axis of scrolling. O(log lines).
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard low < high, count > 0 else { return 0..<0 }
    let first = lines.lowerBound { $0.end <= low }
    let last = lines.lowerBound { $0.offset < high }
    let tailRange = tailItems(from: low - tailOffset, to: high - tailOffset)
    guard first < last else { return tailRange }
    let end = last < lines.count ? lines[last].start : tail
    return lines[first].start..<max(end, tailRange.upperBound)
  }

  private func tailItems(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard tail < count, high > 0 else { return tail..<tail }
    let lineCount = tailLines
    guard step > 0 else { return low < common.main ? tail..<count : tail..<tail }
    // The last line that ends before, and the first that begins behind.
    let before = ((low - common.main) / step).rounded(.down) + 1
    let first = Int(max(0, min(before, CGFloat(lineCount))))
    let last = Int(max(0, min((high / step).rounded(.up), CGFloat(lineCount))))
    guard first < last else { return tail..<tail }
    return (tail + first * perLine)..<min(count, tail + last * perLine)
  }
}
