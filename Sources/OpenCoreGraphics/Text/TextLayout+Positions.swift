import CPango

extension TextLayout {
  /// The rectangle of a caret before a character: no width, as high as its line; in points.
  ///
  /// Characters that are left out have theirs beside the ellipsis.
  package func caretRect(at index: String.Index) -> CGRect {
    caretRect(atByte: text.utf8.distance(from: text.startIndex, to: index))
  }

  /// The rectangle of a caret before a character, in UTF-16 as `NSRange` has it.
  package func caretRect(at location: Int) -> CGRect { caretRect(atByte: byte(at: location)) }

  /// The caret position that is nearest to a point: the one whose caret is there, where text of
  /// both directions meets.
  package func index(near point: CGPoint) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte(near: point))
  }

  /// The caret position that is nearest to a point, in UTF-16 as `NSRange` has it.
  package func location(near point: CGPoint) -> Int { location(at: byte(near: point)) }

  // MARK: Bytes

  /// The byte of a place in UTF-16, the nearest for a place that is none.
  func byte(at location: Int) -> Int {
    let utf16 = text.utf16
    let place = max(location, 0)
    let index = utf16.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
  }

  /// The place in UTF-16 of a byte.
  func location(at byte: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: byte, limitedBy: text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
  }

  func caretRect(atByte byte: Int) -> CGRect {
    guard let block = block(atByte: byte) else { return .zero }
    let shown = block.segments.shown(ofSource: byte) ?? (byte == 0 ? 0 : block.shownCount)
    let lines = block.lines
    guard let caret = block.caret(at: shown, in: lines) else { return .zero }
    let line = lines[caret.line]
    return CGRect(
      x: inset(of: block) + caret.x, y: block.top + line.frame.minY, width: 0,
      height: line.frame.height)
  }

  func byte(near point: CGPoint) -> Int {
    let blocks = blocks
    guard !blocks.isEmpty, point.isNumeric else { return 0 }
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].top <= point.y { low = middle } else { high = middle }
    }
    let block = blocks[low]
    let lines = block.lines
    let y = point.y - block.top
    guard !lines.isEmpty else { return 0 }
    let line = lines.lastIndex { $0.frame.minY <= y } ?? 0
    let shown = block.shownByte(atX: point.x - inset(of: block), ofLine: line, in: lines)
    return block.segments.source(ofShown: shown) ?? block.start
  }

  /// The block in which a byte is shown, or else the last before it.
  private func block(atByte byte: Int) -> TextBlock? {
    let blocks = blocks
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].start <= byte { low = middle + 1 } else { high = middle }
    }
    return blocks.isEmpty ? nil : blocks[max(low - 1, 0)]
  }
}

extension TextBlock {
  /// How many bytes are shown.
  var shownCount: Int { layout.shownCount }

  /// The x of the caret before a byte of what is shown, and its line.
  func caret(at shown: Int, in lines: [TextLine]) -> (x: CGFloat, line: Int)? {
    guard !lines.isEmpty else { return nil }
    var number: Int32 = 0
    pango_layout_index_to_line_x(layout.pointer, Int32(clamping: shown), 0, &number, nil)
    let line = min(Int(number), lines.count - 1)
    // The line as Pango has placed it.
    guard let origin = layout.start(ofLineAtByte: lines[line].start) else { return nil }
    var strong = PangoRectangle()
    let last = lines[line].start + lines[line].count
    let byte = line < Int(number) ? last : shown
    pango_layout_get_cursor_pos(layout.pointer, Int32(clamping: byte), &strong, nil)
    return (lines[line].frame.minX + points(strong.x) - origin, line)
  }

