// The menu of the back button.

extension UINavigationBar {
  /// Opens the menu for fingers that stay on the back button.
  final func makeBackMenuOpener() {
    guard backMenuOpener == nil else { return }
    backMenuOpener = MenuOpener(on: self) { [zeroingLink] in zeroingLink.target?.menuSource(at: $0)
    }
  }

  private final func menuSource(at point: CGPoint) -> MenuSource? {
    guard transition == nil, let button = content?.backButton, button.isEnabled,
      topItem?.backAction == nil, button.bounds.contains(button.convert(point, from: nil))
    else { return nil }
    return MenuSource(view: button, sender: self) { [zeroingLink] in zeroingLink.target?.backMenu }
  }

  // Fidelity: the item that the back button leads to is the first one. [observed]
  /// The menu of the item of the program, or the items below, from the top.
  private final var backMenu: UIMenu? {
    if let own = backItem?.backBarButtonItem?.menu { return own }
    let actions = stack.dropLast().reversed().map { item in
      UIAction(title: item.nameInBackMenu) { [zeroingLink] _ in
        zeroingLink.target?.popItems(to: item)
      }
    }
    return UIMenu(children: actions)
  }
}

extension UINavigationItem {
  /// The text of the item in the menu of a back button.
  fileprivate final var nameInBackMenu: String {
    let names = [backBarButtonItem?.title, title, backButtonTitle]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }
}
