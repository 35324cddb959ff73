/// A drag that stays over an item chooses it, as a tap does.
final class ListSpringLoading: NSObject {
  unowned let list: any InteractiveList
  private var interaction: UISpringLoadedInteraction?
  /// The item over which the drag is, as it is shown; nil for none, and if it is gone.
  private var path: IndexPath?

  init(_ list: any InteractiveList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Whether items are spring-loaded.
  var isOn: Bool {
    get { interaction != nil }
    set {
      guard newValue != isOn else { return }
      if let interaction {
        self.interaction = nil
        return list.removeInteraction(interaction)
      }
      let new = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
        [weak self] _, _ in self?.activate()
      }
      interaction = new
      list.addInteraction(new)
    }
  }

  /// The items have other places.
  func follow(_ newPath: (IndexPath) -> IndexPath?) { path = path.flatMap(newPath) }

  private func activate() {
    guard let path, let touches = list.core.interaction?.touches else { return }
    touches.choose(path, [])
  }
}

extension ListSpringLoading: UISpringLoadedInteractionBehavior {
  // Fidelity: the cell shows the interaction, and the delegate is asked with its item. [documented]
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard !list.isEditingList, list.core.updateDepth == 0,
      let shown = list.core.shownPath(at: context.location(in: list)),
      list.core.extra(at: shown) == nil, let cell = list.core.view(for: .cell(shown))
    else { return false }
    let item = list.core.item(at: shown)
    path = shown
    if context.targetItem as? IndexPath != item { context.targetItem = item }
    if context.targetView !== cell, context.targetView.map({ !$0.isDescendant(of: cell) }) ?? true {
      context.targetView = cell
    }
    // The delegate may have changed the list.
    return list.shouldSpringLoad(at: shown, with: context) && path != nil
  }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { path = nil }
}
