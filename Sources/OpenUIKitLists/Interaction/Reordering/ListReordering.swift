import OpenQuartzCore

/// Moves an item that follows a finger; the others make room. The data source moves it once, when
/// it is dropped.
///
/// While it moves, the list shows an order that the data source does not know yet: the core has a
/// map from the places of now to those of the data.
final class ListReordering: NSObject {
  /// An item that is being moved.
  private struct Move {
    /// Where it was.
    let source: IndexPath
    /// Where it is shown now.
    var current: IndexPath
    let view: UIView
    let before: ListCounts
    /// From the finger to the middle of the view.
    let grip: CGPoint
    let zPosition: CGFloat
  }

  // Fidelity: how an item looks and how long it takes to its place is not documented. [decided]
  private static let duration: TimeInterval = 0.25
  /// In front of everything that lists place.
  private static let depth: CGFloat = 100_000

  unowned let list: any InteractiveList
  /// A data source that is known not to move items.
  weak var sourceWithoutMoves: AnyObject?
  private var move: Move?
  private var isChanging = false
  private lazy var scroller = ListEdgeScroller(list) { [weak self] in self?.follow($0) }
  /// The drag of a reorder control, from the moment it is touched.
  private let control = UILongPressGestureRecognizer()
  /// The long press that moves items, where the program wants it.
  private var press: UILongPressGestureRecognizer?

