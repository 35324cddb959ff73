import MisuseReports
import OpenQuartzCore

// Zooming scales one view of the content, as the delegate names it, and adapts content size and
// offset.

/// The state of zooming of a scroll view.
struct ZoomState {
  var machine = ZoomStateMachine()
  var limits = ZoomLimits()
  /// The scale of the zoomed view.
  var scale: CGFloat = 1
  /// How it is zoomed without a finger, and how much of the movement is done.
  var motion: ZoomMotion?
  var progress: CGFloat = 0
  /// The scale that the fingers had requested before the pinch.
  var requested: CGFloat = 1
  /// Where the fingers were, in points from the upper left corner of the view.
  var lastLocation = CGPoint.zero
}

extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  final func setZoomLimit(
    _ limit: WritableKeyPath<ZoomLimits, CGFloat>, _ name: String, to scale: CGFloat
  ) {
    guard scale.isFinite, scale > 0 else {
      return Misuse.report(.zoomScaleIsImpossible(self, name, scale))
    }
    zooming.limits[keyPath: limit] = scale
    updatePinch()
  }

  /// Makes the recognizer of pinches when there is something to zoom, and removes it otherwise.
  private func updatePinch() {
    if zooming.limits.allowZooming == (pinch != nil) { return }
    if let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
      return
    }
    let recognizer = ScrollPinchGestureRecognizer()
    recognizer.scrollViewLink.target = self
    recognizer.addHandler {
      ($0 as? ScrollPinchGestureRecognizer)?.scrollViewLink.target?.followPinch()
    }
    addGestureRecognizer(recognizer)
    pinch = recognizer
  }

  /// Whether a pinch may begin: whether the delegate names a view.
  final var canPinch: Bool { zoomedView != nil }

  // MARK: Pinches

  private func followPinch() {
    guard let pinch else { return }
    let location = pinch.location(in: self) - contentOffset
    switch pinch.state {
    case .began:
      // The end of the pinch decides about the offset.
      offsetIsDecided()
      sendZoom(.stopped)
      // The delegate may have ended the pinch in it.
      guard pinch.isInProgress, window != nil else { return restWithinScales() }
      zooming.requested = zooming.limits.requested(shown: zooming.scale)
      zooming.lastLocation = location
      sendZoom(.pinchBegan)
      followFingers(pinch, at: location)
    case .changed: followFingers(pinch, at: location)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func followFingers(_ pinch: UIPinchGestureRecognizer, at location: CGPoint) {
    guard zooming.machine.state == .pinching else { return }
    let scale = zooming.limits.shown(zooming.requested * pinch.scale)
    let displacement = location - zooming.lastLocation
    zooming.lastLocation = location
    // A drag follows the fingers itself.
    let isDragged = scrolling.machine.isDragging
    let end =
      isDragged
      ? offset(zoomedTo: scale, about: location)
      : offset(zoomedTo: scale, about: location - displacement) - displacement
    zoom(to: scale, offset: end)
  }

  private func endPinch() {
    guard zooming.machine.state == .pinching else { return }
    let motion = returnMotion
    if let motion { zooming.motion = motion }
    zooming.progress = 0
    sendZoom(.pinchEnded(needsReturn: motion != nil))
  }

  /// How the content returns to a scale and an offset at which it rests; nil if it is there.
  private var returnMotion: ZoomMotion? {
    let scale = zooming.limits.clamped(zooming.scale)
    let anchor = zooming.lastLocation
    let isFree = scrolling.machine.state == .resting
    let end = offset(zoomedTo: scale, about: anchor)
    let correction = isFree ? geometry(zoomedTo: scale).clamped(end) - end : .zero
    guard scale != zooming.scale || correction != .zero else { return nil }
    return motion(to: scale, about: anchor, correction: correction)
  }

  private func motion(
    to scale: CGFloat, about anchor: CGPoint, correction: CGPoint
  ) -> ZoomMotion {
    ZoomMotion(
      from: zooming.scale, to: scale, anchor: anchor, correction: correction,
      startOffset: contentOffset, origin: zoomedView?.frame.origin ?? .zero,
      start: RenderContext.ofProgram.now)
  }

  /// Zooms content that rests to the nearest scale that is allowed.
  final func restWithinScales() {
    let scale = zooming.limits.clamped(zooming.scale)
    guard zooming.machine.state == .resting, scale != zooming.scale else { return }
    zoom(to: scale, offset: offset(zoomedTo: scale, about: zooming.lastLocation))
  }

  // MARK: By the program

  final func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else {
      return Misuse.report(.zoomScaleIsImpossible(self, "zoomScale", scale))
    }
    guard zoomedView != nil else { return }
    let scale = zooming.limits.clamped(scale)
    let size = layer.bounds.size
    let anchor = CGPoint(x: size.width / 2, y: size.height / 2)
    let end = offset(zoomedTo: scale, about: anchor)
    move(to: scale, geometry(zoomedTo: scale).clamped(end), about: anchor, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view.
  final func reveal(zooming rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.origin.isFinite, rect.size.width > 0, rect.size.height > 0,
      rect.size.width.isFinite, rect.size.height.isFinite
    else {
      return Misuse.report(.scrollValueIsNotFinite(self, "zoom(to:animated:)", "\(rect)"))
    }
    guard let view = zoomedView else { return }
    let size = layer.bounds.size
    let scale = zooming.limits.clamped(
      min(size.width / rect.size.width, size.height / rect.size.height))
    guard scale > 0 else { return }
    let middle = CGPoint(x: rect.midX - view.bounds.minX, y: rect.midY - view.bounds.minY)
    let end =
      view.frame.origin + middle * scale - CGPoint(x: size.width / 2, y: size.height / 2)
    move(
      to: scale, geometry(zoomedTo: scale).clamped(end),
      about: CGPoint(x: size.width / 2, y: size.height / 2), animated: animated)
  }

  private func move(to scale: CGFloat, _ end: CGPoint, about anchor: CGPoint, animated: Bool) {
    guard zooming.machine.state != .pinching else { return }
    // The end of the zoom decides about the offset.
    offsetIsDecided()
    send(.stopped)
    guard animated, window != nil else {
      sendZoom(.stopped)
      zoom(to: scale, offset: end)
      return
    }
    guard scale != zooming.scale || end != contentOffset else { return }
    let correction = end - offset(zoomedTo: scale, about: anchor)
    zooming.motion = motion(to: scale, about: anchor, correction: correction)
    zooming.progress = 0
    sendZoom(.animationRequested)
  }

  // MARK: Steps

  /// The offset with which a point of the view shows the same content at another scale.
  private func offset(zoomedTo scale: CGFloat, about anchor: CGPoint) -> CGPoint {
    guard let origin = zoomedView?.frame.origin else { return contentOffset }
    return ZoomMotion.offset(
      contentOffset, scaledBy: scale / zooming.scale, about: anchor, origin: origin)
  }

  private func geometry(zoomedTo scale: CGFloat) -> ScrollGeometry {
    var geometry = geometry
    // The program may have set another content size since the scale has changed.
    guard scale != zooming.scale else { return geometry }
    let ratio = scale / zooming.scale
    if let size = zoomedView?.frame.size {
      geometry.contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
    }
    return geometry
  }

  // Fidelity: the content becomes as large as the zoomed view, whose frame keeps its origin.
  // [observed]
  private func zoom(to scale: CGFloat, offset end: CGPoint) {
    guard let view = zoomedView else { return }
    let changesScale = scale != zooming.scale
    if changesScale {
      let origin = view.frame.origin
      zooming.scale = scale
      view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      let shift = origin - view.frame.origin
      view.center = view.center + shift
      scrolling.contentSize = view.frame.size
      updateAdjustment()
      noteGeometry()
    }
    // A pinch and an animation go beyond the edges until their end.
    let isOver = zooming.machine.state == .resting
    if isOver { offsetIsDecided() }
    moveZoomed(to: isOver ? geometry.clamped(end) : end) {
      if changesScale { $0.delegate?.scrollViewDidZoom($0) }
    }
    let (offset, geometry) = (contentOffset, geometry)
    scrolling.drag?.restart(at: offset, in: geometry)
  }

  // Fidelity: content that decelerates while it is zoomed continues from where zooming has moved
  // it. [decided]
  private func moveZoomed(to offset: CGPoint, before: @escaping (UIScrollView) -> Void) {
    if scrolling.machine.state == .decelerating, offset.isFinite {
      scrolling.motion?.move(by: offset - contentOffset)
    }
    moveOffset(to: offset, before: before)
    guard scrolling.machine.state == .decelerating else { return adaptOffset() }
    offsetIsDecided()
    continueDeceleration()
  }

  /// Zooms to where the content is at the time of a frame.
  final func zoomContent(at time: TimeInterval) {
    guard let motion = zooming.motion else { return }
    let progress = motion.progress(at: time)
    // A drag may move the content meanwhile.
    let displacement = motion.offset(at: progress) - motion.offset(at: zooming.progress)
    zooming.progress = progress
    zoom(to: motion.scale(at: progress), offset: contentOffset + displacement)
    guard zooming.motion == motion, motion.isOver(at: time) else { return }
    if scrolling.machine.state == .resting {
      offsetIsDecided()
      let offset = CGPoint { geometry.aligned(contentOffset[$0]) }
      moveOffset(to: geometry.clamped(offset))
    }
    stopZoomMotion()
    sendZoom(.motionEnded)
  }

  private func stopZoomMotion() {
    zooming.motion = nil
    stopTickerIfPossible()
  }

  final func sendZoom(_ input: ZoomStateMachine.Input) {
    let actions = zooming.machine.handle(input)
    let wereDue = ZoomStateMachine.perform(actions, of: zooming.machine) { action in
      switch action {
      case .startMotion: ticker.start()
      case .stopMotion: stopZoomMotion()
      case .reportWillBegin: delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      case .reportDidEnd:
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zooming.scale)
      }
    }
    if wereDue { adaptOffset() }
  }
}
