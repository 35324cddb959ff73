extension UITextView: TextHost {
  // MARK: What the session asks

  final var editedStorage: NSTextStorage { ownStorage }
  final var shownLayout: NSLayoutManager { ownLayout }
  final var isMultiline: Bool { true }
  final var isSecret: Bool { isSecureTextEntry }
  package final var takesText: Bool { isEditable }
  package final var takesTab: Bool { isEditable }
  final var insertionReplacesAll: Bool { clearsOnInsertion }
  final var deletionRemovesAll: Bool { false }

  final var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard ownStorage.length > 0 else { return defaults.attributes }
    let place = min(max(session.editor.selection.location - 1, 0), ownStorage.length - 1)
    var result = ownStorage.attributes(at: place, effectiveRange: nil)
    result[.attachment] = nil
    result[.link] = nil
    return result
  }

  final func asksChange(of range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func reportChange() {
    clearsOnInsertion = false
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func reportSelection() { delegate?.textViewDidChangeSelection(self) }

  final func textHasChanged() {
    needsMeasure = true
    setNeedsLayout()
    canvas.setNeedsDisplay()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    session.updateCaret()
    invalidateFound()
  }

  final func selectionHasChanged() {
    typing = nil
    clearsOnInsertion = false
    canvas.setNeedsDisplay()
    session.updateCaret()
  }

  package final func lineRange(at location: Int) -> NSRange { session.line(at: location) }

  // MARK: Keys

  package final func takes(_ key: TextKey) -> Bool {
    guard isEditable || isSelectable, let command = TextCommand(key) else { return false }
    // Text without a caret scrolls.
    if !isEditable, !session.editor.hasSelection {
      switch command {
      case .selectAll, .copy: break
      default: return false
      }
    }
    return session.takes(key)
  }

  package final func perform(_ key: TextKey) { session.perform(key) }

  package final func shouldInsert(_ text: String) -> Bool {
    guard takesText else { return false }
    if enablesReturnKeyAutomatically, text == "\n", !hasText { return false }
    let edit = session.insertion(of: text)
    return session.asks(for: edit)
  }

  package final func shouldDeleteBackward() -> Bool {
    guard takesText else { return false }
    guard let edit = session.deletion else { return true }
    return session.asks(for: edit)
  }

  // MARK: Begin and end

  package final func didBecomeFirst() {
    canvas.setNeedsDisplay()
    guard isEditable else { return }
    isEditingText = true
    session.updateCaret()
    // Fidelity: a text view is informed after its input views have appeared, a field before.
    // [observed]
    showInputViews()
    guard isFirstResponder, isEditingText else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  package final func didStopBeingFirst() {
    canvas.setNeedsDisplay()
    session.unmark()
    session.history.endStep()
    session.updateCaret()
    guard isEditingText else { return }
    isEditingText = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// A tap or a click: begins editing. Returns whether text can be selected then.
  final func beginByTap() -> Bool {
    guard isEditable || isSelectable else { return false }
    return isFirstResponder || becomeFirstResponder() && isFirstResponder
  }

  final func usageDidChange() {
    if isFirstResponder, !isEditable, isEditingText { resignFirstResponder() }
    TextTracker.update()
    session.updateCaret()
    canvas.setNeedsDisplay()
  }

  // MARK: Links

  /// Opens what is at a point, where the text cannot be changed. Returns whether there is
  /// something.
  final func openItem(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: point) else { return false }
    guard case .link(let url) = item.content else { return false }
    let action = UIAction { _ in UIApplication.shared.open(url) }
    let chosen = delegate?.textView(self, primaryActionFor: item, defaultAction: action)
    guard let chosen = delegate == nil ? action : chosen else { return true }
    chosen.performWithSender(self, target: nil)
    return true
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard let span = session.character(at: point) as? TextSpan else { return nil }
    var range = NSRange()
    let all = NSRange(location: 0, length: ownStorage.length)
    let value = ownStorage.attribute(
      .link, at: span.range.location, longestEffectiveRange: &range, in: all)
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else {
      return nil
    }
    return UITextItem(.link(url), range)
  }
}
