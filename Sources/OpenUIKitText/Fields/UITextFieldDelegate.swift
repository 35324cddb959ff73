/// Decides about the editing of a field, and is informed of it. Every method may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin, true by default. Called before another field ends.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end, true by default. A field that leaves its window ends nevertheless.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended. Not called if the method with a reason is there.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether the user may change the text, true by default. The text is as before yet.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What is replaced, in UTF-16.
  ///   - string: The new text; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The selection has changed: the user or the program has changed it, or the text.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the button may remove the text, true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether Return does what it does, true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { OptionalMethod.leftOut() }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
