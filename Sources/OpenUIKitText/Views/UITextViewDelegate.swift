/// Decides about the editing of a text view, and is informed of it and of scrolling. Every method
/// may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin, true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end, true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether the user may change the text, true by default. Return asks with a line feed.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: What is replaced, in UTF-16.
  ///   - text: The new text; empty for a deletion.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The selection has changed: the user or the program has changed it, or the text.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// The action of a tap on a link or another item.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultAction: Opens the link.
  /// - Returns: The action; nil for nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { OptionalMethod.leftOut(defaultAction) }
}
