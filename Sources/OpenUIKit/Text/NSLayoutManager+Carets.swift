/// Carets, selections and lines, as texts that are edited need them. Rectangles are in the
/// coordinates of the first container, places in UTF-16.
@MainActor extension NSLayoutManager {
  /// A line of the layout.
  package struct LaidOutLine {
    /// Its characters, with what ends it.
    package var range: NSRange
    /// Where its glyphs are, as high as the line.
    package var rect: CGRect
  }

  /// The lines, from the top; one at least, if there is a container.
  package final var laidOutLines: [LaidOutLine] {
    guard let container = textContainers.first else { return [] }
    return with(container) { layout, padding in
      fragments(of: layout).map {
        LaidOutLine(range: $0.range, rect: $0.usedRect.offsetBy(dx: padding, dy: 0))
      }
    } ?? []
  }

  /// The number of the line that has a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - isUpstream: Whether a place where a line breaks is at the end of that.
  package final func lineNumber(at place: Int, isUpstream: Bool) -> Int {
    let lines = laidOutLines
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.location <= place { low = middle + 1 } else { high = middle }
    }
    let line = max(low - 1, 0)
    guard isUpstream, line > 0, lines[line].range.location == place,
      !endsParagraph(before: place)
    else { return line }
    return line - 1
  }

  private func endsParagraph(before place: Int) -> Bool {
    guard let storage = textStorage, place > 0 else { return false }
    let text = storage.string
    let index = text.utf16.index(text.startIndex, offsetBy: place - 1, limitedBy: text.endIndex)
    guard let index, index < text.endIndex else { return false }
    return [0x0A, 0x0D, 0x2029].contains(text.utf16[index])
  }

  /// The rectangle of a caret, without width.
  ///
  /// - Parameters:
  ///   - place: The character before which it stands.
  ///   - isUpstream: Whether it is at the end of a line where that breaks.
  package final func caretRect(at place: Int, isUpstream: Bool) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    return with(container) { layout, padding in
      let caret = layout.caretRect(at: place).offsetBy(dx: padding, dy: 0)
      guard isUpstream else { return caret }
      let lines = fragments(of: layout)
      let number = lineNumber(at: place, isUpstream: true)
      guard lines.indices.contains(number), lines[number].range.upperBound == place, place > 0,
        number + 1 < lines.count, lines[number + 1].range.location == place,
        !endsParagraph(before: place)
      else { return caret }
      let line = lines[number].usedRect
      // The last character shows to which side the line runs.
      let last = layout.rects(for: NSRange(location: place - 1, length: 1)).last ?? line
      let before = layout.caretRect(at: place - 1)
      let runsLeft = last.width > 0 && abs(before.minX - last.maxX) < abs(before.minX - last.minX)
      return CGRect(
        x: (runsLeft ? last.minX : last.maxX) + padding, y: line.minY, width: 0,
        height: line.height)
    } ?? .zero
  }

  /// The place of the caret that is nearest to a point.
  package final func caretPlace(near point: CGPoint) -> Int {
    guard let container = textContainers.first else { return 0 }
    return with(container) { layout, padding in
      layout.location(near: CGPoint(x: point.x - padding, y: point.y))
    } ?? 0
  }

  /// The rectangles that cover characters, from the top.
  package final func coveringRects(of range: NSRange) -> [CGRect] {
    guard let container = textContainers.first, range.length > 0 else { return [] }
    return with(container) { layout, padding in
      layout.rects(for: range).map { $0.offsetBy(dx: padding, dy: 0) }
    } ?? []
  }
}
