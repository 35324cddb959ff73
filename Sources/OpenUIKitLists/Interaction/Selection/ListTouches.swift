import OpenQuartzCore

/// Highlight and selection by touches, clicks and keys.
final class ListTouches {
  unowned let list: any InteractiveList
  private var machine: ListSelectionStateMachine
  private var choice = ListChoice()
  /// The touch that is followed; others are ignored meanwhile.
  private var touch: ObjectIdentifier?
  private var modifiers: ListChoice.Modifiers = []

  init(_ list: any InteractiveList) {
    self.list = list
    machine = ListSelectionStateMachine(
      unhighlightsFirst: list.unhighlightsBeforeSelection)
  }

  deinit {}

  /// The item that is highlighted; nil for none.
  var highlighted: IndexPath? { machine.highlighted }

  // MARK: Touches

  func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard touch == nil, touches.count == 1, let new = touches.first, !isSwiped else { return }
    // A second finger ends the first one's press.
    if let all = event?.allTouches?.filter({ isOnList($0) && !$0.phase.isOver }), all.count > 1 {
      return cancelled()
    }
    touch = ObjectIdentifier(new)
    modifiers = ListChoice.Modifiers(event?.modifierFlags ?? [])
    // A cell that takes no touches is not chosen by them.
    press(list.core.path(around: new.view))
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch = followed(in: touches) else { return }
    perform(.moved(path(of: touch)))
  }

  func ended(_ touches: Set<UITouch>) {
    guard let ended = followed(in: touches) else { return }
    touch = nil
    perform(.ended(path(of: ended)))
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard followed(in: touches) != nil else { return }
    cancelled()
  }

  /// Cancels the touch that is down: it selects nothing any more.
  func cancelled() {
    touch = nil
    perform(.cancelled)
  }

  /// Whether a row shows its actions: a touch closes it and does nothing else.
  private var isSwiped: Bool {
    list.core.interaction?.swipes.swipe.map { !$0.isClosing } ?? false
  }

  private func followed(in touches: Set<UITouch>) -> UITouch? {
    touches.first { ObjectIdentifier($0) == touch }
  }

  private func isOnList(_ touch: UITouch) -> Bool { touch.view?.isDescendant(of: list) == true }

  private func path(of touch: UITouch) -> IndexPath? {
    list.core.shownPath(at: touch.location(in: list))
  }

  // MARK: Keys

  /// A key went down that chooses an item.
  func press(_ path: IndexPath?, _ modifiers: ListChoice.Modifiers) {
    self.modifiers = modifiers
    press(path)
  }

  /// The key was released.
  func release(_ path: IndexPath?) { perform(.ended(path)) }

  // MARK: Highlight

  private func press(_ path: IndexPath?) { perform(.began(path)) }

  private func perform(_ input: ListSelectionStateMachine.Input) {
    for action in machine.handle(input) { perform(action) }
  }

  private func perform(_ action: ListSelectionStateMachine.Action) {
    switch action {
    case .askPermission(let path): perform(.permission(list.mayHighlight(path)))
    case .highlight(let path):
      show(isHighlighted: true, at: path)
      list.didHighlight(path)
    case .unhighlight(let path):
      show(isHighlighted: false, at: path)
      list.didUnhighlight(path)
    case .choose(let path): choose(path, modifiers)
    case .act(let path):
      guard list.core.counts.contains(path), modifiers.isEmpty,
        list.canPerformPrimaryAction(at: path)
      else { return }
      list.performPrimaryAction(at: path)
    }
  }

  private func show(isHighlighted: Bool, at path: IndexPath) {
    guard let cell = list.core.view(for: .cell(path)) else { return }
    list.show(isHighlighted: isHighlighted, in: cell)
  }

  // MARK: Selection

  /// Selects an item as the user does, or deselects it.
  func choose(_ path: IndexPath, _ modifiers: ListChoice.Modifiers) {
    if !modifiers.isEmpty, list.selectionMode != .multiple,
      list.shouldBeginMultipleSelection(at: path)
    {
      if !list.isEditingList { list.setEditingList(true) }
      list.didBeginMultipleSelection(at: path)
      perform(steps(choosing: path, modifiers))
      return list.didEndMultipleSelection()
    }
    perform(steps(choosing: path, modifiers))
  }

  /// Selects from the last item that was chosen, or from the one that has the focus, up to another
  /// one.
  func extend(from focused: IndexPath, to path: IndexPath) {
    if choice.anchor == nil || list.core.selection.paths.isEmpty {
      choice.anchor = focused
    }
    perform(steps(choosing: path, .extends))
  }

  /// Selects the item on which the focus is now, as the user does: in place of all others.
  func focusSelects(_ path: IndexPath, _ modifiers: ListChoice.Modifiers) {
    if list.selectionMode == .multiple, !modifiers.contains(.extends) {
      let others = list.core.selection.paths.filter { $0 != path }
      perform(others.map { .deselect($0) })
      if list.core.selection.contains(path) { return }
    }
    perform(steps(choosing: path, modifiers))
  }

  private func steps(
    choosing path: IndexPath, _ modifiers: ListChoice.Modifiers
  ) -> [ListChoice.Step] {
    choice.steps(
      choosing: path, mode: list.selectionMode, modifiers: modifiers,
      selected: list.core.selection.paths, range: list.core.counts.paths)
  }

  /// Performs steps with the questions and calls of the delegate; posts one change.
  func perform(_ steps: [ListChoice.Step]) {
    var hasChanged = false
    for step in steps {
      switch step {
      case .deselect(let path): hasChanged = deselect(path, isReplaced: false) || hasChanged
      case .select(let path, let others): hasChanged = select(path, others) || hasChanged
      }
    }
    if hasChanged { list.selectionDidChange() }
  }

  private func select(_ path: IndexPath, _ others: [IndexPath]) -> Bool {
    guard let path = list.pathToSelect(path), list.core.counts.contains(path) else { return false }
    for other in others where other != path {
      guard deselect(other, isReplaced: true) else { return false }
    }
    guard list.core.counts.contains(path) else { return true }
    list.core.select(path, animated: false)
    list.didSelect(path)
    return true
  }

  // Fidelity: the delegate of a table may keep the selection where another row is tapped; nothing
  // is selected then. [decided]
  private func deselect(_ path: IndexPath, isReplaced: Bool) -> Bool {
    guard let path = list.pathToDeselect(path, isReplaced: isReplaced),
      list.core.selection.contains(path)
    else { return !list.core.selection.contains(path) && isReplaced }
    list.core.deselect(path, animated: false)
    list.didDeselect(path)
    return true
  }

  /// Everything is taken anew: what is highlighted is not any more, without a call.
  func forget() {
    if let path = machine.highlighted { show(isHighlighted: false, at: path) }
    touch = nil
  }

  /// The items have other places after an update.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    machine.follow(newPath)
    choice.follow(newPath)
  }
}

extension UITouch.Phase {
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
