#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// The scroll view moves the content.

extension PagesEngine {
  // MARK: What the scroll view reports

  /// The content has moved, for whatever reason.
  func contentDidMove() {
    guard !isAdjusting else { return }
    if movement == nil {
      movement = PagesMovement(isByHand: true, tracking: PageTracking(from: currentSlot))
    }
    request(.follow)
    // Something outside has set the offset.
    let isSelecting = movement.map { $0.selection != nil && !$0.isByHand } ?? false
    if !isSelecting, !scrollView.isMoving { request(.rest) }
  }

  /// A finger or a wheel begins to move the content, or takes up a movement that runs.
  func dragDidBegin() {
    guard !isAdjusting else { return }
    if movement == nil {
      movement = PagesMovement(isByHand: true, tracking: PageTracking(from: currentSlot))
    }
    movement?.isByHand = true
    movement?.releaseWay = nil
  }

  /// The content is released: where it comes to rest.
  func target(ofReleaseTowards offset: CGPoint) -> CGPoint {
    guard !isAdjusting, movement != nil else { return offset }
    let proposed = layout.way(atOffset: offset)
    let target = undividedWay(near: restingWay(near: proposed))
    movement?.releaseWay = target
    // What the scroll view has proposed is at a whole pixel.
    return isSame(target, proposed) ? offset : layout.offset(atWay: target)
  }

  /// The content has stopped.
  func contentDidStop() {
    // A finger has stopped it, whose drag follows.
    guard !isAdjusting, !scrollView.isPanActive else { return }
    if let movement, let selection = movement.selection, !movement.isByHand,
      !isSame(way, selection.way), host.window == nil || !restsAtPage
    {
      request(.finish)
    } else {
      request(.rest)
    }
  }

  private func isSame(_ way: CGFloat, _ other: CGFloat) -> Bool {
    abs(way - other) < PageLayout.tolerance
  }

  /// Whether the content is where it can rest.
  private var restsAtPage: Bool {
    !layout.isPaging || isSame(way, (way / layout.stride).rounded() * layout.stride)
  }

  /// The way nearest to another one at which the content rests.
  func restingWay(near way: CGFloat) -> CGFloat {
    let range = range
    let page = layout.isPaging ? (way / layout.stride).rounded() * layout.stride : way
    return min(max(page, range.lowerBound), range.upperBound)
  }

  /// The way nearest to another one at which only pages are in sight that are neighbours.
  private func undividedWay(near way: CGFloat) -> CGFloat {
    guard strip.isDivided, let selection = movement?.selection else { return way }
    let visible = layout.visibleSlots(atWay: way)
    guard visible.lowerBound < strip.boundary, visible.upperBound >= strip.boundary else {
      return way
    }
    return abs(way - selection.way) < abs(way - selection.start) ? selection.way : selection.start
  }

  // MARK: Following

  /// Loads what has come into sight. While a hand moves the content, begins the appearance of pages that
  /// come and the disappearance of those that go.
  func follow() {
    guard let movement else { return }
    let visible = layout.visibleSlots(atWay: way)
    var tracking = movement.tracking
    if movement.isByHand, layout.isPaging {
      tracking.follow(
        position: way / layout.stride, tolerance: PageLayout.tolerance / layout.stride
      ) { strip.index(at: $0) != nil }
    }
    guard visible != movement.visible || tracking != movement.tracking else { return }
    // What is not sent while the container itself appears is sent afterwards.
    let sends = visibility == .appeared
    self.movement?.visible = sends ? visible : nil
    if sends { self.movement?.tracking = tracking }
    let loaded = load(visible)
    guard sends, movement.isByHand else { return }
    if layout.isPaging {
      followPages(tracking, formerly: movement.tracking, visible: visible)
    } else {
      show(loaded, keeping: visible)
    }
  }

  private func followPages(
    _ tracking: PageTracking, formerly former: PageTracking, visible: ClosedRange<Int>
  ) {
    if tracking.destination != former.destination {
      if let index = strip.index(at: tracking.destination), index != currentIndex {
        announce(index, animated: true)
      }
      owner.setNeedsUpdateOfInterfacePreferences()
    }
    let origin = layout.visibleSlots(atWay: way(ofSlot: tracking.origin))
    let destination = layout.visibleSlots(atWay: way(ofSlot: tracking.destination))
    let first = min(origin.lowerBound, destination.lowerBound, visible.lowerBound)
    let last = max(origin.upperBound, destination.upperBound, visible.upperBound)
    show(load(destination), keeping: first...last)
  }

