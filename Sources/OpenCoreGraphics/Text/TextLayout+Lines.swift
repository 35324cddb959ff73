import CPango

/// A line of a text. Places are in UTF-16, lengths in points.
package struct TextLineFragment: Hashable {
  /// Its characters, with what ends it.
  package var range: NSRange
  /// Where its glyphs are, as high as the line.
  package var usedRect: CGRect
  /// From the top of the text to its baseline.
  package var baseline: CGFloat
}

extension TextLayout {
  /// The lines, from the top.
  package var lineFragments: [TextLineFragment] {
    var starts: [Int] = []
    var result: [TextLineFragment] = []
    for block in blocks {
      let left = inset(of: block)
      for line in block.lines {
        starts.append(block.segments.source(ofShown: line.start) ?? block.start)
        result.append(
          TextLineFragment(
            range: NSRange(), usedRect: line.frame.offsetBy(dx: left, dy: block.top),
            baseline: block.top + line.baseline))
      }
    }
    starts.append(isTruncated ? endOfShown : text.utf8.count)
    // One pass through the text, however many lines there are.
    var index = text.startIndex
    var byte = 0
    var location = 0
    let ends = starts.map { next in
      let target = text.utf8.index(index, offsetBy: max(next - byte, 0))
      location += text.utf16.distance(from: index, to: target)
      index = target
      byte = max(next, byte)
      return location
    }
    for number in result.indices {
      result[number].range = NSRange(
        location: ends[number], length: ends[number + 1] - ends[number])
    }
    return result
  }

  /// The byte behind the last that is shown.
  private var endOfShown: Int {
    guard let block = blocks.last, let last = block.segments.last else { return text.utf8.count }
    guard let line = block.lines.last else { return last.source + last.count }
    return block.segments.source(ofShown: line.start + line.count) ?? last.source + last.count
  }

  /// The rectangles that cover characters, from the top; several in a line whose characters run to
  /// both sides.
  package func rects(for range: NSRange) -> [CGRect] {
    let start = byte(at: range.location)
    let end = byte(at: range.location.addingReportingOverflow(range.length).partialValue)
    guard start < end else { return [] }
    return blocks.flatMap { block -> [CGRect] in
      guard block.start < end, let shownStart = block.shown(max(start, block.start)),
        let shownEnd = block.shown(end), shownStart < shownEnd
      else { return [] }
      let left = inset(of: block)
      return block.rects(for: shownStart..<shownEnd).map {
        $0.offsetBy(dx: left, dy: block.top)
      }
    }
  }

  /// The character at a point or nearest to it, in UTF-16, and how much of it is before the point,
  /// 0 to 1.
  package func character(at point: CGPoint) -> (location: Int, fraction: CGFloat) {
    let near = index(near: point)
    let x = point.x.limited(to: 1e6)
    var candidates = [near]
    if near > text.startIndex { candidates.append(text.index(before: near)) }
    for index in candidates where index < text.endIndex {
      let start = text.utf16.distance(from: text.startIndex, to: index)
      let count = text.utf16.distance(from: index, to: text.index(after: index))
      let rects = rects(for: NSRange(location: start, length: count))
      guard let rect = rects.first(where: { $0.minX <= x && x <= $0.maxX }), rect.width > 0 else {
        continue
      }
      let before = (x - rect.minX) / rect.width
      let leading = caretRect(at: start).minX
      return (start, abs(leading - rect.minX) <= abs(leading - rect.maxX) ? before : 1 - before)
    }
    // Beside a line: its first or its last character.
    let last = text.isEmpty ? text.startIndex : text.index(before: text.endIndex)
    let index = min(near, last)
    let location = text.utf16.distance(from: text.startIndex, to: index)
    return (location, near > last && !text.isEmpty ? 1 : 0)
  }

  /// The word at a place in UTF-16; nil if there is none.
  package func wordRange(at location: Int) -> NSRange? { range(of: .word, at: location) }

  /// The sentence at a place in UTF-16; nil if there is none.
  package func sentenceRange(at location: Int) -> NSRange? { range(of: .sentence, at: location) }

  private func range(of unit: TextBoundaries.Unit, at location: Int) -> NSRange? {
    let byte = byte(at: location)
    guard let bytes = TextBoundaries.range(of: unit, at: byte, in: text) else { return nil }
    let start = self.location(at: bytes.lowerBound)
    return NSRange(location: start, length: self.location(at: bytes.upperBound) - start)
  }
}

