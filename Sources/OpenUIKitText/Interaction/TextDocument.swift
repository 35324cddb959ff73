/// A document of the program as a text whose selection the mouse, fingers and keys move, by what
/// `UITextInput` offers. What the program answers may be anything.
final class TextDocument {
  weak var input: (any UIResponder & UITextInput)?
  private let isEditable: Bool
  /// The ends of the selection as it was set last: the one that stays, and the one that moves.
  private var ends: (fixed: UITextPosition, moving: UITextPosition)?

  init(isEditable: Bool) { self.isEditable = isEditable }

  deinit {}

  /// The end of the selection that moves.
  var head: UITextPosition? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return isKnown(range, in: input) ? ends?.moving : range.end
  }

  /// Whether a selection is the one that was set last.
  private func isKnown(_ range: UITextRange, in input: any UITextInput) -> Bool {
    guard let ends else { return false }
    let isBackward = input.compare(ends.moving, to: ends.fixed) == .orderedAscending
    let (low, high) = isBackward ? (ends.moving, ends.fixed) : (ends.fixed, ends.moving)
    return input.compare(range.start, to: low) == .orderedSame
      && input.compare(range.end, to: high) == .orderedSame
  }
}

extension TextDocument: SelectableText {
  var textView: UIView? { input?.textInputView }
  var responder: UIResponder? { input }
  var isChangeable: Bool { isEditable }
  var shownSelection: UITextRange? { input?.selectedTextRange }

  var fixedEnd: UITextPosition? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return isKnown(range, in: input) ? ends?.fixed : range.start
  }

  func nearest(to point: CGPoint) -> UITextPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return input?.closestPosition(to: point)
  }

  func unit(_ unit: TextEditor.Unit, at position: UITextPosition) -> UITextRange? {
    guard let input else { return nil }
    let tokenizer = input.tokenizer
    for direction in [UITextStorageDirection.forward, .backward] {
      let found = tokenizer.rangeEnclosingPosition(
        position, with: unit.granularity, inDirection: .storage(direction))
      if let found { return found }
    }
    guard unit == .word, let end = input.position(from: position, offset: 1) else { return nil }
    return input.textRange(from: position, to: end)
  }

  func select(from fixed: UITextPosition, to end: UITextPosition) {
    guard let input, let range = input.textRange(from: fixed, to: end) else { return }
    ends = (fixed, end)
    guard input.selectedTextRange != range else { return }
    input.inputDelegate?.selectionWillChange(input)
    input.selectedTextRange = range
    input.inputDelegate?.selectionDidChange(input)
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    input?.compare(one, to: other) ?? .orderedSame
  }

  func caret(at position: UITextPosition) -> CGRect { input?.caretRect(for: position) ?? .zero }

  func rects(of range: UITextRange) -> [CGRect] {
    (input?.selectionRects(for: range) ?? []).map(\.rect).filter(\.canBeShown)
  }

  func finishComposing() {
    guard let input, input.markedTextRange != nil else { return }
    input.unmarkText()
    input.inputDelegate?.textDidChange(input)
  }

  /// Scrolls the nearest scroll view around the text.
  func reveal() {
    guard let view = textView, let head else { return }
    let caret = caret(at: head)
    guard caret.canBeShown else { return }
    var ancestor: UIView? = view
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        return scroll.scrollRectToVisible(view.convert(caret, to: scroll), animated: false)
      }
      ancestor = current.superview
    }
  }
}