  /// Begins what a hand has caused; pages that are far away disappear at once.
  private func show(_ pages: [Page], keeping slots: ClosedRange<Int>) {
    beginShowing(pages, animated: true)
    for page in sortedPages
    where page.content.appearance == .disappearing && !slots.contains(page.slot) {
      end(page)
    }
    unloadPages(farFrom: slots)
  }

  /// The delegate receives that another page is going to be selected.
  func announce(_ index: Int, animated: Bool) {
    movement?.isAnnounced = true
    owner.delegate?.pagesViewController(owner, willSelect: index, animated: animated)
  }

  /// The way at which the page in a slot is shown when the content rests.
  func way(ofSlot slot: Int) -> CGFloat {
    strip.isPeriodic
      ? CGFloat(slot) * layout.stride
      : layout.way(ofSlot: slot, in: layout.range(of: strip.slots(within: .max)))
  }

  /// The ways between which the content is scrolled.
  var range: ClosedRange<CGFloat> { layout.range(of: strip.slots(within: layout.reach)) }

  // MARK: The end

  /// Ends the movement at once, where it leads.
  func finishMovement() {
    guard let movement else { return }
    var target = way
    if let selection = movement.selection, !movement.isByHand {
      target = selection.way
    } else {
      target = undividedWay(near: restingWay(near: movement.releaseWay ?? way))
    }
    adjust {
      scrollView.endDrag()
      scrollView.setContentOffset(layout.offset(atWay: target), animated: false)
    }
    settle()
  }

  /// The content rests.
  func settle() {
    let ended = movement
    movement = nil
    rest(at: restingSlot(after: ended), way: way, after: ended, animated: true)
  }

  /// The slot of the page that is selected when the content has come to rest.
  private func restingSlot(after ended: PagesMovement?) -> Int {
    if let selection = ended?.selection, isSame(way, selection.way) { return selection.slot }
    let slots = strip.slots(within: layout.reach)
    if layout.isPaging {
      let slot = Int((way / layout.stride).rounded())
      return min(max(slot, slots.lowerBound), slots.upperBound)
    }
    return mostVisibleSlot(in: layout.visibleSlots(atWay: way).clamped(to: slots))
  }

  /// The slot of the page of which most is in sight: of equal ones that of the selected page, or the
  /// nearest one to it.
  private func mostVisibleSlot(in slots: ClosedRange<Int>) -> Int {
    let lengths = slots.map { layout.visibleLength(ofSlot: $0, atWay: way) }
    let longest = lengths.max() ?? 0
    let candidates = zip(slots, lengths).filter { $1 >= longest - PageLayout.tolerance }.map(\.0)
    return candidates.min { abs($0 - currentSlot) < abs($1 - currentSlot) } ?? currentSlot
  }

  /// Selects the page in a slot, with the content at rest, and ends the operation that led there.
  func rest(at slot: Int, way: CGFloat, after ended: PagesMovement?, animated: Bool) {
    let former = currentIndex
    currentSlot = slot
    let shift = renumber(isPeriodic: strip.isPeriodic)
    if isArranged {
      let way = restingWay(near: way + CGFloat(shift) * layout.stride)
      UIView.performWithoutAnimation { arrange(atWay: way) }
    }
    let isUndone = ended?.selection.map { $0.index != currentIndex } ?? false
    routeObserver?.childrenDidChange(isUndone: isUndone)
    showRestingPages(animated: animated)
    let isShown = visibility == .appearing || visibility == .appeared
    if isShown, let index = currentIndex,
      ended?.isAnnounced == true || index != former
    {
      owner.delegate?.pagesViewController(owner, didSelect: index, animated: animated)
    }
    owner.movementDidEnd()
    guard let selection = ended?.selection else { return }
    selection.operation.finish(selection.index == currentIndex ? .done : .cancelled)
  }
}
