/// A change of a text that can be taken back.
nonisolated struct TextChange {
  /// Changes of which kind become one step.
  enum Kind: Sendable, Equatable {
    case typing, deleting, other
  }

  var kind: Kind
  /// Where it was, in the text before it.
  var range: NSRange
  /// The text that it has replaced.
  var old: NSAttributedString
  /// How long the new text is.
  var newLength: Int
  /// The selection before it.
  var selection: NSRange

  /// Where the new text is, in the text after it.
  var newRange: NSRange { NSRange(location: range.location, length: newLength) }

  /// This change and one that follows as one; nil if they are two steps.
  func joined(with next: TextChange) -> TextChange? {
    guard kind == next.kind else { return nil }
    var result = self
    switch kind {
    case .typing:
      guard next.range.length == 0, next.range.location == newRange.upperBound else { return nil }
      result.newLength += next.newLength
    case .deleting:
      guard newLength == 0, next.newLength == 0 else { return nil }
      let text = NSTextStorage()
      if next.range.upperBound == range.location {
        text.append(next.old)
        text.append(old)
        result.range.location = next.range.location
      } else if next.range.location == range.location {
        text.append(old)
        text.append(next.old)
      } else {
        return nil
      }
      result.old = text
      result.range.length += next.range.length
    case .other: return nil
    }
    return result
  }
}
