/// Carets, selections and lines, as texts that are edited need them. Rectangles are in the
/// coordinates of the first container, places in UTF-16.
@MainActor extension NSLayoutManager {
  /// A line of the layout.
  package struct LaidOutLine {
    /// Its characters, with what ends it.
    package var range: NSRange
    /// Where its glyphs are, as high as the line.
    package var rect: CGRect

    fileprivate init(_ line: TextLineFragment, _ padding: CGFloat) {
      range = line.range
      rect = line.usedRect.offsetBy(dx: padding, dy: 0)
    }
  }

  /// The lines that are seen between two heights, from the top.
  package final func laidOutLines(from top: CGFloat, to bottom: CGFloat) -> [LaidOutLine] {
    guard let container = textContainers.first, !top.isNaN, !bottom.isNaN else { return [] }
    return with(container) { text, padding in
      text.lines(from: top, to: bottom).map { LaidOutLine($0, padding) }
    } ?? []
  }

  /// The lines that have characters of a range, from the top.
  package final func laidOutLines(of range: NSRange) -> [LaidOutLine] {
    guard let container = textContainers.first else { return [] }
    return with(container) { text, padding in
      text.lines(of: range).map { LaidOutLine($0, padding) }
    } ?? []
  }

  /// The last line.
  package final var lastLine: LaidOutLine? {
    guard let container = textContainers.first else { return nil }
    return with(container) { text, padding in
      text.lines(inParagraph: text.entries.count - 1).last.map { LaidOutLine($0, padding) }
    } ?? nil
  }

  /// A line above or below that of a place.
  ///
  /// - Parameters:
  ///   - count: how many lines below it; negative above it, 0 for its own.
  ///   - place: the place.
  ///   - isUpstream: whether a place where a line breaks is at the end of that.
  /// - Returns: nil if there is no such line.
  package final func line(
    _ count: Int, linesFrom place: Int, isUpstream: Bool
  ) -> LaidOutLine? {
    guard let container = textContainers.first else { return nil }
    return with(container) { text, padding in
      var index = text.index(at: place)
      var lines = text.lines(inParagraph: index)
      var number = lines.lastIndex { $0.range.location <= place } ?? 0
      if isUpstream, number > 0, lines[number].range.location == place,
        !text.endsParagraph(before: place)
      {
        number -= 1
      }
      number += count
      while number < 0, index > 0 {
        index -= 1
        lines = text.lines(inParagraph: index)
        number += lines.count
      }
      while number >= lines.count, index < text.entries.count - 1 {
        number -= lines.count
        index += 1
        lines = text.lines(inParagraph: index)
      }
      return lines.indices.contains(number) ? LaidOutLine(lines[number], padding) : nil
    } ?? nil
  }

  /// The rectangle of a caret, without width.
  ///
  /// - Parameters:
  ///   - place: The character before which it stands.
  ///   - isUpstream: Whether it is at the end of a line where that breaks.
  package final func caretRect(at place: Int, isUpstream: Bool) -> CGRect {
    guard let container = textContainers.first else { return .zero }
    return with(container) { text, padding in
      let caret = text.caretRect(at: place).offsetBy(dx: padding, dy: 0)
      guard isUpstream, let upper = line(0, linesFrom: place, isUpstream: true),
        upper.range.upperBound == place, place > 0, place < text.endOfShown,
        !text.endsParagraph(before: place)
      else { return caret }
      let line = upper.rect.offsetBy(dx: -padding, dy: 0)
      // The last character shows to which side the line runs.
      let last = text.rects(of: NSRange(location: place - 1, length: 1)).last ?? line
      let before = text.caretRect(at: place - 1)
      let runsLeft = last.width > 0 && abs(before.minX - last.maxX) < abs(before.minX - last.minX)
      return CGRect(
        x: (runsLeft ? last.minX : last.maxX) + padding, y: line.minY, width: 0,
        height: line.height)
    } ?? .zero
  }

  /// The place of the caret that is nearest to a point.
  package final func caretPlace(near point: CGPoint) -> Int {
    guard let container = textContainers.first else { return 0 }
    return with(container) { text, padding in
      text.location(near: CGPoint(x: point.x - padding, y: point.y))
    } ?? 0
  }

  /// The rectangles that cover characters, from the top.
  package final func coveringRects(of range: NSRange) -> [CGRect] {
    guard let container = textContainers.first, range.length > 0 else { return [] }
    return with(container) { text, padding in
      text.rects(of: range).map { $0.offsetBy(dx: padding, dy: 0) }
    } ?? []
  }

  /// Lays out what is between two heights. Returns how far what is below the upper edge, and was
  /// known before, has moved: the heights of paragraphs above it were estimated.
  package final func layOut(from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    guard let container = textContainers.first, top.isFinite, bottom.isFinite else { return 0 }
    return with(container) { text, _ in
      guard text.unknown > 0 else { return 0 }
      let (first, last) = (text.index(atY: top), text.index(atY: bottom))
      // What is seen first of what was seen before stays; after a jump nothing was.
      let anchor = (first...last).first { text.entries[$0].isKnown }
      let before = anchor.map(text.top(of:))
      text.layOut(from: top, to: bottom)
      guard let anchor, let before else { return 0 }
      return text.top(of: anchor) - before
    } ?? 0
  }
}
