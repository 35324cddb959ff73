import OpenQuartzCore

// What a swipe shows is there for assistive technologies too.

extension UIView {
  // Fidelity: the actions of both sides, the trailing ones first, with their titles. [known]
  /// The actions that a swipe of this cell would show, as custom actions; nil for none.
  var accessibilityActionsOfRow: [UIAccessibilityCustomAction]? {
    guard let list = listAround, !list.isEditingList,
      case .cell(let path) = list.core.element(of: self)
    else { return nil }
    let actions = [false, true].flatMap { isLeading in
      (list.swipeActions(at: path, isLeading: isLeading)?.actions ?? []).enumerated()
        .compactMap { accessibilityAction($1, number: $0, isLeading: isLeading) }
    }
    return actions.isEmpty ? nil : actions
  }

  private func accessibilityAction(
    _ action: UIContextualAction, number: Int, isLeading: Bool
  ) -> UIAccessibilityCustomAction? {
    guard let name = action.title ?? action.image?.accessibilityLabel, !name.isEmpty else {
      return nil
    }
    let cell = zeroingLink
    return UIAccessibilityCustomAction(name: name, image: action.image) { _ in
      cell.target?.performSwipeAction(number, isLeading: isLeading) ?? false
    }
  }

  /// Performs an action of the row that the cell shows now.
  ///
  /// - Returns: Whether there is one.
  private func performSwipeAction(_ number: Int, isLeading: Bool) -> Bool {
    guard let list = listAround, !list.isEditingList,
      case .cell(let path) = list.core.element(of: self)
    else { return false }
    list.core.interaction?.swipes.close(animated: false)
    guard let actions = list.swipeActions(at: path, isLeading: isLeading)?.actions,
      actions.indices.contains(number)
    else { return false }
    actions[number].handler(actions[number], self) { _ in }
    return true
  }
}
