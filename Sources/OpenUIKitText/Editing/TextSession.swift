/// Edits the text of a field or a text view: performs what the editor says on the storage, notes it
/// so that it can be taken back, and reports it in UIKit's order.
final class TextSession: NSObject {
  unowned let host: any TextHost
  private(set) var editor = TextEditor()
  /// Informed of changes that the input of text has not made.
  weak var inputDelegate: (any UITextInputDelegate)?
  /// The handles of the selection.
  weak var handles: TextHandles?
  /// How marked text is shown.
  var markedStyle: [NSAttributedString.Key: Any]?
  /// Whether there is no selection, as the program has set it.
  private(set) var hasNoSelection = false
  /// How often text or selection were changed: who asks the program compares it afterwards.
  private(set) var changes = 0
  private(set) lazy var history = TextHistory { [unowned self] in takeBack($0) }
  /// Whether the storage is being changed by the session itself.
  private var isReplacing = false
  /// The text that the marked text has replaced.
  private var composed: Composed?

  private struct Composed {
    var range: NSRange
    var old: NSAttributedString
    var selection: NSRange
  }

  init(_ host: any TextHost) {
    self.host = host
    super.init()
  }

  deinit {}

  /// The text.
  var units: TextUnits { TextUnits(host.editedStorage.string) }

  // MARK: Selection

  /// Changes the selection, and reports it.
  ///
  /// - Parameters:
  ///   - isOfInput: Whether the input of text does it itself.
  ///   - change: Changes the editor.
  func select(isOfInput: Bool = false, _ change: (inout TextEditor) -> Void) {
    var new = editor
    change(&new)
    guard new != editor || hasNoSelection else { return }
    changes += 1
    let isOther = new.selection != editor.selection
    if !isOfInput { inputDelegate?.selectionWillChange(host) }
    editor = new
    hasNoSelection = false
    history.endStep()
    host.selectionHasChanged()
    if !isOfInput { inputDelegate?.selectionDidChange(host) }
    if isOther { host.reportSelection() }
  }

  /// The program wants no selection.
  func removeSelection() {
    guard !hasNoSelection else { return }
    inputDelegate?.selectionWillChange(host)
    hasNoSelection = true
    host.selectionHasChanged()
    inputDelegate?.selectionDidChange(host)
    host.reportSelection()
  }

  // MARK: Edits of the user

  /// Asks, and makes an edit of the user.
  ///
  /// - Returns: Whether it was made.
  @discardableResult
  func perform(_ edit: TextEditor.Edit, _ kind: TextChange.Kind) -> Bool {
    guard asks(for: edit) else { return false }
    apply(edit, kind)
    return true
  }

  /// Asks about an edit of the user. False too if the delegate has changed text or selection.
  func asks(for edit: TextEditor.Edit) -> Bool {
    let before = changes
    return host.asksChange(of: edit.range, to: edit.text) && changes == before && host.takesText
  }

  /// Makes an edit without a question, and reports it.
  func apply(_ edit: TextEditor.Edit, _ kind: TextChange.Kind) {
    let composed = composed
    self.composed = nil
    let selection = composed?.selection ?? editor.selection
    let old = replace(
      edit.range, with: edit.text, attributes: edit.text.isEmpty ? [:] : host.attributesOfTyping)
    editor.didReplace(edit.range, with: old.count)
    keepInside()
    note(
      TextChange(
        kind: composed == nil ? kind : .other, range: composed?.range ?? edit.range,
        old: composed?.old ?? old.text, newLength: old.count, selection: selection))
    report()
  }

  /// Inserts a text in place of what is composed or selected.
  func insert(_ text: String) {
    let edit = insertion(of: text)
    let isTyping = edit.range.length == 0 && text.count == 1 && text != "\n"
    apply(edit, isTyping ? .typing : .other)
  }

  /// The edit of an insertion.
  func insertion(of text: String) -> TextEditor.Edit {
    host.insertionReplacesAll ? TextEditor.Edit(range: all, text: text) : editor.insertion(of: text)
  }

  /// The edit of Backspace; nil for nothing.
  var deletion: TextEditor.Edit? {
    if host.deletionRemovesAll, all.length > 0 { return TextEditor.Edit(range: all, text: "") }
    return editor.marked.map { TextEditor.Edit(range: $0, text: "") }
      ?? editor.deletion(of: .character, isForward: false, in: units)
  }

  private var all: NSRange { NSRange(location: 0, length: host.editedStorage.length) }

  /// Deletes the selection, or the character before the caret.
  func deleteBackward() {
    guard let edit = deletion else { return }
    apply(edit, editor.hasSelection ? .other : .deleting)
  }

  private func note(_ change: TextChange) {
    if host.isSecret { history.forget() } else { history.note(change) }
  }