  init(_ list: any InteractiveList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Whether an item is being moved.
  var isActive: Bool { move != nil }

  /// Whether an item is the one that is being moved.
  func isMoving(_ path: IndexPath) -> Bool { move?.current == path }

  // MARK: Gestures

  /// Attaches the recognizer of reorder controls to the list.
  func install() {
    control.minimumPressDuration = 0
    attach(control)
  }

  /// Whether a long press moves items.
  var hasStandardGesture: Bool {
    get { press != nil }
    set {
      guard newValue != hasStandardGesture else { return }
      if let press { list.removeGestureRecognizer(press) }
      press = newValue ? UILongPressGestureRecognizer() : nil
      if let press { attach(press) }
    }
  }

  private func attach(_ recognizer: UILongPressGestureRecognizer) {
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.follow($0) }
    list.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      if let path = list.core.shownPath(at: point) { _ = begin(path, at: point) }
    case .changed:
      follow(point)
      if isActive { scroller.follow(point) }
    case .ended: end()
    default: cancel()
    }
  }

  // MARK: Moving

  /// Begins to move an item that is shown.
  ///
  /// - Parameter point: Where the finger is; nil for the middle of the item.
  /// - Returns: Whether the item may be moved.
  func begin(_ path: IndexPath, at point: CGPoint? = nil) -> Bool {
    guard move == nil, list.core.presentation.isEmpty, list.core.counts.contains(path),
      list.mayMove(path),
      let view = list.core.view(for: .cell(path))
    else { return false }
    let interaction = list.core.interaction
    interaction?.touches.cancelled()
    interaction?.swipes.close(animated: false)
    let center = view.center
    let point = point ?? center
    move = Move(
      source: path, current: path, view: view, before: list.core.counts,
      grip: CGPoint(x: center.x - point.x, y: center.y - point.y), zPosition: view.layer.zPosition)
    list.core.isMovingItems = true
    list.core.draggedView = view
    view.layer.zPosition = Self.depth
    list.reorderingDidChange(true, view)
    return true
  }

  /// The finger is at a point of the content.
  func follow(_ point: CGPoint) {
    guard let move, point.x.isFinite, point.y.isFinite else { return }
    var center = CGPoint(x: point.x + move.grip.x, y: point.y + move.grip.y)
    if list.movesAlongRows { center.x = move.view.center.x }
    UIView.performWithoutAnimation { move.view.center = center }
    let proposed = list.proposedPath(for: move.current, movedTo: center)
    guard let proposed, proposed != move.current, list.core.counts.sections > proposed.section
    else {
      return
    }
    let target = list.target(ofMoveFrom: move.source, current: move.current, proposed: proposed)
    guard target != move.current else { return }
    show(at: target)
  }

  /// Shows the item at another place of the list.
  private func show(at target: IndexPath) {
    guard let move, let plan = list.core.plan(moving: move.current, to: target) else { return }
    self.move?.current = target
    let whole =
      target == move.source
      ? nil
      : try? ListUpdatePlan([.moveItem(move.source, to: target)], from: move.before, to: plan.after)
    list.core.dataPath = whole.map { whole in { whole.oldPath(of: $0) ?? $0 } }
    let before = move.before
    list.core.shownPath = whole.map { whole in
      { before.contains($0) ? whole.newPath(of: $0) : nil }
    }
    isChanging = true
    list.core.showMove(plan, from: move.current, to: target)
    isChanging = false
  }

  /// Drops the item where it is shown: the data source moves it if that is another place.
  func end() {
    guard let move else { return }
    let isMoved = move.current != move.source
    if isMoved, !list.canCommitMoves { return cancel() }
    finish()
    if isMoved, !list.commitMove(from: move.source, to: move.current) {
      // Nobody moves the data: the list shows them as they are.
      if let plan = list.core.plan(moving: move.current, to: move.source) {
        list.core.showMove(plan, from: move.current, to: move.source)
      }
    }
    settle(move)
  }

  /// Puts the item back where it was. The data source is not called.
  func cancel() {
    guard let move else { return }
    if move.current != move.source { show(at: move.source) }
    finish()
    settle(move)
  }

  private func finish() {
    scroller.stop()
    move = nil
    list.core.dataPath = nil
    list.core.shownPath = nil
    list.core.isMovingItems = false
    list.core.draggedView = nil
  }

  /// Moves the view to its place in the layout.
  private func settle(_ move: Move) {
    let path = list.core.element(of: move.view)?.indexPath
    let attributes = path.flatMap { list.listLayout.attributes(of: .cell($0)) }
    list.reorderingDidChange(false, move.view)
    guard let attributes else {
      move.view.layer.zPosition = move.zPosition
      return
    }
    let place = {
      self.list.apply(attributes, to: move.view)
      move.view.layer.zPosition = Self.depth
    }
    guard UIView.areAnimationsEnabled, list.window != nil else {
      place()
      move.view.layer.zPosition = move.zPosition
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState],
      animations: place
    ) { _ in move.view.layer.zPosition = move.zPosition }
  }

  // MARK: Updates

  /// The program has changed the list: the move ends where it is, without the data source.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let move, !isChanging else { return }
    finish()
    settle(move)
  }
}

extension ListReordering: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard move == nil else { return false }
    guard gestureRecognizer === control else { return true }
    guard let path = list.core.shownPath(at: touch.location(in: list)),
      let cell = list.core.view(for: .cell(path)), let view = touch.view,
      let handle = list.reorderControl(of: cell)
    else { return false }
    return view.isDescendant(of: handle)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = list.core.shownPath(at: gestureRecognizer.location(in: list)) else {
      return false
    }
    return list.canCommitMoves && list.mayMove(path)
  }
}

extension ListCore {
  /// The plan that moves one item, with counts that follow from those of now; nil if it cannot be
  /// moved there.
  func plan(moving path: IndexPath, to target: IndexPath) -> ListUpdatePlan? {
    guard counts.contains(path), counts.items.indices.contains(target.section) else { return nil }
    var after = counts
    after.items[path.section] -= 1
    after.items[target.section] += 1
    guard after.contains(target) else { return nil }
    return try? ListUpdatePlan([.moveItem(path, to: target)], from: counts, to: after)
  }

  /// Shows one item at another place, though the data source does not know of it.
  func showMove(_ plan: ListUpdatePlan, from path: IndexPath, to target: IndexPath) {
    show(plan, [ListChange(update: .moveItem(path, to: target))]) { _ in }
  }
}
