/// Characters that have the same attributes, as far as they move glyphs.
package struct TextRun: Hashable, Sendable {
  /// The attributes.
  package var attributes: TextAttributes
  /// How many bytes of UTF-8 it has.
  package var count: Int

  /// Makes a run.
  package init(attributes: TextAttributes, count: Int) {
    self.attributes = attributes
    self.count = count
  }
}

/// A text, its runs, and the styles of its paragraphs.
package struct TextContent: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// The runs, which cover the text; none if it is all in one font and has no other attributes.
  package var runs: [TextRun]
  /// The style of the paragraph that begins at a byte or after it, by the byte, in order. A
  /// paragraph before the first has no style.
  package var styles: [(start: Int, style: TextParagraphStyle)]

  /// Makes a text.
  package init(
    text: String, runs: [TextRun] = [], styles: [(start: Int, style: TextParagraphStyle)] = []
  ) {
    self.text = text
    self.runs = runs
    self.styles = styles
  }

  /// Whether all of it is in one font, in the style of text that has none.
  var isPlain: Bool { runs.isEmpty && styles.isEmpty }

  /// The largest size of a font in points, if the runs have any.
  package var largestFontSize: CGFloat? { runs.map { $0.attributes.font.drawnSize }.max() }

  /// About how long the text is in one line at most, and how far its widest character leads, in
  /// points; `font` is that of a text without runs.
  func advances(_ font: Font) -> (sum: CGFloat, largest: CGFloat) {
    guard !runs.isEmpty else {
      return (CGFloat(text.utf8.count) * font.drawnSize, font.drawnSize)
    }
    return runs.reduce(into: (0, 0)) { advances, run in
      let attributes = run.attributes.limited
      let advance =
        attributes.font.drawnSize + max(attributes.kern, 0) + (attributes.attachment?.width ?? 0)
      advances.sum += CGFloat(run.count) * advance
      advances.largest = max(advances.largest, advance)
    }
  }

  package static func == (one: TextContent, other: TextContent) -> Bool {
    one.runs == other.runs && one.styles.count == other.styles.count
      && zip(one.styles, other.styles).allSatisfy { $0 == $1 } && one.text == other.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    if isPlain { return }
    hasher.combine(runs)
    for (start, style) in styles {
      hasher.combine(start)
      hasher.combine(style)
    }
  }
}

/// A part of a text, with the numbers of its runs.
struct TextSlice {
  var text = ""
  var runs: [TextRun] = []
  /// The index of each run among the runs of the whole text.
  var runIndexes: [Int] = []
  /// The bytes of the slice that are bytes of the text, in order. Bytes that are in no segment were
  /// inserted.
  var segments: [TextSegment] = []

  /// Adds what another slice has.
  mutating func append(_ other: TextSlice) {
    let start = text.utf8.count
    text += other.text
    segments += other.segments.map { segment in
      TextSegment(start: start + segment.start, source: segment.source, count: segment.count)
    }
    for (run, index) in zip(other.runs, other.runIndexes) { append(run, index) }
  }

  /// Adds characters that the text does not have, in the run of what is before them; at the
  /// beginning in that of `next`.
  mutating func insert(_ inserted: String, before next: TextSlice?) {
    text += inserted
    if !runs.isEmpty {
      runs[runs.count - 1].count += inserted.utf8.count
    } else if let run = next?.runs.first, let index = next?.runIndexes.first {
      append(TextRun(attributes: run.attributes, count: inserted.utf8.count), index)
    }
  }

  private mutating func append(_ run: TextRun, _ index: Int) {
    if runIndexes.last == index {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
      runIndexes.append(index)
    }
  }
}

/// Which bytes of what is shown are which bytes of a text.
struct TextSegment: Hashable {
  /// Where it begins in what is shown.
  var start: Int
  /// Where it begins in the text.
  var source: Int
  /// How many bytes it has.
  var count: Int
}

extension TextContent {
  /// A part of the text; `firstRun` is the index of a run that begins at or before it, and its
  /// beginning, to search on from.
  func slice(_ range: Range<Int>, from cursor: inout RunCursor) -> TextSlice {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    var slice = TextSlice(text: String(text[start..<end]))
    if !range.isEmpty {
      slice.segments = [TextSegment(start: 0, source: range.lowerBound, count: range.count)]
    }
    guard !runs.isEmpty else { return slice }
    cursor.seek(range.lowerBound, in: runs)
    var scan = cursor
    repeat {
      let run = runs[scan.index]
      let part = range.clamped(to: scan.start..<scan.start + run.count)
      // A run without characters is in a slice only if that has none either.
      if run.count > 0 || range.isEmpty {
        slice.runs.append(TextRun(attributes: run.attributes, count: part.count))
        slice.runIndexes.append(scan.index)
      }
      scan.start += run.count
      scan.index += 1
    } while scan.index < runs.count && scan.start < range.upperBound
    return slice
  }

  /// A part of the text.
  func slice(_ range: Range<Int>) -> TextSlice {
    var cursor = RunCursor()
    return slice(range, from: &cursor)
  }

  /// The style of the paragraph that begins at a byte.
  func style(at byte: Int) -> TextParagraphStyle? {
    var low = 0
    var high = styles.count
    while low < high {
      let middle = (low + high) / 2
      if styles[middle].start <= byte { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : styles[low - 1].style
  }

  /// The bytes of the paragraphs, each without what ends it. There is one at least.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var place = 0
      while place < bytes.count {
        let length = bytes.paragraphEnd(at: place)
        if length > 0 {
          result.append(start..<place)
          start = place + length
        }
        place += max(length, 1)
      }
      result.append(start..<bytes.count)
    }
    return result
  }
}

/// A place in the list of runs that moves forward as parts of a text are taken in order.
struct RunCursor {
  /// The index of a run.
  var index = 0
  /// The byte at which it begins.
  var start = 0

  /// Moves to the run of a byte, that of the last byte at the end.
  mutating func seek(_ byte: Int, in runs: [TextRun]) {
    if byte < start { self = RunCursor() }
    while index < runs.count - 1, start + runs[index].count <= byte {
      start += runs[index].count
      index += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes the end of a paragraph at a place has; 0 if there is none.
  func paragraphEnd(at place: Int) -> Int {
    switch self[place] {
    case 0x0A: 1
    case 0x0D: place + 1 < count && self[place + 1] == 0x0A ? 2 : 1
    case 0xE2:
      place + 2 < count && self[place + 1] == 0x80 && self[place + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }
}
