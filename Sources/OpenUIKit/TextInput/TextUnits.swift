/// The characters, words, sentences and paragraphs of a text. Places are in UTF-16.
nonisolated package struct TextUnits: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// How many units of UTF-16 there are.
  package var length: Int { text.utf16.count }

  /// The index of a place, the nearest for one that is none.
  package func index(_ place: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: max(place, 0), limitedBy: text.endIndex)
      ?? text.endIndex
  }

  /// The place of an index.
  package func place(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  // MARK: Clusters

  /// Whether a place is between two characters, as a person sees them.
  package func isBoundary(_ place: Int) -> Bool {
    guard place >= 0, place <= length else { return false }
    return String.Index(index(place), within: text) != nil
  }

  /// The end of the character at a place; nil at the end.
  package func next(after place: Int) -> Int? {
    let index = index(place)
    return index < text.endIndex ? self.place(text.index(after: index)) : nil
  }

  /// The beginning of the character before a place; nil at the beginning.
  package func previous(before place: Int) -> Int? {
    let index = index(place)
    guard index > text.startIndex else { return nil }
    if String.Index(index, within: text) != nil { return self.place(text.index(before: index)) }
    return self.place(text.index(before: text.index(after: index)))
  }

  /// The same range, or the smallest around it that divides no character.
  package func rounded(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = min(
      max(range.location.addingReportingOverflow(range.length).partialValue, start), length)
    let low = isBoundary(start) ? start : previous(before: start) ?? 0
    let high = isBoundary(end) ? end : next(after: end) ?? length
    return NSRange(location: low, length: high - low)
  }

  // MARK: Units

  /// The unit around a place; at a boundary that on one side. Nil if there is none.
  ///
  /// - Parameters:
  ///   - unit: Its kind; a line is a paragraph here.
  ///   - place: The place.
  ///   - isForward: Whether it is the one behind a boundary.
  package func range(
    of unit: UITextGranularity, at place: Int, isForward: Bool
  ) -> NSRange? {
    guard place >= 0, place <= length else { return nil }
    let range: NSRange?
    switch unit {
    case .character: range = cluster(at: place, isForward: isForward)
    case .word: range = found(.word, at: place, isForward: isForward)
    case .sentence: range = found(.sentence, at: place, isForward: isForward)
    case .paragraph, .line: range = paragraph(at: place)
    case .document: range = NSRange(location: 0, length: length)
    }
    guard let range, range.length > 0 else { return nil }
    let isInside =
      isForward
      ? range.location <= place && place < range.upperBound
      : range.location < place && place <= range.upperBound
    return isInside ? range : nil
  }

  private func cluster(at place: Int, isForward: Bool) -> NSRange? {
    if isForward || !isBoundary(place) {
      guard let end = next(after: place), let start = previous(before: end) else { return nil }
      return NSRange(location: start, length: end - start)
    }
    return previous(before: place).map { NSRange(location: $0, length: place - $0) }
  }

  /// The paragraph at a place, without what ends it.
  package func paragraph(at place: Int) -> NSRange {
    let scalars = text.unicodeScalars
    var start = index(place)
    start = start.samePosition(in: scalars) ?? scalars.index(before: scalars.index(after: start))
    // Between the two characters of one end.
    if start > text.startIndex, start < text.endIndex, scalars[start] == "\n",
      scalars[scalars.index(before: start)] == "\r"
    {
      start = scalars.index(before: start)
    }
    var end = start
    while start > text.startIndex {
      let before = scalars.index(before: start)
      if scalars[before].endsParagraph { break }
      start = before
    }
    while end < text.endIndex, !scalars[end].endsParagraph { end = scalars.index(after: end) }
    let location = self.place(start)
    return NSRange(location: location, length: self.place(end) - location)
  }

  private func found(
    _ unit: TextBoundaries.Unit, at place: Int, isForward: Bool
  ) -> NSRange? {
    guard let place = isForward ? place : previous(before: place) else { return nil }
    let byte = text.utf8.distance(from: text.startIndex, to: index(place))
    guard let bytes = TextBoundaries.range(of: unit, at: byte, in: text) else { return nil }
    let start = self.place(text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound))
    let end = self.place(text.utf8.index(text.startIndex, offsetBy: bytes.upperBound))
    return NSRange(location: start, length: end - start)
  }

  // MARK: Boundaries

  /// The next place at which a unit ends, or the one before at which it begins; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - unit: Its kind; a line is a paragraph here.
  ///   - place: Where to begin.
  ///   - isForward: Whether to the end.
  package func boundary(
    of unit: UITextGranularity, from place: Int, isForward: Bool
  ) -> Int? {
    switch unit {
    case .character: return isForward ? next(after: place) : previous(before: place)
    case .document:
      let end = isForward ? length : 0
      return place == end ? nil : end
    case .paragraph, .line:
      guard let near = isForward ? next(after: place) : previous(before: place) else { return nil }
      let own = paragraph(at: place)
      if isForward {
        return own.upperBound > place ? own.upperBound : paragraph(at: near).upperBound
      }
      return own.location < place ? own.location : paragraph(at: near).location
    case .word, .sentence: return end(of: unit, from: place, isForward: isForward)
    }
  }

  private func end(of unit: UITextGranularity, from start: Int, isForward: Bool) -> Int? {
    var place = start
    while true {
      if isWorthAsking(unit, at: place, isForward: isForward),
        let range = range(of: unit, at: place, isForward: isForward)
      {
        return isForward ? range.upperBound : range.location
      }
      guard let next = isForward ? next(after: place) : previous(before: place) else { return nil }
      place = next
    }
  }

  /// Whether a unit can be beside a place: looking for words costs more than looking at letters.
  private func isWorthAsking(
    _ unit: UITextGranularity, at place: Int, isForward: Bool
  ) -> Bool {
    let scalars = text.unicodeScalars
    var index = index(place)
    if !isForward {
      guard index > text.startIndex else { return false }
      index = text.index(before: index)
    }
    guard index < text.endIndex else { return false }
    let scalar = scalars[index]
    return unit == .word
      ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      : !scalar.properties.isWhitespace
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether a paragraph ends with it.
  fileprivate var endsParagraph: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }
}
