/// Where the text is. Points and rectangles are in the coordinates of the host.
extension TextSession {
  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  private var layout: NSLayoutManager { host.shownLayout }

  /// The place at a caret's end of the selection.
  var head: TextPlace { TextPlace(editor.head, isUpstream: editor.isUpstream) }

  /// Where a caret stands.
  func caretRect(at place: Int, isUpstream: Bool = false) -> CGRect {
    let caret = layout.caretRect(at: place, isUpstream: isUpstream)
    let origin = host.containerOrigin
    return CGRect(
      x: caret.minX + origin.x - Self.caretWidth / 2, y: caret.minY + origin.y,
      width: Self.caretWidth, height: caret.height)
  }

  /// The place nearest to a point, never inside of a character.
  func place(near point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let origin = host.containerOrigin
    let inside = CGPoint(x: point.x - origin.x, y: max(point.y - origin.y, 0))
    let place = layout.caretPlace(near: inside)
    let units = units
    return units.isBoundary(place) ? place : units.previous(before: place) ?? 0
  }

  /// The characters of a line, without what ends it.
  func line(at place: Int, isUpstream: Bool = false) -> NSRange {
    guard let line = layout.line(0, linesFrom: place, isUpstream: isUpstream)?.range else {
      return NSRange(location: place, length: 0)
    }
    let content = units.paragraph(at: line.location)
    return NSRange(
      location: line.location,
      length: max(min(line.upperBound, content.upperBound) - line.location, 0))
  }

  /// The line of the caret.
  var lineOfCaret: NSRange { line(at: editor.head, isUpstream: editor.isUpstream) }

  /// The rectangles of a range, with the rest of each line whose end is in it.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - clip: Lines outside of it are left out; nil for none.
  func selectionRects(for range: NSRange, in clip: CGRect? = nil) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let origin = host.containerOrigin
    let width = layout.textContainers.first?.size.width ?? 0
    var result: [CGRect] = []
    for line in lines(of: range, in: clip) {
      let frame = line.rect.offsetBy(dx: origin.x, dy: origin.y)
      if let clip, frame.maxY < clip.minY || frame.minY > clip.maxY { continue }
      let part = NSIntersectionRange(line.range, range)
      var rects = layout.coveringRects(of: part).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      if range.upperBound > line.range.upperBound || endsWithBreak(part), host.isMultiline,
        width > 0, width < 1_000_000
      {
        let start = rects.map(\.maxX).max() ?? frame.minX
        let rest = CGRect(
          x: start, y: frame.minY, width: max(width + origin.x - start, 0), height: frame.height)
        rects.append(rest)
      }
      result += rects
    }
    return result
  }

  /// The lines that have characters of a range, in a rectangle, or all.
  private func lines(of range: NSRange, in clip: CGRect?) -> [NSLayoutManager.LaidOutLine] {
    guard let clip else { return layout.laidOutLines(of: range) }
    let top = host.containerOrigin.y
    return layout.laidOutLines(from: clip.minY - top - 1, to: clip.maxY - top + 1).filter {
      $0.range.location < range.upperBound && $0.range.upperBound > range.location
    }
  }

  private func endsWithBreak(_ part: NSRange) -> Bool {
    part.length > 0 && units.paragraph(at: part.upperBound - 1).upperBound < part.upperBound
  }

  /// To which side the text of a paragraph runs.
  func direction(at place: Int) -> NSWritingDirection {
    let paragraph = units.paragraph(at: place)
    let storage = host.editedStorage
    if paragraph.location < storage.length,
      let style = storage.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
        as? NSParagraphStyle, style.baseWritingDirection != .natural
    {
      return style.baseWritingDirection
    }
    let text = units.text
    let start = units.index(paragraph.location)
    for scalar in text[start..<units.index(paragraph.upperBound)].unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return .rightToLeft
      default: if scalar.properties.isAlphabetic { return .leftToRight }
      }
    }
    return host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The place some lines further; nil if there is no such line.
  func place(_ lines: Int, linesFrom place: TextPlace, x: CGFloat) -> Int? {
    let line = layout.line(lines, linesFrom: place.location, isUpstream: place.isUpstream)
    guard let line else { return nil }
    let y = line.rect.midY + host.containerOrigin.y
    return self.place(near: CGPoint(x: x, y: y))
  }
}
