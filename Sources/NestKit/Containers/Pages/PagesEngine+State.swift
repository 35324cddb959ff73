extension PagesEngine {
  /// Keeps what a page has shown that the data source makes again.
  func saveState(of page: Page, at index: Int) {
    guard case .dataSource = source,
      let saved = SavedState(ofContainer: page.viewController)
    else { return }
    states.store(saved.state, at: index)
  }

  /// A page that was made again shows what it has shown before. A state that it does not understand
  /// is that of another page, and is forgotten.
  func restoreState(of controller: UIViewController, at index: Int) {
    guard let state = states.take(at: index) else { return }
    _ = try? state.restore(in: controller) { [maker] identifier, path in
      maker?.restored(identifier, path, index)
    }
  }

  /// The controllers that are stored, by their index.
  var loadedControllers: [(index: Int, controller: UIViewController)] {
    let loaded = machine.members.compactMapValues { pages[$0]?.viewController }
    return loaded.merging(prepared) { page, _ in page }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }
}
