/// Calls the prefetching data source between layouts.
final class ListPrefetching {
  unowned let list: any InteractiveList
  private var prefetcher = ListPrefetcher()
  private var isScheduled = false

  init(_ list: any InteractiveList) { self.list = list }

  deinit {}

  /// The list has been laid out: what to prefetch is decided in the next turn.
  func didLayOut() {
    guard list.prefetches, !isScheduled else { return }
    isScheduled = true
    DeferredWork.nextTurn { [weak self] in self?.request() }
  }

  private func request() {
    isScheduled = false
    guard list.prefetches, !list.core.isMovingItems, list.core.presentation.isEmpty else { return }
    let request = prefetcher.request(visible: list.core.shownPaths, in: list.core.counts)
    if !request.cancel.isEmpty { list.cancelPrefetching(request.cancel) }
    if !request.prefetch.isEmpty { list.prefetch(request.prefetch) }
  }

  func follow(_ newPath: (IndexPath) -> IndexPath?) { prefetcher.follow(newPath) }
}
