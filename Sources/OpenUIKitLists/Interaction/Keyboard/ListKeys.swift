import OpenQuartzCore

/// Keys of a list, while one of its cells has the focus.
///
/// Arrows, Home, End and the page keys move the focus, also to what is not in sight; with Shift
/// they extend the selection where more than one item may be selected. Space and Return choose the
/// item as a touch does, letters find the next row whose text begins with them, Escape closes a row
/// that is swiped.
final class ListKeys {
  unowned let list: any InteractiveList
  private var typeAhead = ListTypeAhead()
  /// The item that had the focus last.
  private(set) var lastFocused: IndexPath?
  /// The key that is down and chooses an item.
  private var pressedKey: UIKeyboardHIDUsage?

  /// How many cells are made at most to read their texts.
  private static let mostTexts = 500

  init(_ list: any InteractiveList) { self.list = list }

  deinit {}

  private var search: ListFocusSearch { ListFocusSearch(list: list) }

  /// The item whose cell has the focus; nil where none has it, or something inside a cell.
  var focused: IndexPath? {
    guard let view = UIFocusSystem(for: list)?.focusedItem as? UIView,
      case .cell(let path) = list.core.element(of: view)
    else { return nil }
    return path
  }

  // MARK: Commands

  /// The commands of the keys that do something now; none while no cell has the focus.
  var commands: [UIKeyCommand] {
    guard let path = focused else { return [] }
    var result: [UIKeyCommand] = []
    for (input, heading) in Self.arrows {
      add(&result, input, to: search.path(from: path, towards: heading))
    }
    add(&result, UIKeyCommand.inputHome, to: search.end(isFirst: true))
    add(&result, UIKeyCommand.inputEnd, to: search.end(isFirst: false))
    add(&result, UIKeyCommand.inputPageUp, to: search.page(from: path, isForward: false))
    add(&result, UIKeyCommand.inputPageDown, to: search.page(from: path, isForward: true))
    if list.core.interaction?.swipes.swipe != nil {
      result.append(
        command(UIKeyCommand.inputEscape) { $0.list.core.interaction?.swipes.close(animated: true) }
      )
    }
    return result
  }

