/// The effect that a program has set for a view; nil for none.
struct CustomFocusEffect {
  var effect: UIFocusEffect?
}

extension UIView {
  /// Makes the first responder resign if it is this view or inside it.
  final func endEditingInside(force: Bool) -> Bool {
    guard UIWindow.anyHasFirstResponder, let window = windowForResponders,
      let first = window.firstResponder,
      first.isResponder(inside: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.changeFirstResponder { window.firstResponder = nil }
    return true
  }
}
