import NestKit
import OpenUIKit

extension UISplitViewController {
  // Fidelity: F6 moves between the parts of a window, as on desktops. [decided]
  /// Moves the focus, or the first responder, to the next column that can have it; to the view that
  /// had it there last.
  ///
  /// - Returns: Whether it has moved.
  func moveFocus(forward: Bool) -> Bool {
    let slots = shownColumns.compactMap(slot).filter { $0.content != nil }
    guard slots.count > 1, let window = viewIfLoaded?.window else { return false }
    let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView
    let present = focused ?? window.firstResponder
    let index = slots.firstIndex { slot in present.map { isIn(slot, $0) } ?? false }
    if let index { slots[index].lastFocused = present as? UIView }
    for distance in 1...slots.count {
      let next = (index ?? (forward ? -1 : 0)) + (forward ? distance : -distance)
      let slot = slots[(next % slots.count + slots.count) % slots.count]
      if slot !== index.map({ slots[$0] }), focus(slot) { return true }
    }
    return false
  }

  private func isIn(_ slot: SplitSlot, _ responder: UIResponder) -> Bool {
    var current: UIResponder? = responder
    while let next = current {
      if next === slot.content { return true }
      current = next.next
    }
    return false
  }

  /// Moves the focus into a column, or makes its controller the first responder.
  private func focus(_ slot: SplitSlot) -> Bool {
    guard let content = slot.content, let system = UIFocusSystem.focusSystem(for: content) else {
      return false
    }
    let top = (content as? UINavigationController)?.topViewController ?? content
    for environment in [slot.lastFocused, top, content] as [(any UIFocusEnvironment)?] {
      guard let environment, let responder = environment as? UIResponder, isIn(slot, responder)
      else { continue }
      system.requestFocusUpdate(to: environment)
      system.updateFocusIfNeeded()
      if let item = system.focusedItem as? UIView, isIn(slot, item) { return true }
    }
    return top.becomeFirstResponder()
  }
}
