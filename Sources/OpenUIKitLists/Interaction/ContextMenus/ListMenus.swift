import OpenQuartzCore

/// Opens the menus of items.
final class ListMenus {
  unowned let list: any InteractiveList
  private var opener: MenuOpener?

  init(_ list: any InteractiveList) { self.list = list }

  deinit {}

  /// Receives the touches of the list.
  func install() {
    opener = MenuOpener(
      on: list, receives: { [weak self] in self?.path(at: $0) != nil },
      menu: { [weak self] in self?.menu(at: $0) })
  }

  private func path(at point: CGPoint) -> IndexPath? {
    guard list.offersMenus, !list.core.isMovingItems,
      let path = list.core.shownPath(at: list.convert(point, from: nil)),
      list.core.extra(at: path) == nil
    else { return nil }
    return path
  }

  private func menu(at point: CGPoint) -> (view: UIView, menu: UIMenu)? {
    guard let path = path(at: point), let cell = list.core.view(for: .cell(path)),
      let menu = list.menuConfiguration(at: path, list.convert(point, from: nil))?.makeMenu()
    else { return nil }
    list.core.interaction?.swipes.close(animated: true)
    return (cell, menu)
  }
}
