/// The functions of `UITextInput` for positions and ranges of the two classes here. Those of
/// another document, and places outside of the text, are the nearest.
extension TextSession {
  /// The place of a position.
  func place(_ position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.location ?? 0, 0), host.editedStorage.length)
  }

  private func isUpstream(_ position: UITextPosition) -> Bool {
    (position as? TextPlace)?.isUpstream ?? false
  }

  /// The characters of a range, inside of the text.
  func span(_ range: UITextRange) -> NSRange {
    let (start, end) = (place(range.start), place(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func text(in range: UITextRange) -> String? {
    guard range is TextSpan else { return nil }
    return host.editedStorage.attributedSubstring(from: span(range)).string
  }

  func replace(_ range: UITextRange, with text: String) {
    replaceForProgram(units.rounded(span(range)), with: text)
  }

  var selectedRange: UITextRange? {
    hasNoSelection ? nil : TextSpan(editor.selection, isUpstream: editor.isUpstream)
  }

  func select(_ range: UITextRange?) {
    guard let range else { return removeSelection() }
    let (span, upstream, units) = (span(range), isUpstream(range.start), units)
    select { $0.select(from: span.location, to: span.upperBound, isUpstream: upstream, in: units) }
  }

  var markedRange: UITextRange? { editor.marked.map { TextSpan($0) } }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard start is TextPlace, end is TextPlace else { return nil }
    let (one, two) = (place(start), place(end))
    return TextSpan(
      NSRange(location: min(one, two), length: abs(two - one)), isUpstream: isUpstream(start))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard position is TextPlace else { return nil }
    let sum = place(position).addingReportingOverflow(offset)
    guard !sum.overflow, sum.partialValue >= 0, sum.partialValue <= host.editedStorage.length else {
      return nil
    }
    return TextPlace(sum.partialValue)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let start = position as? TextPlace, offset.magnitude < 1 << 40 else { return nil }
    switch direction {
    case .left, .right:
      let runsLeft = self.direction(at: place(start)) == .rightToLeft
      let isForward = ((direction == .right) != runsLeft) == (offset >= 0)
      var place = place(start)
      let units = units
      for _ in 0..<offset.magnitude {
        guard let next = isForward ? units.next(after: place) : units.previous(before: place) else {
          return nil
        }
        place = next
      }
      return TextPlace(place)
    case .up, .down:
      let x = caretRect(at: place(start), isUpstream: start.isUpstream).midX
      return place(direction == .down ? offset : -offset, linesFrom: start, x: x)
        .map { TextPlace($0) }
    }
  }

  func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, two) = (place(position), place(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    place(end) - place(start)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let span = span(range)
    let isForward: Bool
    switch direction {
    case .up: isForward = false
    case .down: isForward = true
    case .left, .right:
      isForward = (direction == .right) != (self.direction(at: span.location) == .rightToLeft)
    }
    return TextPlace(isForward ? span.upperBound : span.location)
  }

  func range(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let place = place(position)
    let line = line(at: place, isUpstream: isUpstream(position))
    let end: Int
    switch direction {
    case .up: end = 0
    case .down: end = host.editedStorage.length
    case .left, .right:
      let isForward = (direction == .right) != (self.direction(at: place) == .rightToLeft)
      end = isForward ? line.upperBound : line.location
    }
    return range(from: TextPlace(place), to: TextPlace(end))
  }

  func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let storage = host.editedStorage
    let span = span(range)
    let first = units.paragraph(at: span.location).location
    let last = units.paragraph(at: span.upperBound).upperBound
    guard last > first else { return }
    var place = first
    while place < last {
      var effective = NSRange()
      let old = storage.attribute(.paragraphStyle, at: place, effectiveRange: &effective)
      let style =
        (old as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        ?? NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      let end = min(max(effective.upperBound, place + 1), last)
      storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: place, length: end - place))
      place = end
    }
    host.textHasChanged()
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let span = span(range)
    let rects = selectionRects(for: span)
    guard let first = rects.first else { return caretRect(at: span.location) }
    return rects.prefix { $0.minY < first.maxY }.reduce(first) { $0.union($1) }
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: place(position), isUpstream: isUpstream(position))
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let span = span(range)
    let rects = selectionRects(for: span)
    return rects.indices.map { index in
      TextSelectionRect(
        rects[index], direction: direction(at: span.location), isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }

  func position(near point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let span = span(range)
    return TextPlace(min(max(place(near: point), span.location), span.upperBound))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let place = place(near: point)
    for isForward in [true, false] {
      guard let range = units.range(of: .character, at: place, isForward: isForward),
        selectionRects(for: range).contains(where: { $0.contains(point) })
      else { continue }
      return TextSpan(range)
    }
    return nil
  }
}
