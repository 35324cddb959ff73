extension TextSession: SelectableText {
  var textView: UIView? { host }
  var responder: UIResponder? { host }
  var isChangeable: Bool { host.takesText }
  var shownSelection: UITextRange? { selectedRange }
  var fixedEnd: UITextPosition? { TextPlace(editor.anchor) }

  func nearest(to point: CGPoint) -> UITextPosition? { TextPlace(place(near: point)) }

  func unit(_ unit: TextEditor.Unit, at position: UITextPosition) -> UITextRange? {
    TextSpan(TextEditor.range(of: unit, at: place(position), in: units))
  }

  func select(from fixed: UITextPosition, to end: UITextPosition) {
    let (one, two, units) = (place(fixed), place(end), units)
    select { $0.select(from: one, to: two, in: units) }
  }

  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    compare(one, other)
  }

  func caret(at position: UITextPosition) -> CGRect { host.caretRect(for: position) }

  func rects(of range: UITextRange) -> [CGRect] { selectionRects(for: span(range)) }

  func finishComposing() { unmark() }

  func reveal() { host.scrollToCaret() }
}
