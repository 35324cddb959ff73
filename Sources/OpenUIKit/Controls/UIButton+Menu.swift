// Menus of buttons.

extension UIButton {
  /// Follows a new menu, or what it is for.
  final func menuDidChange() {
    MenuOpener.update(
      &menuOpener, on: self, hasMenu: menu != nil, isPrimaryAction: showsMenuAsPrimaryAction
    ) { [zeroingLink] _ in zeroingLink.target?.menuSource }
    showSelectedElement()
  }

  /// The source of the menu; nil for a button that is disabled or has no menu.
  private final var menuSource: MenuSource? {
    guard isEnabled, menu != nil else { return nil }
    return MenuSource(
      view: self, sender: self,
      menu: { [zeroingLink] in
        zeroingLink.target?.sendActions(for: .menuActionTriggered)
        return zeroingLink.target?.menu
      },
      onChoice: { [zeroingLink] in zeroingLink.target?.didChoose($0) })
  }

  /// Opens the menu where that is what a tap does.
  ///
  /// - Returns: Whether it is.
  final func opensMenuAsPrimaryAction() -> Bool {
    guard showsMenuAsPrimaryAction, let menuSource else { return false }
    menuSource.open()
    return true
  }

  /// Whether the title is that of the element with a mark.
  final var showsSelectedElement: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  private final func didChoose(_ element: UIMenuElement) {
    guard showsSelectedElement else { return }
    menu?.mark(element)
    showSelectedElement()
  }

  // Fidelity: where no element has a mark, the first one gets it. [observed]
  private final func showSelectedElement() {
    guard showsSelectedElement, let menu else { return }
    if menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.mark(first) }
    guard let title = menu.selectedElements.first?.title else { return }
    if configuration == nil { setTitle(title, for: []) } else { configuration?.title = title }
  }
}
