// Something moves the content: a finger, the program, or the scroll view by itself.

nonisolated extension PagesStateMachine {
  // MARK: Ways

  func isSame(_ way: CGFloat, _ other: CGFloat) -> Bool { abs(way - other) < PageLayout.tolerance }

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
    return isNearer(selection.way, than: selection.start, to: way) ? selection.way : selection.start
  }

  private func isNearer(_ first: CGFloat, than second: CGFloat, to way: CGFloat) -> Bool {
    abs(way - first) < abs(way - second)
  }

  /// The way at which the page in a slot is shown when the content rests.
  func way(ofSlot slot: Int) -> CGFloat {
    strip.wraps
      ? CGFloat(slot) * layout.stride
      : layout.way(ofSlot: slot, in: layout.range(of: strip.slots(within: .max)))
  }

  /// The ways between which the content is scrolled.
  var range: ClosedRange<CGFloat> { layout.range(of: strip.slots(within: layout.reach)) }

  /// Lets the scroll view reach all pages, and scrolls to a way.
  ///
  /// - Parameter inherits: Whether an animation inside which that happens animates it.
  mutating func arrange(atWay way: CGFloat, inherits: Bool = false) {
    self.way = way
    append(.arrange(layout, range, way: way, inherits: inherits))
  }

  // MARK: A hand

  /// The content is released: where it comes to rest, if it has been moved; `nil` for where it would go by
  /// itself.
  package mutating func release(towards proposed: CGFloat) -> CGFloat? {
    guard movement != nil else { return nil }
    let target = undividedWay(near: restingWay(near: proposed))
    movement?.releaseWay = target
    // What the scroll view has proposed is at a whole pixel.
    return isSame(target, proposed) ? nil : target
  }

  /// Whether content that has stopped is on its way to a page that the program has selected, so that it has to
  /// be brought there.
  package func stopsOnTheWay(isInWindow: Bool) -> Bool {
    guard let movement, movement.isByProgram, let selection = movement.selection else {
      return false
    }
    return !isSame(way, selection.way) && (!isInWindow || !restsAtPage)
  }

  /// Loads what has come into sight. While a hand moves the content, begins the appearance of pages that
  /// come into sight and the disappearance of the others.
  mutating func follow() {
    finishExchange()
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

  private mutating func followPages(
    _ tracking: PageTracking, formerly former: PageTracking, visible: ClosedRange<Int>
  ) {
    if tracking.destination != former.destination {
      if let index = strip.index(at: tracking.destination), index != currentIndex {
        announce(index, animated: true)
      }
      append(.updatePreferences)
    }
    let origin = layout.visibleSlots(atWay: way(ofSlot: tracking.origin))
    let destination = layout.visibleSlots(atWay: way(ofSlot: tracking.destination))
    let first = min(origin.lowerBound, destination.lowerBound, visible.lowerBound)
    let last = max(origin.upperBound, destination.upperBound, visible.upperBound)
    show(load(destination), keeping: first...last)
  }

  /// Begins what a hand has caused; pages that are far away disappear at once.
  private mutating func show(_ shown: [Member], keeping slots: ClosedRange<Int>) {
    beginShowing(shown, animated: true)
    for page in sortedPages where page.appearance == .disappearing && !slots.contains(page.slot) {
      end(page.member)
    }
    unloadPages(farFrom: slots)
  }

  /// The delegate receives that another page is going to be selected.
  mutating func announce(_ index: Int, animated: Bool) {
    movement?.isAnnounced = true
    append(.willSelect(index, animated: animated))
  }

  // MARK: The end

  /// Ends the movement at once, where it leads.
  mutating func finishMovement() {
    guard let movement else { return }
    if let selection = movement.selection, !movement.isByHand {
      way = selection.way
    } else {
      way = undividedWay(near: restingWay(near: movement.releaseWay ?? way))
    }
    append(.stop(at: layout.offset(atWay: way)))
    settle()
  }

  /// The content rests.
  mutating func settle() {
    let ended = movement
    movement = nil
    rest(at: restingSlot(after: ended), way: way, after: ended, animated: true)
  }

  /// The slot of the page that is selected when the content has come to rest.
  private func restingSlot(after ended: PagesMovement?) -> Int {
    guard isArranged else { return currentSlot }
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
  mutating func rest(at slot: Int, way: CGFloat, after ended: PagesMovement?, animated: Bool) {
    let former = currentIndex
    currentSlot = slot
    let shift = renumber(wraps: strip.wraps)
    if isArranged { arrange(atWay: restingWay(near: way + CGFloat(shift) * layout.stride)) }
    let isUndone = ended?.selection.map { $0.index != currentIndex } ?? false
    append(.selectionDidChange(isUndone: isUndone))
    showRestingPages(animated: animated)
    let isShown = visibility == .appearing || visibility == .appeared
    if isShown, let index = currentIndex, ended?.isAnnounced == true || index != former {
      append(.didSelect(index, animated: animated))
    }
    append(.didRest)
    if ended?.selection != nil { append(.finish(isDone: !isUndone)) }
  }
}
