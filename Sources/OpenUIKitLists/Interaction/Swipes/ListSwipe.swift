import OpenQuartzCore

/// A row that is swiped, with the views of its actions.
final class ListSwipe {
  unowned let list: any InteractiveList
  var path: IndexPath
  let cell: UIView
  private let onAction: (SwipeActionButton) -> Void
  private(set) var motion: SwipeMotion
  private var configurations: [SwipeMotion.Side: UISwipeActionsConfiguration] = [:]
  private var askedSides: Set<SwipeMotion.Side> = []
  private var views: [SwipeMotion.Side: SwipeActionsView] = [:]
  /// The offset at which the finger began.
  var start: CGFloat = 0
  /// Whether the row is about to be at its place again.
  var isClosing = false

  init(
    _ list: any InteractiveList, at path: IndexPath, _ cell: UIView,
    onAction: @escaping (SwipeActionButton) -> Void
  ) {
    self.list = list
    self.path = path
    self.cell = cell
    self.onAction = onAction
    motion = SwipeMotion(width: cell.bounds.width)
  }

  deinit {}

  private var isRightToLeft: Bool {
    list.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A horizontal distance in the window as one that reveals the trailing side.
  func logical(_ distance: CGFloat) -> CGFloat { isRightToLeft ? distance : -distance }

  /// Whether there are actions on a side; asks for them once.
  func hasActions(_ side: SwipeMotion.Side) -> Bool {
    if askedSides.insert(side).inserted,
      let found = list.swipeActions(at: path, isLeading: side == .leading), !found.actions.isEmpty
    {
      add(found, on: side)
    }
    return configurations[side] != nil
  }

  private func add(_ configuration: UISwipeActionsConfiguration, on side: SwipeMotion.Side) {
    let view = SwipeActionsView(
      configuration, isAtRight: (side == .trailing) != isRightToLeft, onAction: onAction)
    configurations[side] = configuration
    views[side] = view
    let actions = SwipeMotion.Actions(
      width: view.naturalWidth, isFullSwipe: configuration.performsFirstActionWithFullSwipe)
    if side == .trailing { motion.trailing = actions } else { motion.leading = actions }
  }

  func change(_ body: (inout SwipeMotion) -> Void) {
    body(&motion)
    show()
  }

  /// The first action of a side, with its view.
  func firstButton(_ side: SwipeMotion.Side) -> SwipeActionButton? { views[side]?.buttons.first }

  /// Whether a point of the list is on an action.
  func isOnAction(_ point: CGPoint) -> Bool {
    views.values.contains { $0.superview != nil && $0.frame.contains(point) }
  }

  /// Puts the row and the actions where they belong, over what the layout says.
  func show() {
    guard let frame = list.core.shown[.cell(path)]?.attributes.frame else { return }
    let shift = logical(motion.offset)
    let transform = CGAffineTransform(translationX: shift, y: 0)
    if cell.transform != transform { cell.transform = transform }
    for (side, view) in views { show(view, side, frame) }
  }

  private func show(_ view: SwipeActionsView, _ side: SwipeMotion.Side, _ row: CGRect) {
    let revealed = motion.side == side ? abs(motion.offset) : 0
    if revealed > 0, view.superview == nil {
      UIView.performWithoutAnimation {
        view.frame = place(of: 0, side, in: row)
        list.insertSubview(view, belowSubview: cell)
      }
    }
    guard view.superview != nil else { return }
    view.layer.zPosition = cell.layer.zPosition
    view.isFull = motion.isFull
    view.frame = place(of: revealed, side, in: row)
    view.layoutIfNeeded()
  }

  private func place(of revealed: CGFloat, _ side: SwipeMotion.Side, in row: CGRect) -> CGRect {
    let isAtRight = (side == .trailing) != isRightToLeft
    return CGRect(
      x: isAtRight ? row.maxX - revealed : row.minX, y: row.minY, width: revealed,
      height: row.height)
  }

  /// Makes the views of the actions invisible; they do nothing any more.
  func hideViews() {
    for view in views.values {
      view.alpha = 0
      view.isUserInteractionEnabled = false
    }
  }

  /// Takes the views of the actions away.
  func removeViews() {
    for view in views.values { view.removeFromSuperview() }
  }
}
