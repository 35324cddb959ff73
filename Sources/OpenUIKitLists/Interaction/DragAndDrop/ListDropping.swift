import OpenQuartzCore

/// The drags over a list, and the drops on it.
///
/// While it would be inserted, a gap shows where: a place that the data source does not know. An
/// item of the list itself that would be moved is not shown meanwhile, so that the list is as long
/// as before.
final class ListDropping: NSObject {
  unowned let list: any DragDropList
  private(set) weak var session: (any UIDropSession)?
  private lazy var interaction = UIDropInteraction(delegate: self)
  private lazy var scroller = ListEdgeScroller(list) { [weak self] _ in
    self?.interaction.setNeedsUpdate()
  }
  /// Where the items would be dropped, as the data source counts without what is hidden.
  private(set) var destination: IndexPath?
  private var proposal: ListDropProposal?
  /// Whether the item was selected that is hidden.
  private var hiddenWasSelected = false
  /// The cell that is highlighted.
  private var highlighted: UIView?
  private(set) var coordinator: ListDropCoordinator?
  private let cadence = ListCadence()

  init(_ list: any DragDropList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Whether something is dragged over the list or dropped on it.
  var isActive: Bool { session != nil }

  /// The delegates of the list are others.
  func update() {
    let isWanted = list.acceptsDrops || list.offersDrags
    if interaction.view == nil, isWanted { list.addInteraction(interaction) }
  }

  private var core: ListCore { list.core }
  private var dragging: ListDragging? { core.interaction?.dragging }

  /// The item of this list that would be moved; nil for something else.
  private func movedItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, session.allowsMoveOperation, let item = session.items.first
    else { return nil }
    return dragging?.path(of: item)
  }

  // Fidelity: a single item of the list itself whose data source moves items is reordered, without
  // a call of the drop delegate. [documented]
  /// The item that the data source would move; nil for none.
  private func reorderedItem(_ session: any UIDropSession) -> IndexPath? {
    guard let path = movedItem(session), list.canCommitMoves, list.mayMove(path) else { return nil }
    return path
  }

  // MARK: Where

  private func updateDestination(_ session: any UIDropSession) {
    let point = session.location(in: list)
    scroller.follow(point)
    core.prepareIfNeeded()
    let shown = list.shownTarget(at: point)
    destination = shown.map { path in place(for: path, session) }
  }

  /// A place of what is shown, as the data source counts without what is hidden.
  private func place(for shown: IndexPath, _ session: any UIDropSession) -> IndexPath {
    let presentation = core.currentPresentation
    var without = presentation
    without.extras.removeAll { $0.isGap }
    let anchor = without.anchor(at: shown)
    return IndexPath(
      item: anchor - without.hiddenCount(before: anchor, in: shown.section),
      section: shown.section)
  }

  /// Shows where the items would be dropped.
  private func show(_ proposal: ListDropProposal, _ session: any UIDropSession) {
    var intent = proposal.intent
    let operation = proposal.proposal.operation
    if operation != .copy && operation != .move { intent = .unspecified }
    if intent == .automatic { intent = automaticIntent(session) }
    highlight(intent == .into ? destination : nil)
    guard intent == .insert, let destination else { return closeGap() }
    let hidden = operation == .move ? movedItem(session) : nil
    cadence.follow(destination, after: list.rearrangingDelay) { [weak self] in
      self?.openGap(at: destination, hiding: hidden)
    }
  }

  // Fidelity: the middle of an item takes what is dropped, its ends let it be inserted. [decided]
  private func automaticIntent(_ session: any UIDropSession) -> ListDropIntent {
    let point = session.location(in: list)
    guard let shown = core.shownPath(at: point), core.extra(at: shown) == nil,
      let frame = list.listLayout.attributes(of: .cell(shown))?.frame
    else { return .insert }
    let middle =
      list.movesAlongRows
      ? frame.insetBy(dx: 0, dy: frame.height / 4) : frame.insetBy(dx: frame.width / 4, dy: 0)
    return middle.contains(point) ? .into : .insert
  }

  private func openGap(at destination: IndexPath, hiding path: IndexPath?) {
    var new = core.currentPresentation
    let gap = new.extras.first { $0.isGap }
    new.extras.removeAll { $0.isGap }
    new.hidden = path.map { [$0] } ?? []
    guard new.dataCounts.items.indices.contains(destination.section) else { return closeGap() }
    var anchor = destination.item
    if let path, path.section == destination.section, path.item <= anchor { anchor += 1 }
    anchor = min(anchor, new.dataCounts.items[destination.section])
    if let path, !core.presentation.hidden.contains(path) {
      hiddenWasSelected = core.presentedPath(of: path).map(core.selection.contains) ?? false
    }
    let id = gap?.id ?? core.makeExtra(size: gapSize).id
    new.extras.append(
      ListPresentation.Extra(
        id: id, isGap: true, section: destination.section, anchor: anchor))
    core.present(new)
  }