extension TextBlock {
  /// The byte of what is shown at a byte of the text, which may be behind all of it.
  fileprivate func shown(_ byte: Int) -> Int? {
    guard let last = segments.last else { return nil }
    return segments.shown(ofSource: min(byte, last.source + last.count))
  }

  /// The rectangles that cover bytes of what is shown, relative to the block.
  fileprivate func rects(for range: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for (number, line) in lines.enumerated() {
      let bytes = range.clamped(to: line.start..<line.start + line.count)
      guard !bytes.isEmpty,
        let pangoLine = pango_layout_get_line_readonly(layout.pointer, Int32(number)),
        let origin = layout.start(ofLineAtByte: line.start)
      else { continue }
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        pangoLine, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
      guard let ranges else { continue }
      defer { g_free(ranges) }
      for place in 0..<Int(count) {
        let left = points(ranges[2 * place]) - origin
        let right = points(ranges[2 * place + 1]) - origin
        result.append(
          CGRect(
            x: line.frame.minX + left, y: line.frame.minY, width: right - left,
            height: line.frame.height))
      }
    }
    return result
  }
}

/// Where words and sentences begin and end, by Unicode's rules and those of scripts.
package enum TextBoundaries {
  /// The units into which a text is divided.
  package enum Unit: Sendable {
    /// A word, without the blanks around it.
    case word
    /// A sentence, without the blanks behind it.
    case sentence
  }

  /// How much of a text is looked at, in bytes to either side.
  private static let reach = 4096

  /// The unit at a byte of a text, or the one that ends there; nil if there is none.
  package static func range(of unit: Unit, at byte: Int, in text: String) -> Range<Int>? {
    let utf8 = text.utf8
    let first = max(byte - reach, 0)
    let start = text.unicodeScalars.start(utf8.index(text.startIndex, offsetBy: first))
    let last = utf8.index(text.startIndex, offsetBy: min(byte + reach, utf8.count))
    let part = String(text[start..<text.unicodeScalars.start(last)])
    let offset = utf8.distance(from: text.startIndex, to: start)
    guard let found = range(of: unit, atByte: byte - offset, ofPart: part) else { return nil }
    return found.lowerBound + offset..<found.upperBound + offset
  }

  private static func range(of unit: Unit, atByte byte: Int, ofPart part: String) -> Range<Int>? {
    let attributes = attributes(of: part)
    var start: Int?
    var place = 0
    var result: Range<Int>?
    let scalars = Array(part.unicodeScalars)
    for (index, attribute) in attributes.enumerated() {
      let ends: Bool
      let starts: Bool
      switch unit {
      case .sentence:
        ends = attribute.is_sentence_end != 0
        starts = attribute.is_sentence_start != 0
      case .word
      where scalars[safe: index]?.needsDictionary ?? scalars.last?.needsDictionary == true:
        ends = attribute.is_word_end != 0
        starts = attribute.is_word_start != 0
      case .word:
        ends = attribute.is_word_boundary != 0
        starts = ends && scalars[safe: index]?.isOfWord == true
      }
      if ends, let begin = start {
        // The last that holds the place: one that begins at it is preferred to one that ends there.
        if begin <= byte, byte <= place { result = begin..<place }
        start = nil
      }
      if starts { start = place }
      guard place <= byte || start.map({ $0 <= byte }) == true, index < scalars.count else { break }
      place += UTF8.width(scalars[index])
    }
    return result
  }

  private static func attributes(of part: String) -> [PangoLogAttr] {
    let count = part.unicodeScalars.count + 1
    var part = part.utf8.contains(0) ? part.replacingOccurrences(of: "\0", with: " ") : part
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    part.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        pango_get_log_attrs(
          base, Int32(clamping: text.count), -1, pango_language_from_string("en"), &attributes,
          Int32(clamping: count))
      }
    }
    return attributes
  }
}

extension Unicode.Scalar {
  /// Whether words of the script have no blanks between them, and letters alone do not show it.
  fileprivate var needsDictionary: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Whether it is a letter or a digit.
  fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension String.UnicodeScalarView {
  /// The beginning of the scalar at an index.
  func start(_ index: Index) -> Index {
    index.samePosition(in: self) ?? self.index(before: self.index(after: index))
  }
}
