/// The alert or the bar of a field: it is asked and informed after the delegate of the field.
protocol FieldOwner: AnyObject {
  /// Whether editing may begin.
  func fieldShouldBegin() -> Bool
  /// Editing has begun.
  func fieldDidBegin()
  /// Whether editing may end.
  func fieldShouldEnd() -> Bool
  /// Editing has ended.
  func fieldDidEnd()
  /// Whether the user may change the text.
  func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool
  /// The user has changed the text.
  func fieldDidChange()
  /// Return was pressed, and the delegate allows what it does.
  func fieldDidReturn(_ field: UITextField)
}

extension FieldOwner {
  func fieldShouldBegin() -> Bool { true }
  func fieldDidBegin() {}
  func fieldShouldEnd() -> Bool { true }
  func fieldDidEnd() {}
  func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool { true }
  func fieldDidChange() {}
}
