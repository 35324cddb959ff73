/// The items that are dragged from a list.
final class ListDragging: NSObject {
  /// An item that is dragged, and where it is from.
  struct Source {
    let item: UIDragItem
    /// Where the data source has it; nil if it is gone.
    var path: IndexPath?
  }

  unowned let list: any DragDropList
  private(set) var sources: [Source] = []
  /// The drag that lasts, from its beginning on.
  private(set) weak var session: (any UIDragSession)?
  private lazy var interaction = UIDragInteraction(delegate: self)

  init(_ list: any DragDropList) {
    self.list = list
    super.init()
    interaction.onEndOfAddition = { [weak self] in self?.end() }
  }

  deinit {}

  /// Whether items of the list are dragged.
  var isActive: Bool { session != nil }

  /// The delegate or the setting of the list is another one.
  func update() {
    if interaction.view == nil, list.offersDrags { list.addInteraction(interaction) }
    if interaction.isEnabled != list.offersDrags { interaction.isEnabled = list.offersDrags }
  }

  /// The item at a point of the content, if items may be dragged now.
  private func path(at point: CGPoint) -> IndexPath? {
    guard list.offersDrags, !list.core.isMovingItems, list.core.updateDepth == 0 else { return nil }
    return list.core.shownPath(at: point).flatMap { list.core.sourcePath(of: $0) }
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    list.core.presentedPath(of: path).flatMap { list.core.view(for: .cell($0)) } != nil
  }

  /// Where an item of a drag is from; nil for one that is not of this list.
  func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// How far the items are of which a cell is one.
  func state(of path: IndexPath) -> CellListState.Drag {
    guard sources.contains(where: { $0.path == path }) else { return .none }
    return isActive ? .dragging : .lifting
  }

  /// The items have other places after an update of the data.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
  }

  private func cell(of item: UIDragItem) -> UIView? {
    path(of: item).flatMap { list.core.presentedPath(of: $0) }.flatMap {
      list.core.view(for: .cell($0))
    }
  }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = cell(of: item), cell.window != nil else {
      return nil
    }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
  }

  private func updateCells() {
    for source in sources {
      guard let path = source.path, let cell = cell(of: source.item) else { continue }
      let state = state(of: path)
      list.updateDragState(of: cell) { $0.drag = state }
    }
  }

  private func end() {
    let old = sources
    session = nil
    for source in old {
      if let cell = cell(of: source.item) { list.updateDragState(of: cell) { $0.drag = .none } }
    }
    sources = []
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = path(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(at: path, session)
    guard isInSight(path) else { return [] }
    sources = items.map { Source(item: $0, path: path) }
    if !items.isEmpty { list.core.interaction?.swipes.close(animated: false) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = path(at: point) else { return [] }
    let items = list.dragItemsToAdd(at: path, session, point)
      .filter { new in !session.items.contains { $0 === new } }
    // The delegate may have changed the list, or ended the drag.
    guard isInSight(path) else { return [] }
    sources += items.map { Source(item: $0, path: path) }
    if !items.isEmpty {
      if self.session == nil { self.session = session }
      updateCells()
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    updateCells()
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    self.session = session
    updateCells()
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    list.layoutIfNeeded()
    return preview(of: item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    end()
    list.dragDidEnd(session)
  }
}
