extension UITextField: TextHost {
  // MARK: What the session asks

  final var isMultiline: Bool { false }
  final var isSecret: Bool { isSecureTextEntry }
  package final var takesText: Bool { isEnabled }
  package final var takesTab: Bool { false }
  final var insertionReplacesAll: Bool { clearsOnInsertion || replacesSecret }
  final var deletionRemovesAll: Bool { replacesSecret }

  final var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let typing { return typing }
    let place = session.editor.selection.location
    guard editedStorage.length > 0 else { return defaults.attributes }
    var result = editedStorage.attributes(at: max(place - 1, 0), effectiveRange: nil)
    result[.attachment] = nil
    result[.link] = nil
    return result
  }

  final func asksChange(of range: NSRange, to text: String) -> Bool {
    (delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true)
      && (owner?.fieldShouldChange(range, text) ?? true)
  }

  final func reportChange() {
    clearsOnInsertion = false
    replacesSecret = false
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    owner?.fieldDidChange()
  }

  final func reportSelection() { delegate?.textFieldDidChangeSelection(self) }

  final func textHasChanged() {
    showSecret()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    canvas.setNeedsDisplay()
    if isEditingText { session.updateCaret() }
  }

  final func selectionHasChanged() {
    typing = nil
    clearsOnInsertion = false
    canvas.setNeedsDisplay()
    scrollToCaret()
    session.updateCaret()
    selectionDidMove()
  }

  package final func lineRange(at location: Int) -> NSRange {
    NSRange(location: 0, length: editedStorage.length)
  }

  // MARK: Keys

  package final func takes(_ key: TextKey) -> Bool { session.takes(key) }

  package final func perform(_ key: TextKey) { session.perform(key) }

  package final func shouldInsert(_ text: String) -> Bool {
    guard takesText else { return false }
    if text == "\n" || text == "\r" {
      pressReturn()
      return false
    }
    let edit = session.insertion(of: text.inOneLine)
    return session.asks(for: edit)
  }

  package final func shouldDeleteBackward() -> Bool {
    guard takesText else { return false }
    guard let edit = session.deletion else { return true }
    return session.asks(for: edit)
  }

  // Fidelity: a field that has an action for the end on exit resigns by itself. [observed]
  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    session.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    owner?.fieldDidReturn(self)
    if ends, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Begin and end

  package final func didBecomeFirst() {
    isEditingText = true
    replacesSecret = isSecureTextEntry && hasText
    stateOfEditingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    owner?.fieldDidBegin()
  }

  package final func didStopBeingFirst() {
    guard isEditingText else { return }
    session.unmark()
    session.history.endStep()
    isEditingText = false
    replacesSecret = false
    stateOfEditingDidChange()
    let reason = DidEndEditingReason.committed
    let knowsReason: Void? = OptionalMethod.result(
      of: delegate, "textFieldDidEndEditing(_:reason:)"
    ) {
      $0.textFieldDidEndEditing(self, reason: reason)
    }
    if knowsReason == nil { delegate?.textFieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    owner?.fieldDidEnd()
  }

  private func stateOfEditingDidChange() {
    setNeedsLayout()
    layoutIfNeeded()
    canvas.setNeedsDisplay()
    scrollToCaret()
    session.updateCaret()
  }

  /// A tap or a click: begins editing. Returns whether the field is edited then.
  final func beginByTap() -> Bool {
    guard isEnabled else { return false }
    guard !isFirstResponder else { return true }
    guard becomeFirstResponder(), isFirstResponder else { return false }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { removeText() }
    return isFirstResponder
  }

  /// The button that removes the text was pressed.
  final func pressClear() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    session.unmark()
    removeText()
    if !isFirstResponder { becomeFirstResponder() }
  }

  private func removeText() {
    let hadTokens = removeTokens()
    let length = editedStorage.length
    guard length > 0 else {
      if hadTokens { reportChange() }
      return
    }
    session.apply(
      TextEditor.Edit(range: NSRange(location: 0, length: length), text: ""), .other)
  }
}
