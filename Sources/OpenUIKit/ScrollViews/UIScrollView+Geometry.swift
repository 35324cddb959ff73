import MisuseReports

// Where the content can be: its size, the insets, and what happens to the offset when they change.

extension UIScrollView {
  /// Everything that decides where the content can be.
  final var geometry: ScrollGeometry {
    ScrollGeometry(
      size: layer.bounds.size, contentSize: contentSize, insets: adjustedContentInset,
      alignment: scrolling.alignment, pixel: 1 / max(window?.screen.scale ?? 1, 0.1))
  }

  /// Whether the content moves beyond its edge along an axis.
  final func bounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    bounces(axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// The axes along which a drag moves the content.
  final var movableAxes: ScrollDrag.Axes {
    let geometry = geometry
    var axes: ScrollDrag.Axes = []
    for axis in ScrollAxis.allCases where geometry.overflows(axis) || alwaysBounces(axis) {
      axes.insert(ScrollDrag.Axes(axis))
    }
    return axes
  }

  /// Those of them along which it moves beyond its edge.
  final var bouncingAxes: ScrollDrag.Axes {
    let movable = movableAxes
    var axes: ScrollDrag.Axes = []
    for axis in ScrollAxis.allCases where bounces(axis) && movable.contains(axis) {
      axes.insert(ScrollDrag.Axes(axis))
    }
    return axes
  }

  // MARK: Changes

  final func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return Misuse.report(.scrollValueIsNotFinite(self, "contentSize", "\(size)"))
    }
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    guard size != scrolling.contentSize else { return }
    let old = scrolling.contentSize
    keyValueObservers?.willChange(self) {
      scrolling.contentSize = size
    } undo: {
      scrolling.contentSize = old
    }
    scrolling.contentSize = size
    updateAdjustment()
    geometryDidChange()
    observedValueDidChange()
  }

  final func setContentInset(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      return Misuse.report(.scrollValueIsNotFinite(self, "contentInset", "\(insets)"))
    }
    guard insets != scrolling.contentInset else { return }
    scrolling.contentInset = insets
    updateAdjustment(always: true)
    observedValueDidChange()
  }

  final func setContentAlignment(_ point: CGPoint) {
    guard point.isFinite else {
      return Misuse.report(.scrollValueIsNotFinite(self, "contentAlignmentPoint", "\(point)"))
    }
    scrolling.alignment = point
    geometryDidChange()
  }

  final func setIndicatorInsets(_ insets: UIEdgeInsets, along axes: [ScrollAxis]) {
    guard insets.isFinite else {
      return Misuse.report(.scrollValueIsNotFinite(self, "scrollIndicatorInsets", "\(insets)"))
    }
    if axes.contains(.vertical) { scrolling.indicatorInsets.vertical = insets }
    if axes.contains(.horizontal) { scrolling.indicatorInsets.horizontal = insets }
    placeIndicators()
  }

  /// Compares what is added to the content inset with the safe area; sends what has changed.
  final func updateAdjustment(always: Bool = false) {
    let adjustment = fullAdjustment
    guard always || adjustment != scrolling.adjustment else { return }
    if adjustment != scrolling.adjustment {
      scrolling.adjustment = adjustment
      passOnSafeArea(without: adjustment)
    }
    geometryDidChange()
    scrollContent?.didChange(.insets)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var fullAdjustment: UIEdgeInsets {
    var adjustment = adjustmentForSafeArea
    adjustment.bottom = max(adjustment.bottom, roomForKeyboard)
    return adjustment
  }

  private var adjustmentForSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    guard safeArea != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      return ScrollAxis.allCases.reduce(.zero) {
        scrolls($1) || isAdjustedByController(along: $1) ? $0 + safeArea.only($1) : $0
      }
    }
  }

  // Fidelity: top and bottom only. [documented]
  private func isAdjustedByController(along axis: ScrollAxis) -> Bool {
    contentInsetAdjustmentBehavior == .automatic && axis == .vertical
      && nearestController?.adjusts(self) == true
  }

  /// Whether the content scrolls along an axis, whatever the safe area is.
  private func scrolls(_ axis: ScrollAxis) -> Bool {
    let insets = contentInset
    let length = contentSize[axis] + insets.leading(axis) + insets.trailing(axis)
    return length > layer.bounds.size[axis] || alwaysBounces(axis)
  }

  /// Adapts the offset to a new size, content size or inset.
  // Fidelity: content that rests at its beginning stays there when the inset changes; elsewhere it
  // is moved only as far as the edges need. [decided]
  final func geometryDidChange() {
    guard noteGeometry() else { return }
    contentDidChangeGeometry()
    adaptOffset()
  }

  /// Remembers that the offset has to be adapted, if the geometry has changed. Returns whether it
  /// has.
  @discardableResult
  final func noteGeometry() -> Bool {
    let (old, new) = (scrolling.geometry, geometry)
    guard new != old else { return false }
    scrolling.geometry = new
    scrolling.unadaptedGeometry = scrolling.unadaptedGeometry ?? old
    return true
  }

  /// Adapts the offset to the changes of the geometry, or the one to which the content moves. A
  /// drag, a pinch and a zoom adapt it at their end.
  final func adaptOffset() {
    guard scrolling.unadaptedGeometry != nil else { return }
    switch scrolling.machine.state {
    case .dragging, .releasing, .stoppedByTouch: break
    case .animating:
      guard let target = scrolling.motion?.target else { return }
      redirectAnimation(to: adapted(target))
    case .decelerating:
      offsetIsDecided()
      continueDeceleration()
    case .resting:
      guard zooming.machine.state == .resting else { return }
      if let scrollContent, adapted(contentOffset) != contentOffset {
        scrollContent.prepareSize()
        guard scrolling.unadaptedGeometry != nil else { return }
      }
      let offset = adapted(contentOffset)
      offsetIsDecided()
      moveOffset(to: offset)
    }
  }

  /// An offset that was chosen before the geometry has changed, in the present geometry.
  private func adapted(_ offset: CGPoint) -> CGPoint {
    guard let old = scrolling.unadaptedGeometry else { return offset }
    let new = geometry
    return new.clamped(
      CGPoint { axis in
        offset[axis] == old.range(axis).lowerBound ? new.range(axis).lowerBound : offset[axis]
      })
  }

  /// The offset, or the one to which the content moves, is chosen for the present geometry: that of
  /// the program may be beyond the edges.
  final func offsetIsDecided() { scrolling.unadaptedGeometry = nil }

  // MARK: Offset

  /// Moves content that rests to the nearest offset within its edges.
  final func restWithinEdges() {
    guard scrolling.machine.state == .resting else { return }
    offsetIsDecided()
    moveOffset(to: geometry.clamped(contentOffset))
  }

  // Fidelity: drags and motions set the offset by its public setter, which a subclass overrides to
  // follow them, or to limit them. [observed: stack traces of setContentOffset:]
  /// Moves the content because of a drag, a motion or a change of the geometry.
  ///
  /// - Parameter before: Called between the change and its report.
  final func moveOffset(to offset: CGPoint, before: @escaping (UIScrollView) -> Void = { _ in }) {
    guard offset.isFinite, offset != contentOffset else { return before(self) }
    let outer = scrolling.movement
    scrolling.movement = OffsetMovement(before: before)
    contentOffset = offset
    // An override may have left the offset as it is.
    let reported = scrolling.movement?.before == nil
    scrolling.movement = outer
    if !reported { before(self) }
  }

  /// The offset has changed: by what moves the content, or by the program.
  final func offsetHasChanged(from old: CGPoint) {
    guard let movement = scrolling.movement else { return offsetWasSet(from: old) }
    // What is called may set the offset, which is the program's then.
    scrolling.movement = nil
    movement.before?(self)
    offsetDidChange()
    scrolling.movement = OffsetMovement()
  }

  /// The program has set the offset: what moves the content continues from there.
  private func offsetWasSet(from old: CGPoint) {
    let (offset, geometry) = (layer.bounds.origin, geometry)
    scrolling.motion?.move(by: offset - old)
    scrolling.drag?.restart(at: offset, in: geometry)
    offsetDidChange()
  }

  private func offsetDidChange() {
    contentDidChangeGeometry()
    delegate?.scrollViewDidScroll(self)
  }

  /// The content is elsewhere, or has another size: what is shown beside it moves.
  private func contentDidChangeGeometry() {
    placeRefreshControl()
    placeIndicators()
  }
}