  private static let arrows: [(String, UIFocusHeading)] = [
    (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
    (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
  ]

  private func add(_ commands: inout [UIKeyCommand], _ input: String, to path: IndexPath?) {
    guard let path, path != focused else { return }
    commands.append(command(input) { $0.move(to: path, extends: false) })
    guard list.selectionMode == .multiple else { return }
    commands.append(command(input, .shift) { $0.move(to: path, extends: true) })
  }

  private func command(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], _ body: @escaping (ListKeys) -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(input: input, modifierFlags: modifiers) { [weak self] _ in
      if let self { body(self) }
    }
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  // MARK: Moves

  /// Moves the focus to an item, which becomes visible.
  private func move(to path: IndexPath, extends: Bool) {
    let start = focused
    isExtending = extends
    defer { isExtending = false }
    bringIntoSight(path)
    guard list.core.counts.contains(path), let cell = list.core.view(for: .cell(path)) else {
      return
    }
    let system = UIFocusSystem(for: list)
    system?.requestFocusUpdate(to: cell)
    system?.updateFocusIfNeeded()
    if extends, let start, focused == path {
      list.core.interaction?.touches.extend(from: start, to: path)
    }
  }

  /// Whether the move of now extends the selection itself.
  private var isExtending = false

  /// Scrolls to an item of which nothing is in sight; the focus scrolls the rest of the distance.
  private func bringIntoSight(_ path: IndexPath) {
    guard let frame = list.listLayout.attributes(of: .cell(path))?.frame,
      list.core.view(for: .cell(path)) == nil || !frame.intersects(list.bounds)
    else { return }
    UIView.performWithoutAnimation {
      // Rows on the path to it may have estimated heights.
      list.core.scroll(to: .cell(path), animated: false) { [unowned list] in
        list.offset(revealing: path)
      }
      list.layoutIfNeeded()
    }
  }

  // MARK: Focus

  /// The focus has moved into the list, out of it or inside it.
  func didUpdateFocus(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    list.didUpdateFocus(context, coordinator)
    guard let view = context.nextFocusedView, case .cell(let path) = list.core.element(of: view)
    else { return }
    lastFocused = path
    guard !isExtending, list.selectionFollowsFocus(at: path) else { return }
    list.core.interaction?.touches.focusSelects(path, [])
  }

  /// The cell that the focus enters first.
  var preferredCell: UIView? {
    let remembered = list.remembersLastFocus ? lastFocused : nil
    let path = list.preferredFocusPath ?? remembered
    return path.flatMap { list.core.view(for: .cell($0)) }
  }

  func follow(_ newPath: (IndexPath) -> IndexPath?) { lastFocused = lastFocused.flatMap(newPath) }

  // MARK: Presses

  /// A key went down. Returns whether the list uses it.
  func began(_ press: UIPress) -> Bool {
    guard let key = press.key, let path = focused else { return false }
    let modifiers = key.modifierFlags.intersection([.command, .control, .alternate])
    switch key.keyCode {
    case .keyboardSpacebar where typeAhead.isWaiting(at: press.timestamp) && modifiers.isEmpty:
      return find(" ", from: path, at: press.timestamp)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard pressedKey == nil else { return true }
      pressedKey = key.keyCode
      list.core.interaction?.touches.press(path, ListChoice.Modifiers(key.modifierFlags))
      return true
    default:
      guard modifiers.isEmpty, key.characters.count == 1,
        let first = key.characters.unicodeScalars.first,
        CharacterSet.alphanumerics.contains(first)
      else { return false }
      return find(key.characters, from: path, at: press.timestamp)
    }
  }

  /// A key is up. Returns whether the list has used it.
  func ended(_ press: UIPress, isCancelled: Bool) -> Bool {
    guard let code = press.key?.keyCode, code == pressedKey else { return false }
    pressedKey = nil
    if isCancelled {
      list.core.interaction?.touches.cancelled()
    } else {
      list.core.interaction?.touches.release(focused)
    }
    return true
  }

  // MARK: Letters

  /// Moves the focus to the next row whose text begins with what was typed.
  private func find(_ character: String, from path: IndexPath, at time: TimeInterval) -> Bool {
    let countsCurrent = typeAhead.add(character, at: time)
    var made = 0
    var current = countsCurrent ? path : next(path)
    for _ in 0..<list.core.counts.total {
      guard let candidate = current, made <= Self.mostTexts else { break }
      if list.mayFocus(candidate), let text = text(at: candidate, &made), typeAhead.matches(text) {
        if candidate != path { move(to: candidate, extends: false) }
        return true
      }
      current = next(candidate)
      if !countsCurrent, candidate == path { break }
    }
    return true
  }

  private func next(_ path: IndexPath) -> IndexPath? {
    list.core.counts.path(after: path) ?? list.core.counts.firstPath
  }

  /// The text of a row; of one that is not shown by a cell that is made for it.
  private func text(at path: IndexPath, _ made: inout Int) -> String? {
    if let cell = list.core.view(for: .cell(path)) { return cell.textForSearch }
    made += 1
    guard let attributes = list.listLayout.attributes(of: .cell(path)) else { return nil }
    var text: String?
    list.core.whileShowing {
      guard let cell = list.makeView(for: .cell(path), with: attributes) else { return }
      text = cell.textForSearch
      list.recycle(cell, of: .cell(path))
    }
    return text
  }
}

extension InteractiveList {
  /// The nearest offset at which an item is in sight.
  fileprivate func offset(revealing path: IndexPath) -> CGPoint {
    guard let frame = listLayout.attributes(of: .cell(path))?.frame else { return contentOffset }
    let visible = bounds.inset(by: adjustedContentInset)
    func distance(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
      first < 0 ? first : max(0, min(first, last))
    }
    return CGPoint(
      x: contentOffset.x + distance(frame.minX - visible.minX, frame.maxX - visible.maxX),
      y: contentOffset.y + distance(frame.minY - visible.minY, frame.maxY - visible.maxY))
  }
}

extension ListTypeAhead {
  /// Whether a space continues the word that is being typed.
  nonisolated func isWaiting(at time: TimeInterval) -> Bool {
    !text.isEmpty && time - lastTime <= Self.pause
  }
}

extension UIView {
  /// The text by which a cell is found: what assistive technology reads, or the first label inside.
  var textForSearch: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let text = (self as? UILabel)?.text, !text.isEmpty { return text }
    for subview in subviews where !subview.isHidden {
      if let text = subview.textForSearch { return text }
    }
    return nil
  }
}

extension UIView {
  /// The list that shows this view, a cell; nil for others.
  var listAround: (any InteractiveList)? {
    var view = superview
    while let current = view {
      if let list = current as? any InteractiveList { return list }
      view = current.superview
    }
    return nil
  }

  /// Whether a cell can have the focus, as its list decides.
  var mayHaveFocusInList: Bool {
    guard let list = listAround, case .cell(let path) = list.core.element(of: self) else {
      return false
    }
    return list.mayFocus(path)
  }
}
