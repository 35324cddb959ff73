/// The work of keys.
extension TextSession {
  private static let cut = Selector("cut:", UIResponder.cut(_:))
  private static let copy = Selector("copy:", UIResponder.copy(_:))
  private static let paste = Selector("paste:", UIResponder.paste(_:))
  private static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))

  /// Whether a key does something now.
  func takes(_ key: TextKey) -> Bool {
    guard let command = TextCommand(key), host.takesText || !command.changesText else {
      return false
    }
    switch command {
    case .cut: return host.canPerformAction(Self.cut, withSender: nil)
    case .copy: return host.canPerformAction(Self.copy, withSender: nil)
    case .paste: return host.canPerformAction(Self.paste, withSender: nil)
    case .selectAll: return host.canPerformAction(Self.selectAll, withSender: nil)
    case .redo: return host.undoManager?.canRedo == true
    case .movePage: return host.isMultiline
    case .move, .moveSideways, .moveLines, .delete: return true
    }
  }

  /// Does what a key does.
  func perform(_ key: TextKey) {
    guard let command = TextCommand(key), host.takesText || !command.changesText else { return }
    if !command.isComposingSafe { unmark() }
    switch command {
    case .cut: host.cut(nil)
    case .copy: host.copy(nil)
    case .paste: host.paste(nil)
    case .selectAll: host.selectAll(nil)
    case .redo: host.undoManager?.redo()
    case .delete(let unit, let isForward): delete(unit, isForward: isForward)
    default: move(command)
    }
  }

  private func delete(_ unit: TextEditor.Unit, isForward: Bool) {
    let edit = editor.deletion(
      of: unit, isForward: isForward, in: units, line: unit == .line ? lineOfCaret : nil)
    guard let edit else { return }
    perform(edit, editor.hasSelection || unit != .character ? .other : .deleting)
  }

  /// Moves the caret.
  func move(_ command: TextCommand) {
    switch command {
    case .move(let unit, let isForward, let extends):
      let line = unit == .line ? lineOfCaret : nil
      select {
        $0.move(by: unit, isForward: isForward, extends: extends, in: units, line: line)
      }
    case .moveSideways(let unit, let isRight, let extends):
      let runsLeft = direction(at: editor.head) == .rightToLeft
      select { $0.move(by: unit, isForward: isRight != runsLeft, extends: extends, in: units) }
    case .moveLines(let count, let extends): move(lines: count, extends: extends)
    case .movePage(let isForward, let extends):
      let height = caretRect(at: editor.head).height
      let lines = height > 0 ? Int(max(host.bounds.height / height - 1, 1)) : 1
      move(lines: isForward ? lines : -lines, extends: extends)
    default: return
    }
    host.scrollToCaret()
  }

  private func move(lines: Int, extends: Bool) {
    let column = editor.column ?? caretRect(at: editor.head, isUpstream: editor.isUpstream).midX
    let end = lines < 0 ? 0 : units.length
    var lines = lines
    var next = host.isMultiline ? place(lines, linesFrom: head, x: column) : nil
    // A page may be longer than what is left.
    while next == nil, abs(lines) > 1 {
      lines /= 2
      next = place(lines, linesFrom: head, x: column)
    }
    let place = next ?? end
    select {
      $0.move(to: place, extends: extends, in: units)
      $0.column = next == nil ? nil : column
    }
  }
}

extension TextCommand {
  /// Whether it leaves what is composed as it is.
  nonisolated fileprivate var isComposingSafe: Bool { self == .copy }
}
