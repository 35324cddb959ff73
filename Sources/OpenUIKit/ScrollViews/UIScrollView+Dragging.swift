// From the finger to the offset.

extension UIScrollView {
  // Fidelity: which deceleration a finger has to stop before it can tap the content is not
  // documented. [decided]
  /// The speed below which a finger that stops the content is not a drag at once, in points per
  /// second.
  private static let stoppingSpeed: CGFloat = 50

  final func prepareScrolling() {
    clipsToBounds = true
    pan.scrollViewLink.target = self
    pan.allowedScrollTypesMask = .all
    pan.addHandler { ($0 as? ScrollPanGestureRecognizer)?.scrollViewLink.target?.followPan() }
    addGestureRecognizer(contentTouchDelay)
    addGestureRecognizer(pan)
    scrolling.geometry = geometry
  }

  // MARK: Touches

  /// A finger went down. Returns whether it has stopped content that was moving fast.
  final func touchContent() -> Bool {
    let now = RenderContext.ofProgram.now
    let velocity = scrolling.machine.isDecelerating ? scrolling.motion?.velocity(at: now) : nil
    send(.touched)
    guard let velocity, scrolling.machine.state == .stoppedByTouch else { return false }
    return hypot(velocity.x, velocity.y) >= Self.stoppingSpeed
  }

  /// No finger is on the content any more.
  final func contentTouchDidEnd() {
    guard scrolling.machine.isTracking else { return }
    var needsReturn = false
    if scrolling.machine.state == .stoppedByTouch {
      let motion = releaseMotion(velocity: .zero)
      offsetIsDecided()
      needsReturn = motion.target != contentOffset
      if needsReturn { scrolling.motion = motion }
    }
    send(.untouched(needsReturn: needsReturn))
  }

  // MARK: Who scrolls

  /// Whether a drag may begin after a movement of the fingers, in points.
  ///
  /// The innermost scroll view begins that can scroll along the main axis of the movement, and is
  /// not at its edge there; at its edge a scroll view outside begins that is not.
  // Fidelity: which of nested scroll views scrolls is decided when the drag begins. [observed]
  final func mayBeginDrag(after movement: CGPoint, slop: CGFloat) -> Bool {
    let movable = movableAxes
    let main: ScrollAxis = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
    let axis = movable.contains(main) ? main : main.other
    let isFar = abs(movement[axis]) >= slop && movement[axis] != 0
    guard movable.contains(axis), isFar else { return false }
    guard let outer = outerScrollView else { return true }
    if axis != main {
      return !outer.canScrollSomewhere(along: main)
    }
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasMore(axis, for: movement[axis]) else { return true }
    return !outer.hasMoreSomewhere(axis, for: movement[axis])
  }

  /// Whether there is content out of sight that a movement of the finger would bring into sight.
  private func hasMore(_ axis: ScrollAxis, for movement: CGFloat) -> Bool {
    let range = geometry.range(axis)
    let tolerance = geometry.pixel / 2
    return movement > 0
      ? contentOffset[axis] > range.lowerBound + tolerance
      : contentOffset[axis] < range.upperBound - tolerance
  }

  /// Whether this scroll view, or one outside it, has more content for a movement of the finger.
  private func hasMoreSomewhere(_ axis: ScrollAxis, for movement: CGFloat) -> Bool {
    if pan.isEnabled, movableAxes.contains(axis), hasMore(axis, for: movement) { return true }
    return outerScrollView?.hasMoreSomewhere(axis, for: movement) == true
  }

  /// Whether this scroll view, or one outside it, can scroll along an axis.
  private func canScrollSomewhere(along axis: ScrollAxis) -> Bool {
    if pan.isEnabled, movableAxes.contains(axis) { return true }
    return outerScrollView?.canScrollSomewhere(along: axis) == true
  }

