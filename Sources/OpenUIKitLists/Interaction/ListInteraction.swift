import OpenQuartzCore

/// The interaction of a person with a list, for tables and collection views alike. The core of the
/// list owns it, and calls it after each layout and update.
///
/// - `ListTouches`: highlight and selection.
/// - `ListKeys`: keys and the focus.
/// - `ListSwipes`: the actions beside a row.
/// - `ListReordering`: items that are moved.
/// - `ListPrefetcher`: items that become visible next.
final class ListInteraction {
  /// The list that owns the interaction.
  unowned let list: any DragDropList
  private(set) lazy var touches = ListTouches(list)
  private(set) lazy var rangeSelection = ListMultipleSelection(list)
  private(set) lazy var swipes = ListSwipes(list)
  private(set) lazy var menus = ListMenus(list)
  private(set) lazy var springs = ListSpringLoading(list)
  private(set) lazy var keys = ListKeys(list)
  private(set) lazy var reordering = ListReordering(list)
  private(set) lazy var dragging = ListDragging(list)
  private(set) lazy var dropping = ListDropping(list)
  private(set) lazy var prefetching = ListPrefetching(list)

  init(_ list: any DragDropList) {
    self.list = list
    rangeSelection.install()
    swipes.install()
    menus.install()
    reordering.install()
  }

  deinit {}

  /// Called after each layout of the list.
  func didLayOut() {
    swipes.didLayOut()
    prefetching.didLayOut()
  }

  /// Called when an update was accepted, before anything of it is shown.
  func follow(_ plan: ListUpdatePlan) { follow { plan.newPath(of: $0) } }

  /// Called before everything is taken anew.
  func willReload() {
    touches.forget()
    dragging.follow { _ in nil }
    dropping.forget()
    follow { _ in nil }
  }

  /// Called when an update of the data was accepted.
  func dataDidUpdate(_ plan: ListUpdatePlan) { dragging.follow { plan.newPath(of: $0) } }

  private func follow(_ newPath: (IndexPath) -> IndexPath?) {
    touches.follow(newPath)
    rangeSelection.follow(newPath)
    swipes.follow(newPath)
    keys.follow(newPath)
    reordering.follow(newPath)
    menus.follow(newPath)
    springs.follow(newPath)
    prefetching.follow(newPath)
  }
}
