/// The selection of a text that is edited, and what commands do to both: a pure value, one for
/// fields and text views. Places are in UTF-16.
///
/// The text itself belongs to who owns the editor: it replaces what an edit says and calls
/// `didReplace(_:with:)`. No place divides what a person takes for one character.
nonisolated struct TextEditor: Equatable, Sendable {
  /// Where the selection began; the same as `head` for a caret.
  private(set) var anchor = 0
  /// Where the selection ends that the user moves.
  private(set) var head = 0
  /// Whether a caret where a line breaks is at the end of that line.
  private(set) var isUpstream = false
  /// The text that is composed.
  private(set) var marked: NSRange?
  /// Where moves up and down aim, from the left; nil if the next one decides.
  var column: CGFloat?

  /// A change of the text: what is replaced, and by what.
  struct Edit: Equatable, Sendable {
    var range: NSRange
    var text: String
  }

  /// How far a command reaches.
  enum Unit: Equatable, Sendable {
    case character, word, line, paragraph, document

    /// The unit of UIKit.
    var granularity: UITextGranularity {
      switch self {
      case .character: .character
      case .word: .word
      case .line: .line
      case .paragraph: .paragraph
      case .document: .document
      }
    }
  }

  /// The selection.
  var selection: NSRange {
    NSRange(location: min(anchor, head), length: abs(head - anchor))
  }

  /// Whether something is selected.
  var hasSelection: Bool { anchor != head }

  // MARK: Selecting

  /// Selects, or sets the caret. Places outside of the text are at its ends.
  ///
  /// - Parameters:
  ///   - anchor: Where the selection begins.
  ///   - head: Where it ends; where the caret is.
  ///   - isUpstream: Whether a caret where a line breaks is at the end of that line.
  ///   - units: The text.
  mutating func select(
    from anchor: Int, to head: Int, isUpstream: Bool = false, in units: TextUnits
  ) {
    let (limit, limits) = (units.length, marked)
    func placed(_ place: Int, isEnd: Bool) -> Int {
      let inside = min(max(place, limits?.location ?? 0), limits?.upperBound ?? limit)
      let near = min(max(inside, 0), limit)
      if units.isBoundary(near) { return near }
      return isEnd ? units.next(after: near) ?? limit : units.previous(before: near) ?? 0
    }
    self.anchor = placed(anchor, isEnd: anchor > head)
    self.head = placed(head, isEnd: head > anchor)
    self.isUpstream = isUpstream && self.anchor == self.head
    column = nil
  }

  /// Selects a range, or sets the caret at one without characters.
  mutating func select(_ range: NSRange, in units: TextUnits) {
    let start = min(max(range.location, 0), units.length)
    let end = range.location.addingReportingOverflow(max(range.length, 0))
    select(from: start, to: end.overflow ? units.length : end.partialValue, in: units)
  }

  // MARK: Edits

  /// The edit that inserts a text, in place of the marked text, or else the selection.
  func insertion(of text: String) -> Edit { Edit(range: marked ?? selection, text: text) }

  /// The edit that deletes: the selection, or else a unit beside the caret; nil if there is
  /// nothing.
  ///
  /// - Parameters:
  ///   - unit: How far.
  ///   - isForward: Whether behind the caret.
  ///   - units: The text.
  ///   - line: The line of the caret; a paragraph without it.
  func deletion(
    of unit: Unit, isForward: Bool, in units: TextUnits, line: NSRange? = nil
  ) -> Edit? {
    if hasSelection { return Edit(range: selection, text: "") }
    guard let end = target(of: unit, isForward: isForward, in: units, line: line) else {
      return nil
    }
    return Edit(
      range: NSRange(location: min(head, end), length: abs(head - end)), text: "")
  }

  /// The text has been changed as an edit says: the caret is behind the new text, nothing is
  /// composed.
  mutating func didReplace(_ range: NSRange, with count: Int) {
    anchor = range.location + count
    head = anchor
    isUpstream = false
    marked = nil
    column = nil
  }

  /// A text has been put in place of an edit's range that is composed.
  ///
  /// - Parameters:
  ///   - range: What it has replaced.
  ///   - count: How long it is; nothing is composed any more if 0.
  ///   - selection: The selection inside it.
  ///   - units: The text as it is now.
  mutating func didMark(
    _ range: NSRange, with count: Int, selecting selection: NSRange, in units: TextUnits
  ) {
    marked = count > 0 ? NSRange(location: range.location, length: count) : nil
    let start = min(max(selection.location, 0), count)
    let end = min(start.addingReportingOverflow(max(selection.length, 0)).partialValue, count)
    select(
      from: range.location + start, to: range.location + max(end, start), in: units)
  }

  /// Marked text becomes plain.
  mutating func unmark() { marked = nil }

  /// The program has changed the text: places behind the change move with their characters.
  ///
  /// - Parameters:
  ///   - range: Where, in the text as it is now.
  ///   - delta: How much longer the text is.
  ///   - units: The text as it is now.
  mutating func follow(_ range: NSRange, changeInLength delta: Int, in units: TextUnits) {
    let end = range.upperBound - delta
    func moved(_ place: Int) -> Int {
      if place >= end { return place + delta }
      return place > range.location ? range.upperBound : place
    }
    if let old = marked {
      let start = moved(old.location)
      let length = max(moved(old.upperBound) - start, 0)
      marked = length > 0 ? NSRange(location: start, length: length) : nil
    }
    let upstream = isUpstream
    select(from: moved(anchor), to: moved(head), isUpstream: upstream, in: units)
  }
}
