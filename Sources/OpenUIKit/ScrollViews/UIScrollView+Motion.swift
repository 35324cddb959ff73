import MisuseReports
import OpenQuartzCore

// Content that moves by itself: the frame clock gives the time, `ScrollMotion` the offset.

extension UIScrollView {
  /// How content that is released with a velocity moves on, in points per second.
  final func releaseMotion(velocity: CGPoint) -> ScrollMotion {
    if isPagingEnabled { return motion(to: page(for: velocity), velocity: velocity) }
    func axis(_ axis: ScrollAxis) -> AxisMotion {
      AxisMotion(
        position: contentOffset[axis], velocity: velocity[axis], rate: decelerationRate.rawValue,
        axis: axis, geometry: geometry, bounces: bounces(axis))
    }
    return ScrollMotion(
      curve: .release(horizontal: axis(.horizontal), vertical: axis(.vertical)), start: now)
  }

  /// How content that has a velocity stops at an offset.
  final func motion(to target: CGPoint, velocity: CGPoint) -> ScrollMotion {
    let threshold = geometry.pixel / 2
    func axis(_ axis: ScrollAxis) -> AxisMotion {
      target[axis] == contentOffset[axis]
        ? AxisMotion(restingAt: target[axis])
        : AxisMotion(
          position: contentOffset[axis], velocity: velocity[axis], springTo: target[axis],
          threshold: threshold)
    }
    return ScrollMotion(
      curve: .release(horizontal: axis(.horizontal), vertical: axis(.vertical)), start: now)
  }

  private var now: TimeInterval { RenderContext.ofProgram.now }

  /// The page at which released content stops.
  private func page(for velocity: CGPoint) -> CGPoint {
    let paging = ScrollPaging(geometry: geometry)
    let wheel = pan.followsWheel ? scrolling.drag?.movement : nil
    return CGPoint { axis in
      paging.target(
        from: contentOffset[axis], velocity: velocity[axis], axis,
        wheelMovement: wheel.map { -$0[axis] } ?? 0)
    }
  }

  /// The geometry has changed: the content decelerates to another offset.
  final func continueDeceleration() {
    guard let motion = scrolling.motion else { return }
    let target = motion.target
    let velocity = motion.velocity(at: now)
    scrolling.motion =
      isPagingEnabled || geometry.clamped(target) != target || target == contentOffset
      ? releaseMotion(velocity: velocity) : motion
  }

  // MARK: Frames

  /// Moves the content to where it is at the time of a frame.
  final func moveContent(at time: TimeInterval) {
    zoomContent(at: time)
    guard let motion = scrolling.motion else { return stopTickerIfPossible() }
    let offset = motion.offset(at: time)
    let isOver = motion.isOver(at: time)
    moveOffset(to: isOver ? offset : CGPoint { geometry.aligned(offset[$0]) })
    // The delegate may have replaced the motion, or stopped it.
    guard isOver, scrolling.motion?.isOver(at: time) == true else { return }
    endMotion()
    send(.motionEnded)
  }

  private func endMotion() {
    scrolling.motion = nil
    stopTickerIfPossible()
  }

  /// Switches the ticker off if nothing moves by itself.
  final func stopTickerIfPossible() {
    if scrolling.motion == nil, zooming.motion == nil { ticker.stop() }
  }

  // MARK: By the program

  final func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Misuse.report(.scrollValueIsNotFinite(self, "contentOffset", "\(offset)"))
    }
    offsetIsDecided()
    guard animated, window != nil, scrolling.machine.state != .dragging else {
      send(.stopped)
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return send(.stopped) }
    scrolling.scrollsToTopNow = false
    scrolling.motion = animation(to: offset)
    send(.animationRequested)
  }

  private func animation(to offset: CGPoint) -> ScrollMotion {
    ScrollMotion(
      curve: .animation(from: contentOffset, to: offset, timing: .easeInEaseOut), start: now)
  }

  /// The geometry has changed: an animation continues to another offset.
  final func redirectAnimation(to offset: CGPoint) {
    offsetIsDecided()
    if offset != scrolling.motion?.target { scrolling.motion = animation(to: offset) }
  }

  /// Where an animation ends that the program has requested; nil if there is none.
  package final var endOfAnimation: CGPoint? {
    scrolling.machine.isAnimating ? scrolling.motion?.target : nil
  }

  /// Lets an animation end at another offset, at the time when it would have ended.
  package final func endAnimation(at offset: CGPoint) {
    guard scrolling.machine.isAnimating, offset.isFinite else { return }
    offsetIsDecided()
    scrolling.motion = scrolling.motion?.redirected(to: offset, at: now)
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite else {
      return Misuse.report(
        .scrollValueIsNotFinite(self, "scrollRectToVisible(_:animated:)", "\(rect)"))
    }
    scroll(to: geometry.offset(revealing: rect, from: contentOffset), animated: animated)
  }

  final func stopMovingContent() {
    endKey()
    if !isZooming {
      sendZoom(.stopped)
      restWithinScales()
    }
    guard !scrolling.machine.isDragging else { return }
    send(.stopped)
    restWithinEdges()
  }

  /// The view is in no window any more: nothing moves, and the content rests within its edges.
  final func leaveWindow() {
    pan.interrupt()
    pinch?.interrupt()
    sendZoom(.stopped)
    indicators?.remove()
    if scrolling.machine.isDragging {
      scrolling.drag = nil
      send(.dragEnded(decelerates: false))
      refreshDragDidChange(isDragging: false)
    }
    stopMovingContent()
    contentTouchDidEnd()
  }

  // MARK: The state machine

  /// Passes an input to the state machine, and performs its actions.
  final func send(_ input: ScrollStateMachine.Input) {
    let actions = scrolling.machine.handle(input)
    ScrollStateMachine.perform(actions, of: scrolling.machine) { perform($0) }
    if scrolling.machine.state == .resting { hideIndicators() }
    adaptOffset()
  }

  private func perform(_ action: ScrollStateMachine.Action) {
    switch action {
    case .stopMotion: endMotion()
    case .startMotion: ticker.start()
    case .reportWillBeginDragging:
      endKey()
      showIndicators()
      delegate?.scrollViewWillBeginDragging(self)
    case .reportDidEndDragging(let decelerates):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    case .reportWillBeginDecelerating:
      scrolling.machine.willReportDeceleration()
      delegate?.scrollViewWillBeginDecelerating(self)
    case .reportDidEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .reportDidEndAnimation: reportEndOfAnimation()
    }
  }

  private func reportEndOfAnimation() {
    let isAtTop = contentOffset.y == geometry.range(.vertical).lowerBound
    let scrollsToTopNow = scrolling.scrollsToTopNow
    scrolling.scrollsToTopNow = false
    // Fidelity: the request of the user ends with its own call. [documented]
    if scrollsToTopNow, isAtTop {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
