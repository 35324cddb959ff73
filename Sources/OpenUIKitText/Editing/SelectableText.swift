/// A text whose selection the mouse and fingers move: that of a field or a text view, or a document
/// of the program. Points and rectangles are in the coordinates of its view.
protocol SelectableText: AnyObject {
  /// The view that shows the text; nil if it is gone.
  var textView: UIView? { get }
  /// The responder that is edited; nil if it is gone.
  var responder: UIResponder? { get }
  /// Whether the user may change the text.
  var isChangeable: Bool { get }
  /// The selection; nil for none.
  var shownSelection: UITextRange? { get }
  /// The end of the selection that stays where it is while the other one moves.
  var fixedEnd: UITextPosition? { get }

  /// The position nearest to a point.
  func nearest(to point: CGPoint) -> UITextPosition?
  /// The unit at a position.
  func unit(_ unit: TextEditor.Unit, at position: UITextPosition) -> UITextRange?
  /// Selects from one end to another one, which moves.
  func select(from fixed: UITextPosition, to end: UITextPosition)
  /// Which of two positions is first.
  func order(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult
  /// Where a caret stands.
  func caret(at position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func rects(of range: UITextRange) -> [CGRect]
  /// Makes marked text plain text.
  func finishComposing()
  /// Scrolls so that the end that moves is in view.
  func reveal()
}

extension SelectableText {
  /// Whether the text is edited, or its selection is shown.
  var isActive: Bool { responder?.isFirstResponder == true && textView?.window != nil }

  /// The range of a unit at a position, or the position alone.
  private func ends(
    of unit: TextEditor.Unit, at position: UITextPosition
  ) -> (start: UITextPosition, end: UITextPosition) {
    guard unit != .character, let range = self.unit(unit, at: position) else {
      return (position, position)
    }
    return (range.start, range.end)
  }

  /// Selects the unit at a point, or sets the caret there.
  ///
  /// - Returns: What is selected; nil if there is nothing.
  func select(_ unit: TextEditor.Unit, at point: CGPoint) -> TextEnds? {
    guard let position = nearest(to: point) else { return nil }
    let (start, end) = ends(of: unit, at: position)
    select(from: start, to: end)
    return TextEnds(start: start, end: end)
  }

  /// Extends a selection that began with a unit by whole units up to a point.
  func extend(_ first: TextEnds, by unit: TextEditor.Unit, to point: CGPoint) {
    guard let position = nearest(to: point) else { return }
    let (start, end) = ends(of: unit, at: position)
    if order(start, first.start) == .orderedAscending {
      select(from: first.end, to: start)
    } else {
      select(from: first.start, to: order(end, first.end) == .orderedAscending ? first.end : end)
    }
  }

  /// Whether a point is on what is selected.
  func isSelected(at point: CGPoint) -> Bool {
    guard isActive, let range = shownSelection, !range.isEmpty else { return false }
    return rects(of: range).contains { $0.contains(point) }
  }
}

/// The two ends of a part of a text.
struct TextEnds {
  var start: UITextPosition
  var end: UITextPosition
}
