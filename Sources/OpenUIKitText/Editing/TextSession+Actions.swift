/// Cutting, copying, pasting, selecting.
extension TextSession {
  /// Whether a standard action can be done now; nil for another action.
  func allows(_ action: Selector) -> Bool? {
    switch action {
    case "copy:": return editor.hasSelection && !host.isSecret
    case "cut:": return editor.hasSelection && !host.isSecret && host.takesText
    case "delete:": return editor.hasSelection && host.takesText
    case "paste:": return host.takesText && UIPasteboard.general.hasStrings
    case "select:": return !editor.hasSelection && host.editedStorage.length > 0
    case "selectAll:":
      let length = host.editedStorage.length
      return length > 0 && editor.selection.length < length
    default: return nil
    }
  }

  func copySelection() {
    guard editor.hasSelection, !host.isSecret else { return }
    UIPasteboard.general.string =
      host.editedStorage.attributedSubstring(from: editor.selection).string
  }

  func cut() {
    guard editor.hasSelection, !host.isSecret, host.takesText else { return }
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard editor.hasSelection, host.takesText else { return }
    perform(TextEditor.Edit(range: editor.selection, text: ""), .other)
  }

  func paste() {
    guard host.takesText, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    unmark()
    perform(editor.insertion(of: host.isMultiline ? text : text.inOneLine), .other)
  }

  func selectWord() {
    let units = units
    let range = TextEditor.range(of: .word, at: editor.head, in: units)
    select { $0.select(range, in: units) }
  }

  func selectAll() {
    let units = units
    select { $0.select(from: 0, to: units.length, in: units) }
  }
}

extension String {
  /// The same with blanks in place of ends of lines.
  nonisolated var inOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}
