import OpenQuartzCore

/// Reveals the actions beside a row that is swiped by a finger or a wheel; one row at a time.
final class ListSwipes: NSObject {
  // Fidelity: how long a row opens and closes is not documented. [decided]
  /// How long a row opens or closes, in seconds.
  static let duration: TimeInterval = 0.3

  unowned let list: any InteractiveList
  private let pan = UIPanGestureRecognizer()
  private let closer = SwipeClosingGestureRecognizer()
  /// The row that is swiped; nil for none.
  private(set) var swipe: ListSwipe?

  init(_ list: any InteractiveList) {
    self.list = list
    super.init()
  }

  deinit {}

  /// Attaches the recognizers to the list.
  func install() {
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .all
    pan.addHandler { [weak self] _ in self?.followPan() }
    closer.addHandler { [weak self] in
      if $0.state == .began || $0.state == .ended { self?.close(animated: true) }
    }
    for recognizer in [closer, pan] as [UIGestureRecognizer] {
      recognizer.delegate = self
      list.addGestureRecognizer(recognizer)
    }
  }

  /// Whether the row of an item is swiped.
  func isSwiped(_ path: IndexPath) -> Bool { swipe?.path == path }

  // MARK: Finger

  private func followPan() {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      list.core.interaction?.touches.cancelled()
      swipe.start = swipe.motion.offset
      move(swipe)
    case .changed: move(swipe)
    case .ended: end(swipe, velocity: swipe.logical(pan.velocity(in: list).x))
    default: settle(swipe, .close)
    }
  }

  private func move(_ swipe: ListSwipe) {
    let distance = swipe.logical(pan.translation(in: list).x)
    let wanted = swipe.start + distance
    _ = swipe.hasActions(wanted > 0 ? .trailing : .leading)
    let wasFull = swipe.motion.isFull
    var next = swipe.motion
    next.move(to: wanted)
    guard next.isFull != wasFull else { return swipe.change { $0 = next } }
    // The first action covers the others, or uncovers them.
    UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction]) {
      swipe.change { $0 = next }
    }
  }

  private func end(_ swipe: ListSwipe, velocity: CGFloat) {
    settle(swipe, swipe.motion.outcome(velocity: velocity))
  }

  private func settle(_ swipe: ListSwipe, _ outcome: SwipeMotion.Outcome) {
    switch outcome {
    case .close: close(animated: true)
    case .open(let side): animate { swipe.change { $0.open(side) } }
    case .full(let side):
      animate { swipe.change { $0.leave(side) } }
      if let button = swipe.firstButton(side) { perform(button) }
    }
  }

  private func animate(_ body: @escaping () -> Void, completion: (() -> Void)? = nil) {
    guard UIView.areAnimationsEnabled, list.window != nil else {
      body()
      completion?()
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: body
    ) { _ in completion?() }
  }

  // MARK: Opening and closing

  /// Makes a row the one that is swiped, if it has actions on a side.
  ///
  /// - Returns: Whether it has.
  private func begin(at path: IndexPath, _ side: SwipeMotion.Side) -> Bool {
    if let swipe, swipe.path == path, !swipe.isClosing { return true }
    guard let cell = list.core.view(for: .cell(path)) else { return false }
    let new = ListSwipe(list, at: path, cell) { [weak self] in self?.perform($0) }
    guard new.hasActions(side) else { return false }
    close(animated: true)
    swipe = new
    list.swipeWillBegin(at: path, cell)
    return true
  }

  /// Reveals the trailing actions of a row, as its edit control does.
  func reveal(_ path: IndexPath) {
    guard begin(at: path, .trailing), let swipe else { return }
    swipe.show()
    animate { swipe.change { $0.open(.trailing) } }
  }

  /// Closes the row that is swiped.
  func close(animated: Bool) {
    guard let swipe, !swipe.isClosing else { return }
    swipe.isClosing = true
    let end = { [weak self] in
      swipe.removeViews()
      self?.didClose(swipe)
    }
    guard animated else {
      UIView.performWithoutAnimation { swipe.change { $0.close() } }
      return end()
    }
    animate({ swipe.change { $0.close() } }, completion: end)
  }

  private func didClose(_ swipe: ListSwipe) {
    if self.swipe === swipe { self.swipe = nil }
    list.swipeDidEnd(at: swipe.path, swipe.cell)
  }

  /// The row is gone.
  private func drop(_ swipe: ListSwipe) {
    self.swipe = nil
    fadeOut(swipe)
    // A row that has left to the side does not come back while it fades out.
    if abs(swipe.motion.offset) >= swipe.motion.width {
      UIView.performWithoutAnimation { swipe.cell.alpha = 0 }
    }
    if !swipe.isClosing { list.swipeDidEnd(at: nil, swipe.cell) }
  }

  private func fadeOut(_ swipe: ListSwipe) {
    guard UIView.areAnimationsEnabled, list.window != nil else { return swipe.removeViews() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [], animations: { swipe.hideViews() }
    ) { _ in swipe.removeViews() }
  }

  // MARK: Actions

  private func perform(_ button: SwipeActionButton) {
    guard let swipe else { return }
    button.action.handler(button.action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      close(animated: true)
    }
  }

  // MARK: Layouts and updates

  func didLayOut() {
    guard let swipe else { return }
    guard list.core.view(for: .cell(swipe.path)) === swipe.cell else {
      swipe.cell.transform = .identity
      return drop(swipe)
    }
    if list.isDragging, !swipe.isClosing { return close(animated: true) }
    swipe.show()
  }

  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    guard let swipe else { return }
    guard let path = newPath(swipe.path) else { return drop(swipe) }
    swipe.path = path
  }
}

extension ListSwipes: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let movement = pan.translation(in: list)
    guard abs(movement.x) > abs(movement.y) else { return false }
    let place = pan.location(in: list)
    // Where the finger has begun.
    let start = CGPoint(x: place.x - movement.x, y: place.y - movement.y)
    if let swipe, !swipe.isClosing, rowFrame(of: swipe)?.contains(start) == true { return true }
    guard !list.isEditingList, !list.core.isMovingItems, list.core.presentation.isEmpty,
      let path = list.core.shownPath(at: start) ?? list.core.shownPath(at: place)
    else { return false }
    let direction: CGFloat =
      list.effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
    return begin(at: path, direction > 0 ? .trailing : .leading)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let point = touch.location(in: list)
    if gestureRecognizer === pan {
      return !(touch.view?.handlesHorizontalDrags(below: list) ?? false)
    }
    guard let swipe, !swipe.isClosing else { return false }
    if swipe.isOnAction(point) { return false }
    closer.waitsForEnd = rowFrame(of: swipe)?.contains(point) == true
    return true
  }

  private func rowFrame(of swipe: ListSwipe) -> CGRect? {
    list.core.shown[.cell(swipe.path)]?.attributes.frame
  }
}

extension UIView {
  /// Whether the view or one around it, inside `list`, is dragged to the side itself.
  fileprivate func handlesHorizontalDrags(below list: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== list {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.contentSize.width > scrollView.bounds.width
      {
        return true
      }
      view = current.superview
    }
    return false
  }
}