  private func report() {
    hasNoSelection = false
    host.textHasChanged()
    host.scrollToCaret()
    host.reportSelection()
    host.reportChange()
  }

  /// Replaces characters of the storage. Returns what they were, and how long the new text is,
  /// which the storage of a program may have changed.
  private func replace(
    _ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]
  ) -> (text: NSAttributedString, count: Int) {
    replace(range, with: NSAttributedString(string: text, attributes: attributes))
  }

  private func replace(
    _ range: NSRange, with text: NSAttributedString
  ) -> (text: NSAttributedString, count: Int) {
    changes += 1
    let storage = host.editedStorage
    let old = storage.attributedSubstring(from: range)
    let length = storage.length
    isReplacing = true
    storage.replaceCharacters(in: range, with: text)
    isReplacing = false
    return (old, max(storage.length - length + range.length, 0))
  }

  /// The caret is behind all of a character that the new text is a part of. The storage of a
  /// program may also be shorter than it should be.
  private func keepInside() {
    let units = units
    let head = min(editor.head, units.length)
    let end = units.isBoundary(head) ? head : units.next(after: head) ?? units.length
    editor.select(from: end, to: end, in: units)
  }

  // MARK: Composing

  /// Shows a text that is composed.
  func mark(_ text: String, selecting selection: NSRange) {
    let range = editor.marked ?? editor.selection
    guard range.length > 0 || !text.isEmpty else { return }
    let known = composed
    let before = editor.selection
    let old = replace(range, with: text, attributes: host.attributesOfTyping)
    composed =
      text.isEmpty && known?.old.length ?? 0 == 0
      ? nil : known ?? Composed(range: range, old: old.text, selection: before)
    editor.didMark(range, with: old.count, selecting: selection, in: units)
    if editor.marked == nil { endComposing(at: range.location, length: 0) }
    report()
  }

  /// Marked text becomes plain text.
  func unmark() {
    guard let marked = editor.marked else { return }
    editor.unmark()
    endComposing(at: marked.location, length: marked.length)
    host.selectionHasChanged()
    host.reportChange()
  }

  private func endComposing(at location: Int, length: Int) {
    guard let composed else { return }
    self.composed = nil
    note(
      TextChange(
        kind: .other, range: composed.range, old: composed.old, newLength: length,
        selection: composed.selection))
  }

  // MARK: Taking back

  private func takeBack(_ change: TextChange) -> TextChange? {
    editor.unmark()
    composed = nil
    guard change.newRange.upperBound <= host.editedStorage.length else { return nil }
    let selection = editor.selection
    let current = replace(change.newRange, with: change.old)
    editor.didReplace(change.range, with: current.count)
    editor.select(change.selection, in: units)
    report()
    return TextChange(
      kind: .other, range: change.newRange, old: current.text, newLength: current.count,
      selection: selection)
  }

  // MARK: Changes of the program

  /// Replaces all of the text; the caret is at its end then.
  func setText(_ text: NSAttributedString) {
    let before = editor.selection
    changes += 1
    inputDelegate?.textWillChange(host)
    isReplacing = true
    host.editedStorage.setAttributedString(text)
    isReplacing = false
    composed = nil
    hasNoSelection = false
    editor = TextEditor()
    let end = host.editedStorage.length
    editor.select(from: end, to: end, in: units)
    history.forget()
    host.textHasChanged()
    inputDelegate?.textDidChange(host)
    if editor.selection != before { host.reportSelection() }
  }

  /// Replaces a range for the program, as `replace(_:withText:)` does.
  func replaceForProgram(_ range: NSRange, with text: String) {
    unmark()
    guard range.upperBound <= host.editedStorage.length else { return }
    inputDelegate?.textWillChange(host)
    apply(TextEditor.Edit(range: range, text: text), .other)
    inputDelegate?.textDidChange(host)
  }

  private func storageDidChange(in range: NSRange, changeInLength delta: Int) {
    guard !isReplacing else { return }
    changes += 1
    guard range.location != NSNotFound else { return host.textHasChanged() }
    let before = editor.selection
    inputDelegate?.textWillChange(host)
    if delta != 0 || range.length > 0 { follow(range, delta) }
    host.textHasChanged()
    inputDelegate?.textDidChange(host)
    if editor.selection != before { host.reportSelection() }
  }

  private func follow(_ range: NSRange, _ delta: Int) {
    editor.follow(range, changeInLength: delta, in: units)
    if delta != 0 { history.forget() }
    if editor.marked == nil { composed = nil }
  }
}

extension TextSession: TextLayoutClient {
  nonisolated func textStorageDidChange(in range: NSRange, changeInLength delta: Int) {
    MainActor.assumeIsolated { storageDidChange(in: range, changeInLength: delta) }
  }
}
