/// A responder with a document that is edited: it has a selection, shows text while an input method
/// composes it, and says where its characters are on the screen.
///
/// Positions and ranges belong to the document, which alone compares them. Of a view that conforms
/// the system calls `insertText(_:)`, `deleteBackward()`, `setMarkedText(_:selectedRange:)` and
/// `unmarkText()` while it is the first responder, and asks where marked text and caret are, so
/// that the window of an input method stands there. Rectangles are in the coordinates of
/// `textInputView`.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a range; nil if there is none.
  func text(in range: UITextRange) -> String?

  /// Replaces the text of a range; the caret is behind the new text then.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new text.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: Selection and marked text

  /// The selection; empty for a caret, nil for none.
  var selectedTextRange: UITextRange? { get set }

  /// The text that is composed; nil without any.
  var markedTextRange: UITextRange? { get }

  /// The attributes by which marked text is shown.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Shows text that is composed, in place of the marked text, or else of the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text; nil or empty removes it.
  ///   - selectedRange: The selection inside the text, in units of UTF-16.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes the marked text plain text.
  func unmarkText()

  // MARK: Positions

  /// Where the document begins.
  var beginningOfDocument: UITextPosition { get }

  /// Where the document ends.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions; nil if they belong to no document.
  ///
  /// - Parameters:
  ///   - fromPosition: One of them.
  ///   - toPosition: The other one.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  /// The position at a distance; nil outside of the document.
  ///
  /// - Parameters:
  ///   - position: Where to begin.
  ///   - offset: The distance; below 0 to the beginning.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The position some characters further on the screen; nil outside of the document.
  ///
  /// - Parameters:
  ///   - position: Where to begin.
  ///   - direction: The direction.
  ///   - offset: How many characters, or lines.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Which of two positions is first.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: Another one.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The distance of two positions.
  ///
  /// - Parameters:
  ///   - from: Where to begin.
  ///   - toPosition: Where to end.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Layout

  /// The position in a range that is farthest in a direction.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The range from a position to the farthest one in a direction.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// To which side the text at a position runs.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The side of the position that is meant.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Lets text run to a side.
  ///
  /// - Parameters:
  ///   - writingDirection: The side.
  ///   - range: The text.
  func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange)

  /// A rectangle around the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where a caret stands.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The position in a range nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - range: The range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Helpers

  /// The object that is informed of changes of the program; the system while this is the first
  /// responder. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Says where words and other units are.
  var tokenizer: any UITextInputTokenizer { get }

  /// The view whose coordinates rectangles and points have; this object itself if it is left out.
  var textInputView: UIView { get }

  /// At which of two places a caret stands where a line breaks; forward, the next line, if it is
  /// left out.
  var selectionAffinity: UITextStorageDirection { get }
}

extension UITextInput {
  /// This object, if it is a view.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }

  /// Forward.
  public var selectionAffinity: UITextStorageDirection { .forward }
}
