nonisolated extension TextEditor {
  /// Where the caret moves by a unit; nil if it is at the end.
  ///
  /// - Parameters:
  ///   - unit: How far.
  ///   - isForward: Whether to the end.
  ///   - units: The text.
  ///   - line: The line of the caret; a paragraph without it.
  func target(
    of unit: Unit, isForward: Bool, in units: TextUnits, line: NSRange? = nil
  ) -> Int? {
    if unit == .line, let line {
      let end = isForward ? line.upperBound : line.location
      return end == head ? nil : end
    }
    if let boundary = units.boundary(of: unit.granularity, from: head, isForward: isForward) {
      return boundary
    }
    // Behind the last word there are blanks yet.
    let end = isForward ? units.length : 0
    return end == head ? nil : end
  }

  /// Moves the caret by a unit. A selection that is not extended collapses to its side by a
  /// character.
  ///
  /// - Parameters:
  ///   - unit: How far.
  ///   - isForward: Whether to the end.
  ///   - extends: Whether the selection grows or shrinks.
  ///   - units: The text.
  ///   - line: The line of the caret; a paragraph without it.
  mutating func move(
    by unit: Unit, isForward: Bool, extends: Bool, in units: TextUnits, line: NSRange? = nil
  ) {
    if !extends, hasSelection, unit == .character {
      let side = isForward ? selection.upperBound : selection.location
      return select(from: side, to: side, in: units)
    }
    let end = target(of: unit, isForward: isForward, in: units, line: line) ?? head
    // The end of a line that breaks is a place of the next one too.
    select(
      from: extends ? anchor : end, to: end, isUpstream: unit == .line && isForward, in: units)
  }

  /// Moves the caret to a place, or extends the selection up to it.
  mutating func move(to place: Int, isUpstream: Bool = false, extends: Bool, in units: TextUnits) {
    let column = column
    select(from: extends ? anchor : place, to: place, isUpstream: isUpstream, in: units)
    self.column = column
  }

  /// Selects the unit at a place: a word, or the blanks between words; a paragraph with what ends
  /// it.
  ///
  /// - Parameters:
  ///   - unit: Its kind.
  ///   - place: The place.
  ///   - units: The text.
  static func range(of unit: Unit, at place: Int, in units: TextUnits) -> NSRange {
    let near = min(max(place, 0), units.length)
    switch unit {
    case .document: return NSRange(location: 0, length: units.length)
    case .line, .paragraph:
      let content = units.paragraph(at: near)
      let end = units.next(after: content.upperBound) ?? content.upperBound
      return NSRange(location: content.location, length: end - content.location)
    case .character, .word:
      let granularity = unit.granularity
      if let unit = units.range(of: granularity, at: near, isForward: true) { return unit }
      if let unit = units.range(of: granularity, at: near, isForward: false) { return unit }
      return units.range(of: .character, at: near, isForward: true)
        ?? units.range(of: .character, at: near, isForward: false)
        ?? NSRange(location: near, length: 0)
    }
  }
}
