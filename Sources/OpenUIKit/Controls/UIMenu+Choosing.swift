extension UIMenu {
  /// Marks an element of the menu, or of those inside it, and no other one.
  ///
  /// - Returns: Whether it is there; otherwise nothing changes.
  @discardableResult
  final func mark(_ element: UIMenuElement) -> Bool {
    let elements = leaves
    guard elements.contains(where: { $0 === element }) else { return false }
    for other in elements { other.shownState = other === element ? .on : .off }
    return true
  }

  /// The elements that are no menus, of this menu and of those inside it, in their order.
  final var leaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
  }
}