  /// As large as what is dragged, if that is of this list.
  private var gapSize: CGSize? {
    dragging?.sources.first?.path.flatMap { core.presentedPath(of: $0) }.flatMap {
      list.listLayout.attributes(of: .cell($0))?.size
    }
  }

  /// Closes the gap, and shows what was hidden.
  func closeGap() {
    cadence.forget()
    guard !core.presentation.isEmpty else { return }
    let hidden = core.presentation.hidden
    var new = core.presentation
    new.extras.removeAll { $0.isGap }
    new.hidden = []
    core.present(new)
    for path in hidden { select(path) }
  }

  private func highlight(_ path: IndexPath?) {
    let cell = path.flatMap { core.presentedPath(of: $0) }.flatMap { core.view(for: .cell($0)) }
    guard cell !== highlighted else { return }
    if let highlighted { list.updateDragState(of: highlighted) { $0.drop = .none } }
    highlighted = cell
    if let cell { list.updateDragState(of: cell) { $0.drop = .targeted } }
  }

  private func leave() {
    scroller.stop()
    highlight(nil)
    closeGap()
    destination = nil
    proposal = nil
  }

  // MARK: Dropping

  /// The data source moves the item.
  ///
  /// - Returns: Whether it can.
  private func reorder(
    _ path: IndexPath, to target: IndexPath, _ coordinator: ListDropCoordinator
  ) -> Bool {
    let gap = core.presentation.extras.first { $0.isGap }
    guard path != target, let gap, let shown = core.presentation.shown(extra: gap.id) else {
      closeGap()
      _ = coordinator.drop(coordinator.items[0].item, at: .item(path))
      return true
    }
    guard list.commitMove(from: path, to: target) else { return false }
    var new = core.presentation
    new.extras.removeAll { $0.isGap }
    new.hidden = []
    // The program may have changed the list meanwhile.
    guard core.presentation.shown(extra: gap.id) == shown, core.commit(new, at: shown) else {
      core.reload()
      return true
    }
    select(target)
    _ = coordinator.drop(coordinator.items[0].item, at: .item(target))
    return true
  }

  /// Selects what was hidden, if it was selected then.
  private func select(_ path: IndexPath) {
    guard hiddenWasSelected, let shown = core.presentedPath(of: path) else { return }
    hiddenWasSelected = false
    core.select(shown, animated: false)
  }

  /// Everything is taken anew.
  func forget() {
    cadence.forget()
    highlighted = nil
    destination = nil
  }
}

extension ListDropping: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    if list.acceptsDrops { return list.canHandleDrop(session) }
    return reorderedItem(session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    updateDestination(session)
    let answer = list.dropProposal(session, destination) ?? usualProposal(session)
    proposal = answer
    // The program may have ended the drag or removed the list.
    if self.session != nil { show(answer, session) }
    return answer.proposal
  }

  // Fidelity: without an answer an item of the list is moved if its data source does that, and
  // others are copied or moved without a place. [decided]
  private func usualProposal(_ session: any UIDropSession) -> ListDropProposal {
    if reorderedItem(session) != nil {
      return ListDropProposal(proposal: list.makeProposal(.move, .insert), intent: .insert)
    }
    let operation: UIDropOperation = movedItem(session) == nil ? .copy : .move
    return ListDropProposal(
      proposal: list.makeProposal(operation, .unspecified), intent: .unspecified)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    list.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    scroller.stop()
    cadence.finish()
    highlight(nil)
    guard let proposal else { return }
    let coordinator = ListDropCoordinator(
      list, session, proposal.proposal, destination: destination,
      items: session.items.map { ($0, dragging?.path(of: $0)) })
    self.coordinator = coordinator
    if let path = reorderedItem(session), let destination,
      proposal.proposal.operation == .move, proposal.intent == .insert,
      reorder(path, to: destination, coordinator)
    {
      return
    }
    core.isDropping = true
    list.performDrop(coordinator)
    core.isDropping = false
    closeGap()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    list.layoutIfNeeded()
    return coordinator?.preview(of: item, defaultPreview) ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { coordinator?.animators[ObjectIdentifier(item)]?.pass(to: animator) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    coordinator = nil
    self.session = nil
    list.dropDidEnd(session)
  }
}
