import DisplayServer

/// Decides who gets a key that is pressed: commands, the focus, or responders as a press.
///
/// The order is: commands with priority; text, for a first responder that takes it; the focus;
/// other commands; taking back and doing again; finding; for Escape
/// `accessibilityPerformEscape()`; presses.
// Fidelity: text and focus come before the commands without priority. [documented]
final class KeyRouter {
  /// The keys that are down and that nobody receives as a press.
  private var handledKeys: Set<Key> = []

  /// Whether a key is handled, and makes no press.
  func handle(_ input: KeyEvent, in runtime: UIRuntime) -> Bool {
    switch input.phase {
    case .up: return handledKeys.remove(input.key) != nil
    case .down:
      // A key that went to responders when it went down does nothing else when it repeats.
      let mayHandle = !input.isRepeat || handledKeys.contains(input.key)
      guard mayHandle, perform(KeyStroke(input), isRepeat: input.isRepeat, in: runtime) else {
        if !input.isRepeat { handledKeys.remove(input.key) }
        return mayHandle && input.isRepeat
      }
      handledKeys.insert(input.key)
      return true
    }
  }

  private func perform(_ stroke: KeyStroke, isRepeat: Bool, in runtime: UIRuntime) -> Bool {
    if stroke.isEscape, let drag = RunningDrag.current, drag.isFollowingFinger {
      drag.cancel()
      return true
    }
    let responder = runtime.keyResponder
    if let command = responder.keyCommand(for: stroke, where: \.wantsPriorityOverSystemBehavior),
      command.perform(from: responder)
    {
      return true
    }
    let isText = runtime.text.handlesAsText(stroke, in: runtime)
    // Tab moves the focus, if there is another item, before it is text of a field.
    if !isText || stroke.key == .keyboardTab && !runtime.text.takesTab(stroke, in: runtime),
      runtime.focus.handle(stroke, in: runtime)
    {
      return true
    }
    guard !isText else { return false }
    if let command = responder.keyCommand(for: stroke, where: { _ in true }),
      command.perform(from: responder)
    {
      return true
    }
    if let undoes = stroke.undoes, responder.perform(undoes) { return true }
    if let finds = stroke.finds, responder.perform(finds) { return true }
    // One press leaves one thing, however long it lasts.
    return stroke.isEscape && (isRepeat || responder.performEscape())
  }

  deinit {}
}

extension UIRuntime {
  /// The responder that receives keys first.
  var keyResponder: UIResponder { application.keyWindow?.pressResponder ?? application }
}

extension UIResponder {
  /// Takes back, or does again, what the manager of this responder has registered.
  ///
  /// - Returns: Whether there is something.
  fileprivate func perform(_ direction: KeyStroke.Undo) -> Bool {
    guard let undoManager else { return false }
    switch direction {
    case .undo where undoManager.canUndo: undoManager.undo()
    case .redo where undoManager.canRedo: undoManager.redo()
    default: return false
    }
    return true
  }

  /// Finds something: the first responder in the chain that allows it, or an interaction on one.
  ///
  /// - Returns: Whether one does.
  fileprivate func perform(_ action: FindAction) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action.selector, withSender: nil) {
        current.find(action)
        return true
      }
      for case let performer as any FindPerformer in (current as? UIView)?.interactions ?? []
      where performer.canFind(action) {
        performer.find(action)
        return true
      }
      responder = current.next
    }
    return false
  }

  private func find(_ action: FindAction) {
    switch action {
    case .find: find(nil)
    case .replace: findAndReplace(nil)
    case .next: findNext(nil)
    case .previous: findPrevious(nil)
    case .useSelection: useSelectionForFind(nil)
    }
  }

  /// The first command that fits, from this responder up the chain.
  fileprivate func keyCommand(
    for stroke: KeyStroke, where isIncluded: (UIKeyCommand) -> Bool
  ) -> UIKeyCommand? {
    var responder: UIResponder? = self
    while let current = responder {
      let command = current.keyCommands?.first {
        $0.isAvailable && isIncluded($0)
          && stroke.matches(input: $0.input ?? "", modifiers: $0.modifierFlags)
      }
      if let command { return command }
      responder = current.next
    }
    return nil
  }
}
