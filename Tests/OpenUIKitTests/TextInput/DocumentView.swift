@testable import OpenUIKit

/// A document of a program: one line of letters of 10 × 20 points each.
class DocumentView: UIView, UITextInput {
  final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
    deinit {}
  }

  final class Span: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
      self.range = range
      super.init()
    }
    deinit {}
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { Place(range.location) }
    override var end: UITextPosition { Place(range.upperBound) }
  }

  var text = ""
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isSecureTextEntry = false
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }

  private func put(_ new: String, _ range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
    setNeedsLayout()
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }

  func insertText(_ text: String) {
    put(text, marked ?? selection)
    marked = nil
  }

  func deleteBackward() {
    if selection.length == 0, selection.location > 0 {
      selection = NSRange(location: selection.location - 1, length: 1)
    }
    put("", selection)
  }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let range = marked ?? selection
    put(markedText ?? "", range)
    let count = markedText?.utf16.count ?? 0
    marked = count > 0 ? NSRange(location: range.location, length: count) : nil
  }

  func unmarkText() { marked = nil }

  private func range(_ range: UITextRange) -> NSRange { (range as? Span)?.range ?? NSRange() }
  private func offset(_ place: UITextPosition) -> Int { (place as? Place)?.offset ?? 0 }

  func text(in range: UITextRange) -> String? {
    (text as NSString).substring(with: self.range(range))
  }

  func replace(_ range: UITextRange, withText text: String) { put(text, self.range(range)) }

  var selectedTextRange: UITextRange? {
    get { Span(selection) }
    set { selection = newValue.map(range) ?? NSRange() }
  }

  var markedTextRange: UITextRange? { marked.map(Span.init) }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(text.utf16.count) }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (low, high) = (min(offset(start), offset(end)), max(offset(start), offset(end)))
    return Span(NSRange(location: low, length: high - low))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...text.utf16.count).contains(place) ? Place(place) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .right ? offset : -offset)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position), offset(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .right ? range.end : range.start }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(from: position, to: direction == .right ? endOfDocument : beginningOfDocument)
  }

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  func firstRect(for range: UITextRange) -> CGRect {
    let range = self.range(range)
    return CGRect(x: range.location * 10, y: 0, width: range.length * 10, height: 20)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: offset(position) * 10, y: 0, width: 2, height: 20)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    Place(min(max(Int((point.x / 10).rounded()), 0), text.utf16.count))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }

  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
