import OpenQuartzCore

/// The menus of items: an interaction of the list, whose delegate asks that of the list.
final class ListMenus: NSObject {
  unowned let list: any InteractiveList
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item of the menu that is about to open, or is open, as it is shown; nil if it is gone.
  private var path: IndexPath?

  init(_ list: any InteractiveList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Receives the touches of the list.
  func install() {
    interaction.receives = { [weak self] in self?.path(at: $0) != nil }
    list.addInteraction(interaction)
  }

  /// The items have other places.
  func follow(_ newPath: (IndexPath) -> IndexPath?) { path = path.flatMap(newPath) }

  private func path(at point: CGPoint) -> IndexPath? {
    guard list.offersMenus, !list.core.isMovingItems,
      let path = list.core.shownPath(at: list.convert(point, from: nil)),
      list.core.extra(at: path) == nil
    else { return nil }
    return path
  }

  /// The cell of the menu, if it is in sight.
  private var cell: UIView? {
    path.flatMap { list.core.view(for: .cell($0)) }.flatMap { $0.window == nil ? nil : $0 }
  }

  private var cellPreview: UITargetedPreview? { cell.map { UITargetedPreview(view: $0) } }
}

extension ListMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = path(at: list.convert(location, to: nil)) else { return nil }
    self.path = path
    let configuration = list.menuConfiguration(at: path, location)
    // The delegate may have changed the list.
    guard let configuration, cell != nil else { return nil }
    list.core.interaction?.swipes.close(animated: true)
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    path.flatMap { list.menuPreview(configuration, at: $0, isHighlight: true) } ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    path.flatMap { list.menuPreview(configuration, at: $0, isHighlight: false) } ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuPreviewWasTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillOpen(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillEnd(configuration, animator) }
}
