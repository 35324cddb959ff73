/// The work of keys in a document of the program.
extension TextDocument {
  /// Whether a key does something now.
  func takes(_ key: TextKey) -> Bool {
    guard let input, let command = TextCommand(key), isChangeable || !command.changesText else {
      return false
    }
    switch command {
    case .cut: return input.canPerformAction("cut:", withSender: nil)
    case .copy: return input.canPerformAction("copy:", withSender: nil)
    case .paste: return input.canPerformAction("paste:", withSender: nil)
    case .redo: return input.undoManager?.canRedo == true
    case .move, .moveSideways, .moveLines, .movePage, .delete, .selectAll: return true
    }
  }

  /// Does what a key does.
  func perform(_ key: TextKey) {
    guard let input, let command = TextCommand(key), isChangeable || !command.changesText else {
      return
    }
    if command != .copy { finishComposing() }
    switch command {
    case .cut: input.cut(nil)
    case .copy: input.copy(nil)
    case .paste: input.paste(nil)
    case .redo: input.undoManager?.redo()
    case .selectAll: selectAll()
    case .delete(let unit, let isForward): delete(unit, isForward: isForward)
    case .move(let unit, let isForward, let extends):
      move(extends) { place(unit, isForward: isForward, from: $0) }
    case .moveSideways(let unit, let isRight, let extends):
      sideways(unit, isRight: isRight, extends: extends)
    case .moveLines(let count, let extends): move(lines: count, extends: extends)
    case .movePage(let isForward, let extends):
      let count = linesOfPage
      move(lines: isForward ? count : -count, extends: extends)
    }
  }

  private func selectAll() {
    guard let input else { return }
    if input.canPerformAction("selectAll:", withSender: nil) { return input.selectAll(nil) }
    select(from: input.beginningOfDocument, to: input.endOfDocument)
  }

  private func delete(_ unit: TextEditor.Unit, isForward: Bool) {
    guard let input, let range = input.selectedTextRange else { return }
    guard range.isEmpty else { return input.deleteBackward() }
    guard let end = place(unit, isForward: isForward, from: range.start),
      let part = input.textRange(from: range.start, to: end), !part.isEmpty
    else { return }
    input.inputDelegate?.textWillChange(input)
    input.replace(part, withText: "")
    input.inputDelegate?.textDidChange(input)
  }

  /// The end of a unit; nil where the text ends.
  private func place(
    _ unit: TextEditor.Unit, isForward: Bool, from position: UITextPosition
  ) -> UITextPosition? {
    guard let input else { return nil }
    let end = isForward ? input.endOfDocument : input.beginningOfDocument
    let next: UITextPosition? =
      switch unit {
      case .document: end
      case .character, .word, .line, .paragraph:
        input.tokenizer.position(
          from: position, toBoundary: unit.granularity,
          inDirection: .storage(isForward ? .forward : .backward))
      }
    if let next { return next }
    // Behind the last word there are blanks yet; a line that has no end in its direction stays.
    return unit == .line ? nil : end
  }

  private func move(_ extends: Bool, _ target: (UITextPosition) -> UITextPosition?) {
    guard let head, let end = target(head) else { return }
    select(from: extends ? fixedEnd ?? head : end, to: end)
    reveal()
  }

  private func sideways(_ unit: TextEditor.Unit, isRight: Bool, extends: Bool) {
    guard let input, let range = input.selectedTextRange, let head else { return }
    let runsLeft = input.baseWritingDirection(for: head, in: .forward) == .rightToLeft
    let isForward = isRight != runsLeft
    guard unit == .character else {
      return move(extends) { place(unit, isForward: isForward, from: $0) }
    }
    if !extends, !range.isEmpty {
      let side = isForward ? range.end : range.start
      select(from: side, to: side)
      return reveal()
    }
    move(extends) { input.position(from: $0, in: isRight ? .right : .left, offset: 1) }
  }

  private var linesOfPage: Int {
    guard let input, let head, let view = textView else { return 1 }
    let height = input.caretRect(for: head).height
    let seen = view.layer.visibleRect.height
    guard height > 0, height.isFinite, seen.isFinite, seen > height else { return 1 }
    return Int(max(min(seen, 1e6) / height - 1, 1))
  }

  private func move(lines: Int, extends: Bool) {
    guard let input else { return }
    let end = lines < 0 ? input.beginningOfDocument : input.endOfDocument
    move(extends) { head in
      input.position(from: head, in: lines < 0 ? .up : .down, offset: abs(lines)) ?? end
    }
  }
}
