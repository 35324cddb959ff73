import Testing

@testable import OpenUIKitText

/// A document of a program: lines of letters of 10 × 20 points each, with what an editor has.
final class LinesDocument: UIView, UITextInput {
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

  final class Rect: UITextSelectionRect {
    private let area: CGRect
    init(_ area: CGRect) {
      self.area = area
      super.init()
    }
    deinit {}
    override var rect: CGRect { area }
  }

  var text = "" { didSet { setNeedsDisplay() } }
  var selection = NSRange()
  var marked: NSRange?
  /// Nothing the program answers has to be sensible.
  var answersNonsense = false
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  deinit {}

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }

  private var lines: [String] { text.components(separatedBy: "\n") }

  override func draw(_ rect: CGRect) {
    for (row, line) in lines.enumerated() {
      for (column, letter) in line.enumerated() {
        String(letter).draw(
          at: CGPoint(x: column * 10, y: row * 20),
          withAttributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
      }
    }
  }

  // MARK: Editing

  private func put(_ new: String, _ range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
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
    get { answersNonsense ? nil : Span(selection) }
    set { selection = newValue.map(range) ?? NSRange() }
  }

  var markedTextRange: UITextRange? { marked.map(Span.init) }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(text.utf16.count) }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (low, high) = (min(offset(start), offset(end)), max(offset(start), offset(end)))
    return Span(NSRange(location: low, length: high - low))
  }

  // MARK: Positions

  /// The row and the column of a place.
  private func cell(_ place: Int) -> (row: Int, column: Int) {
    let before = (text as NSString).substring(to: place).components(separatedBy: "\n")
    return (before.count - 1, before.last?.utf16.count ?? 0)
  }

  private func place(_ row: Int, _ column: Int) -> Int {
    let all = lines
    let row = min(max(row, 0), all.count - 1)
    let start = all[..<row].reduce(0) { $0 + $1.utf16.count + 1 }
    return start + min(max(column, 0), all[row].utf16.count)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...text.utf16.count).contains(place) ? Place(place) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let (row, column) = cell(self.offset(position))
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    case .up: return lines.indices.contains(row - offset) ? Place(place(row - offset, column)) : nil
    case .down:
      return lines.indices.contains(row + offset) ? Place(place(row + offset, column)) : nil
    }
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

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    if answersNonsense { return CGRect(x: CGFloat.nan, y: 0, width: -1, height: .infinity) }
    let (row, column) = cell(offset(position))
    return CGRect(x: column * 10 - 1, y: row * 20, width: 2, height: 20)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    if answersNonsense { return [Rect(CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3))] }
    let (first, last) = (cell(offset(range.start)), cell(offset(range.end)))
    return (first.row...last.row).map { row in
      let start = row == first.row ? first.column : 0
      let end = row == last.row ? last.column : lines[row].utf16.count
      return Rect(CGRect(x: start * 10, y: row * 20, width: (end - start) * 10, height: 20))
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    if answersNonsense { return nil }
    return Place(place(Int((point.y / 20).rounded(.down)), Int((point.x / 10).rounded())))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }

  func characterRange(at point: CGPoint) -> UITextRange? { nil }

  // MARK: Actions

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "copy:": selection.length > 0
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = text(in: Span(selection))
  }
}
