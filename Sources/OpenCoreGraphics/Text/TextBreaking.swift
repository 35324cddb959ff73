import CPango

/// Where the lines of a layout do not break, as a strategy says.
@MainActor
struct TextBreaking {
  private let layout: OpaquePointer
  private let strategy: LineBreakStrategy
  private let string: String

  /// - Parameters:
  ///   - layout: the layout with its width and its text.
  ///   - text: the same text.
  init(_ layout: PangoLayoutHandle, of text: String, _ strategy: LineBreakStrategy) {
    self.layout = layout.pointer
    self.strategy = strategy
    string = text
  }

  /// Breaks the lines as the strategy says. Costs a second layout where that changes something.
  ///
  /// - Parameter endsParagraph: whether the text ends where its last paragraph does.
  func apply(endsParagraph: Bool) {
    guard !strategy.isEmpty, room > 0 else { return }
    if strategy.contains(.hangulWordPriority) { keepTogether(hangulWords()) }
    guard strategy.contains(.pushOut), pango_layout_get_line_count(layout) > 1 else { return }
    keepTogether(lastWords(in: Array(string.utf8), endsParagraph: endsParagraph))
  }

  /// The width of all lines but the first, in units of Pango; below 0 for no limit.
  private var room: Int32 {
    let width = pango_layout_get_width(layout)
    return width < 0 ? width : width + min(pango_layout_get_indent(layout), 0)
  }

  private func keepTogether(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    let list = pango_layout_get_attributes(layout).map { pango_attr_list_copy($0) } ?? nil
    let attributes = list ?? pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for range in ranges {
      let attribute = pango_attr_allow_breaks_new(0)
      attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    pango_layout_set_attributes(layout, attributes)
  }

  // MARK: The end of a paragraph

  /// The last two words of each paragraph whose last line has one of them, if there is room for
  /// both in it and the line before has another one.
  private func lastWords(in text: [UInt8], endsParagraph: Bool) -> [Range<Int>] {
    let count = pango_layout_get_line_count(layout)
    var result: [Range<Int>] = []
    for number in 1..<count {
      guard let line = pango_layout_get_line_readonly(layout, number),
        let before = pango_layout_get_line_readonly(layout, number - 1),
        pango_layout_line_is_paragraph_start(line) == 0
      else { continue }
      if number + 1 < count {
        guard let next = pango_layout_get_line_readonly(layout, number + 1),
          pango_layout_line_is_paragraph_start(next) != 0
        else { continue }
      } else if !endsParagraph {
        continue
      }
      if let words = lastWords(in: text, of: before, line) { result.append(words) }
    }
    return result
  }

  private func lastWords(
    in text: [UInt8], of before: UnsafeMutablePointer<PangoLayoutLine>,
    _ last: UnsafeMutablePointer<PangoLayoutLine>
  ) -> Range<Int>? {
    let (line, former) = (trimmed(last, in: text), trimmed(before, in: text))
    guard !line.isEmpty, !text[line].contains(where: Self.isBlank),
      let blank = text[former].lastIndex(where: Self.isBlank)
    else { return nil }
    func width(_ range: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32 {
      var (start, end): (Int32, Int32) = (0, 0)
      pango_layout_line_index_to_x(line, Int32(range.lowerBound), 0, &start)
      pango_layout_line_index_to_x(line, Int32(range.upperBound), 0, &end)
      return abs(end - start)
    }
    let word = blank + 1..<former.upperBound
    // The blank that follows the word is as wide as that before it.
    let both = width(blank..<word.upperBound, in: before) + width(line, in: last)
    return both <= room ? word.lowerBound..<line.upperBound : nil
  }

  /// The bytes of a line, without blanks at its ends.
  private func trimmed(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, in text: [UInt8]
  ) -> Range<Int> {
    let start = Int(line.pointee.start_index)
    let end = min(start + Int(line.pointee.length), text.count)
    guard start < end else { return start..<start }
    let characters = text[start..<end]
    guard let first = characters.firstIndex(where: { !Self.isBlank($0) }),
      let last = characters.lastIndex(where: { !Self.isBlank($0) })
    else { return start..<start }
    return first..<last + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: Hangul

  /// The words of several syllables of Hangul for which there is room in a line.
  private func hangulWords() -> [Range<Int>] {
    // All syllables begin with these bytes.
    guard string.utf8.contains(where: { (0xEA...0xED).contains($0) }) else { return [] }
    var result: [Range<Int>] = []
    var word = 0..<0
    var width: Int32 = 0
    func end() {
      if word.count > 3, width <= room { result.append(word) }
      width = 0
    }
    var place = 0
    for scalar in string.unicodeScalars {
      let next = place + UTF8.width(scalar)
      if (0xAC00...0xD7A3).contains(scalar.value) {
        word = (width == 0 ? place : word.lowerBound)..<next
        var position = PangoRectangle()
        pango_layout_index_to_pos(layout, Int32(place), &position)
        width += abs(position.width)
      } else {
        end()
      }
      place = next
    }
    end()
    return result
  }
}