  /// The nearest scroll view around this one.
  final var outerScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }

  // MARK: The pan

  final func followPan() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(velocity: pan.followsWheel ? .zero : pan.velocity(in: self))
    case .cancelled, .failed:
      endDrag(velocity: .zero, isCancelled: true)
      // The finger may still be down: nothing follows it.
      contentTouchDidEnd()
    case .possible: break
    }
  }

  private func beginDrag() {
    let wasStoppedByTouch = scrolling.machine.state == .stoppedByTouch
    // The end of the drag decides about the offset.
    offsetIsDecided()
    // What moved the content has its end before the drag begins.
    send(.stopped)
    // The delegate may have ended the pan in it.
    guard pan.isInProgress, window != nil else { return restWithinEdges() }
    let translation = pan.translation(in: self)
    let axes = ScrollDrag.axes(
      movableAxes, locksDirection: isDirectionalLockEnabled, direction: translation)
    scrolling.drag = ScrollDrag(
      shown: contentOffset, axes: axes, bounces: pan.followsWheel ? [] : bouncingAxes,
      in: geometry)
    scrolling.followedTranslation =
      wasStoppedByTouch || pan.followsWheel ? .zero : Self.slopPart(of: translation)
    refreshDragDidChange(isDragging: true)
    send(.dragBegan)
    if !pan.followsWheel { window?.screen.inputs.dragBegan(in: self) }
    drag()
  }

  // Fidelity: the movement before a drag begins does not move the content. [observed]
  /// The part of a movement that decides that it is a drag.
  private static func slopPart(of translation: CGPoint) -> CGPoint {
    let length = hypot(translation.x, translation.y)
    return length > 0 ? translation * min(1, UIPanGestureRecognizer.slop / length) : .zero
  }

  private func drag() {
    guard scrolling.machine.state == .dragging else { return }
    moveInputViews()
    guard scrolling.machine.state == .dragging else { return }
    let (translation, geometry) = (pan.translation(in: self), geometry)
    var displacement = translation - scrolling.followedTranslation
    scrolling.followedTranslation = translation
    if displacement.isFinite { displacement.y = distanceLeftByOwner(of: displacement.y) }
    guard displacement.isFinite, let shown = scrolling.drag?.move(by: displacement, in: geometry)
    else { return }
    moveOffset(to: CGPoint { geometry.aligned(shown[$0]) })
  }

  private func moveInputViews() {
    guard keyboardDismissMode != .none, !pan.followsWheel, let window else { return }
    let y = pan.location(in: window).y + window.frame.minY
    window.screen.inputs.dragMoved(to: y, in: self)
  }

  /// The part of a vertical movement that what is around the scroll view leaves to the content.
  private func distanceLeftByOwner(of displacement: CGFloat) -> CGFloat {
    guard !pan.followsWheel, scrolling.drag?.axes.contains(.vertical) == true,
      let owner = dragOwner
    else { return displacement }
    let distance = contentOffset.y - geometry.range(.vertical).lowerBound
    return owner.consumeDrag(by: displacement, contentDistance: distance)
  }

  /// The object around this view that takes part in its drags; nil for none.
  private var dragOwner: (any ContentDragOwner)? {
    var view = superview
    while let current = view {
      if let owner = current.contentDragOwner { return owner }
      // The scroll view outside is dragged by itself.
      if current is UIScrollView { return nil }
      view = current.superview
    }
    return nil
  }

  private func endDrag(velocity: CGPoint, isCancelled: Bool = false) {
    guard scrolling.machine.state == .dragging else { return }
    window?.screen.inputs.dragEnded(velocity: velocity.y, in: self)
    guard scrolling.machine.state == .dragging, let drag = scrolling.drag else { return }
    let movesOwner =
      !pan.followsWheel && dragOwner?.endDrag(velocity: isCancelled ? nil : velocity.y) == true
    let velocity = CGPoint { drag.axes.contains($0) && !movesOwner ? -velocity[$0] : 0 }
    send(.released)
    refreshDragDidChange(isDragging: false)
    let motion = decideTarget(releaseMotion(velocity: velocity), velocity: velocity)
    scrolling.drag = nil
    guard !scrolling.machine.isAnimating else { return send(.dragEnded(decelerates: false)) }
    offsetIsDecided()
    let decelerates = motion.target != contentOffset
    if decelerates { scrolling.motion = motion }
    send(.dragEnded(decelerates: decelerates))
  }

  /// Lets what fills the view, and then the delegate, change the target of content that is
  /// released.
  private func decideTarget(_ motion: ScrollMotion, velocity: CGPoint) -> ScrollMotion {
    guard delegate != nil || scrollContent != nil else { return motion }
    let oldGeometry = geometry
    var target = motion.target
    if let scrollContent {
      target = scrollContent.restingOffset(for: target, velocity: velocity * 0.001)
    }
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity * 0.001, targetContentOffset: &target)
    guard target != motion.target, target.isFinite else {
      return geometry == oldGeometry ? motion : releaseMotion(velocity: velocity)
    }
    return self.motion(to: geometry.clamped(target), velocity: velocity)
  }
}

extension UIGestureRecognizer {
  /// Whether a gesture has begun and continues.
  final var isInProgress: Bool { state == .began || state == .changed }
}