  /// The byte of what is shown whose caret is nearest to a place in a line.
  func shownByte(atX x: CGFloat, ofLine number: Int, in lines: [TextLine]) -> Int {
    let line = lines[number]
    let place = min(max(x - line.frame.minX, -1), line.frame.width + 1)
    guard let pangoLine = pango_layout_get_line_readonly(layout.pointer, Int32(clamping: number))
    else { return line.start }
    let found = [place, place - 0.05, place + 0.05].map { layout.byte(atX: $0, in: pangoLine) }
    var nearest = found[0].nearest
    var distance = CGFloat.infinity
    func compare(_ bytes: [Int]) {
      for byte in bytes where isOfText(byte) {
        guard let caret = caret(at: byte, in: lines), caret.line == number else { continue }
        let far = abs(caret.x - line.frame.minX - place)
        if far < distance - 0.01 {
          distance = far
          nearest = byte
        }
      }
    }
    compare(found.flatMap { [$0.nearest, $0.leading, $0.trailing] })
    // Where directions meet, a caret may stand far from the glyph of its character.
    if distance > 0.1, pangoLine.runsToBothSides { compare(layout.caretPositions(of: line)) }
    return nearest
  }

  /// Whether a byte of what is shown is the place of one of the text, not of what was inserted.
  private func isOfText(_ shown: Int) -> Bool {
    segments.source(ofShown: shown).flatMap(segments.shown(ofSource:)) == shown
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Whether some of its glyphs run to the left and others to the right.
  fileprivate var runsToBothSides: Bool {
    var first: UInt8?
    var next = pointee.runs
    while let entry = next {
      next = entry.pointee.next
      guard let item = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let level = item.pointee.item?.pointee.analysis.level
      else { continue }
      if let first, first & 1 != level & 1 { return true }
      first = level
    }
    return false
  }
}

extension PangoLayoutHandle {
  /// How many bytes it shows.
  var shownCount: Int { pango_layout_get_text(pointer).map { Int(strlen($0)) } ?? 0 }

  /// Where a line begins, as Pango places it.
  func start(ofLineAtByte byte: Int) -> CGFloat? {
    guard let iterator = pango_layout_get_iter(pointer) else { return nil }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { return nil }
      if Int(line.start_index) == byte {
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        return points(logical.x)
      }
    } while pango_layout_iter_next_line(iterator) != 0
    return nil
  }

  /// The character at a place in a line: its byte, that of the next, and the nearer of both.
  func byte(
    atX x: CGFloat, in line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> (leading: Int, trailing: Int, nearest: Int) {
    var leading: Int32 = 0
    var trailing: Int32 = 0
    let units = Int32((x.limited(to: 1e6) * CGFloat(PANGO_SCALE)).rounded())
    pango_layout_line_x_to_index(line, units, &leading, &trailing)
    let next = end(ofCharacterAt: Int(leading))
    return (Int(leading), next, trailing > 0 ? next : Int(leading))
  }

  /// The bytes of a line at which a caret can be; of a line of more than 4 KiB those of its
  /// beginning.
  func caretPositions(of line: TextLine) -> [Int] {
    guard let text = pango_layout_get_text(pointer) else { return [] }
    var count: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(pointer, &count)
    var place = Int(g_utf8_pointer_to_offset(text, text + line.start))
    var byte = line.start
    var result: [Int] = []
    while byte <= line.start + min(line.count, 4096), place < Int(count) {
      if attributes?[place].is_cursor_position == 1 { result.append(byte) }
      guard text[byte] != 0 else { break }
      byte = text.distance(to: UnsafePointer(g_utf8_find_next_char(text + byte, nil)))
      place += 1
    }
    return result
  }

  /// Where the character ends that begins at a byte, with all that is combined with it.
  private func end(ofCharacterAt byte: Int) -> Int {
    guard let text = pango_layout_get_text(pointer) else { return byte }
    var count: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(pointer, &count)
    var place = Int(g_utf8_pointer_to_offset(text, text + byte))
    var end = byte
    repeat {
      guard text[end] != 0 else { return end }
      end = text.distance(to: UnsafePointer(g_utf8_find_next_char(text + end, nil)))
      place += 1
    } while place < Int(count) && attributes?[place].is_cursor_position == 0
    return end
  }
}
