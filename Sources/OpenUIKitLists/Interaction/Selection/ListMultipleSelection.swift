import OpenQuartzCore

/// Selects the items that two fingers pass over, where the delegate permits it.
final class ListMultipleSelection: NSObject {
  unowned let list: any InteractiveList
  private let recognizer = MultipleSelectionGestureRecognizer()
  private var selection: ListRangeSelection?
  private var last: IndexPath?
  private lazy var scroller = ListEdgeScroller(list) { [unowned self] in cover($0) }

  init(_ list: any InteractiveList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Attaches the recognizer to the list.
  func install() {
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.follow($0) }
    list.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: list)
    switch recognizer.state {
    case .began: begin(at: point)
    case .changed:
      cover(point)
      scroller.follow(point)
    default: end()
    }
  }

  private func begin(at point: CGPoint) {
    guard let path = list.core.shownPath(at: point) else { return }
    list.core.interaction?.touches.cancelled()
    // The fingers select: they do not scroll.
    list.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = true
    if !list.isEditingList { list.setEditingList(true) }
    list.didBeginMultipleSelection(at: path)
    selection = ListRangeSelection(from: path, selected: list.core.selection.paths)
    cover(point)
  }

  private func cover(_ point: CGPoint) {
    guard let start = selection?.start else { return }
    guard let path = list.core.shownPath(at: point) ?? last else { return }
    last = path
    let range = list.core.counts.paths(from: min(start, path), to: max(start, path))
    guard let steps = selection?.steps(covering: range), !steps.isEmpty else { return }
    list.core.interaction?.touches.perform(steps)
  }

  private func end() {
    scroller.stop()
    guard selection != nil else { return }
    selection = nil
    last = nil
    list.didEndMultipleSelection()
  }

  /// The items have other places, or are gone.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let start = selection?.start, newPath(start) != start else { return }
    end()
  }
}

extension ListMultipleSelection: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = list.core.shownPath(at: gestureRecognizer.location(in: list)) else {
      return false
    }
    return list.shouldBeginMultipleSelection(at: path)
  }
}
