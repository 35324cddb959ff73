// Where the characters are. Places are in UTF-16, rectangles relative to the text.

extension LaidOutText {
  /// A line as it is in the text.
  private func placed(_ line: TextLineFragment, in index: Int) -> TextLineFragment {
    let top = top(of: index)
    var line = line
    line.range.location += start(of: index)
    line.usedRect.origin.y += top
    line.baseline += top
    return line
  }

  /// The lines of a paragraph.
  func lines(inParagraph index: Int) -> [TextLineFragment] {
    paragraph(index).lines.map { placed($0, in: index) }
  }

  /// The lines that have characters of a range.
  func lines(of range: NSRange) -> [TextLineFragment] {
    indexes(of: range).flatMap { index in
      let start = start(of: index)
      return paragraph(index).lines.filter {
        start + $0.range.location < range.upperBound && start + $0.range.upperBound > range.location
      }.map { placed($0, in: index) }
    }
  }

  /// The line of a place, or the one above; the first without one.
  func line(at place: Int) -> TextLineFragment? {
    let index = index(at: place)
    let lines = paragraph(index).lines
    let start = start(of: index)
    let line = lines.last { start + $0.range.location <= place } ?? lines.first
    return line.map { placed($0, in: index) }
  }

  /// The lines between two heights.
  func lines(from top: CGFloat, to bottom: CGFloat) -> [TextLineFragment] {
    layOut(from: top, to: bottom)
    var result: [TextLineFragment] = []
    var index = index(atY: top)
    repeat {
      result += lines(inParagraph: index).filter {
        $0.usedRect.maxY > top && $0.usedRect.minY < bottom
      }
      index += 1
    } while index < entries.count && self.top(of: index) < bottom
    return result
  }

  /// Where the characters end that are shown.
  var endOfShown: Int {
    setting.isWhole ? paragraph(0).lines.last?.range.upperBound ?? 0 : length
  }

  /// The rectangles that cover characters, from the top.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    return indexes(of: range).flatMap { index in
      let start = start(of: index)
      let part = NSIntersectionRange(
        range, NSRange(location: start, length: entries[index].length))
      let rects = paragraph(index).layout.rects(
        for: NSRange(location: part.location - start, length: part.length))
      return rects.map { $0.offsetBy(dx: 0, dy: top(of: index)) }
    }
  }

  /// The rectangle of a caret before a character, without width.
  func caretRect(at place: Int) -> CGRect {
    let index = index(at: place)
    let caret = paragraph(index).layout.caretRect(at: place - start(of: index))
    return caret.offsetBy(dx: 0, dy: top(of: index))
  }

  /// The place of the caret that is nearest to a point.
  func location(near point: CGPoint) -> Int {
    guard let index = laidOutIndex(at: point) else { return 0 }
    let near = CGPoint(x: point.x, y: point.y - top(of: index))
    return start(of: index) + paragraph(index).layout.location(near: near)
  }

  /// The character at a point or nearest to it, and how much of it is before the point, 0 to 1.
  func character(at point: CGPoint) -> (location: Int, fraction: CGFloat) {
    guard let index = laidOutIndex(at: point) else { return (0, 0) }
    let layout = paragraph(index).layout
    let near = CGPoint(x: point.x, y: point.y - top(of: index))
    let start = start(of: index)
    let entry = entries[index]
    let found = layout.character(at: near)
    // Behind all characters of a paragraph is what ends it.
    if entry.end > 0, layout.location(near: near) == entry.length - entry.end,
      found.fraction >= 1 || entry.length == entry.end
    {
      return (start + entry.length - entry.end, 0)
    }
    return (start + found.location, found.fraction)
  }

  /// The paragraph at a point, which is laid out; its height decides where the next begins.
  private func laidOutIndex(at point: CGPoint) -> Int? {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    layOut(from: point.y, to: point.y)
    return index(atY: point.y)
  }

  // MARK: Drawing

  /// Draws the lines that have characters of a range.
  ///
  /// - Parameters:
  ///   - steps: what is drawn.
  ///   - range: the characters.
  ///   - context: the context.
  ///   - point: the left end of the text's top.
  ///   - padding: how far lines reach beyond both sides, in points.
  func draw(
    _ steps: [TextDrawingStep], of range: NSRange, in context: CGContext, at point: CGPoint,
    padding: CGFloat
  ) {
    let shown = lines(of: range)
    guard let first = shown.first, let last = shown.last else { return }
    let width = setting.width ?? size.width
    context.saveGState()
    if first.range.location > 0 || last.range.upperBound < endOfShown {
      context.clip(
        to: CGRect(
          x: point.x - padding, y: point.y + first.usedRect.minY, width: width + 2 * padding,
          height: last.usedRect.maxY - first.usedRect.minY))
    }
    let indexes = indexes(of: NSUnionRange(first.range, last.range))
    for step in steps {
      for index in indexes {
        let paragraph = paragraph(index)
        paragraph.text.draw(
          paragraph.layout, in: context, at: CGPoint(x: point.x, y: point.y + top(of: index)),
          steps: [step])
      }
    }
    context.restoreGState()
  }
}
