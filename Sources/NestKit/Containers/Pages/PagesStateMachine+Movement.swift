// Something moves the content: a finger, the program, or the scroll view by itself.

nonisolated extension PagesStateMachine {
  // MARK: Leading offsets

  func isSame(_ leadingOffset: CGFloat, _ other: CGFloat) -> Bool {
    abs(leadingOffset - other) < PageLayout.tolerance
  }

  /// Whether the content is where it can rest.
  private var restsAtPage: Bool {
    !layout.isPaging
      || isSame(leadingOffset, (leadingOffset / layout.stride).rounded() * layout.stride)
  }

  /// The leading offset nearest to another one at which the content rests.
  func restingOffset(near leadingOffset: CGFloat) -> CGFloat {
    let range = range
    let page =
      layout.isPaging ? (leadingOffset / layout.stride).rounded() * layout.stride : leadingOffset
    return min(max(page, range.lowerBound), range.upperBound)
  }

  /// The leading offset nearest to another one at which only pages are in sight that are
  /// neighbours.
  private func undividedOffset(near leadingOffset: CGFloat) -> CGFloat {
    guard strip.isDivided, let selection = movement?.selection else { return leadingOffset }
    let visible = layout.visibleSlots(atLeadingOffset: leadingOffset)
    guard visible.lowerBound < strip.boundary, visible.upperBound >= strip.boundary else {
      return leadingOffset
    }
    return isNearer(selection.leadingOffset, than: selection.start, to: leadingOffset)
      ? selection.leadingOffset : selection.start
  }

  private func isNearer(_ first: CGFloat, than second: CGFloat, to leadingOffset: CGFloat) -> Bool {
    abs(leadingOffset - first) < abs(leadingOffset - second)
  }

  /// The leading offset at which the page in a slot is shown when the content rests.
  func leadingOffset(ofSlot slot: Int) -> CGFloat {
    strip.wraps
      ? CGFloat(slot) * layout.stride
      : layout.leadingOffset(ofSlot: slot, in: layout.range(of: strip.slots(within: .max)))
  }

  /// The leading offsets between which the content is scrolled.
  var range: ClosedRange<CGFloat> {
    if resists {
      let offset = leadingOffset(ofSlot: currentSlot)
      return offset...offset
    }
    return layout.range(of: turns ? slotsOfTurn : strip.slots(within: layout.reach))
  }

  /// Lets the scroll view reach all pages, and scrolls to a leading offset.
  ///
  /// - Parameter inherits: Whether an animation inside which that happens animates it.
  mutating func arrange(atLeadingOffset leadingOffset: CGFloat, inherits: Bool = false) {
    self.leadingOffset = leadingOffset
    append(.arrange(layout, range, leadingOffset: leadingOffset, inherits: inherits))
  }

  // MARK: A hand

  /// The content is released: where it stops, if it has been moved; `nil` for where it would go by
  /// itself.
  package mutating func release(towards proposed: CGFloat) -> CGFloat? {
    guard movement != nil else { return nil }
    let target = undividedOffset(near: restingOffset(near: proposed))
    movement?.releaseOffset = target
    if turns { leadTurn(toSlot: Int((target / layout.stride).rounded())) }
    // The proposal of the scroll view is at a whole pixel.
    return isSame(target, proposed) ? nil : target
  }

  /// Whether content that has stopped between pages belongs to a selection of a page that the
  /// program has selected, so that it has to be brought there.
  package func stopsBetweenPages(isInWindow: Bool) -> Bool {
    guard let movement, movement.isByProgram, let selection = movement.selection else {
      return false
    }
    return !isSame(leadingOffset, selection.leadingOffset) && (!isInWindow || !restsAtPage)
  }

  /// Loads what has come into sight. While a hand moves the content, begins the appearance of pages
  /// that come into sight and the disappearance of the others. While the program does, its target
  /// says what appears, and what is passed disappears when the content rests.
  mutating func follow() {
    finishExchange()
    guard let movement, !turns, !resists else { return }
    let visible = layout.visibleSlots(atLeadingOffset: leadingOffset)
    var tracking = movement.tracking
    if movement.isByHand, layout.isPaging {
      tracking.follow(
        position: leadingOffset / layout.stride, tolerance: PageLayout.tolerance / layout.stride
      ) { strip.index(at: $0) != nil }
    }
    guard visible != movement.visible || tracking != movement.tracking else { return }
    // Callbacks that are not sent while the container itself appears are sent afterwards.
    let sends = visibility == .appeared
    self.movement?.visible = sends ? visible : nil
    if sends { self.movement?.tracking = tracking }
    let loaded = load(visible)
    guard sends else { return }
    guard movement.isByHand else { return beginPassing(loaded) }
    if layout.isPaging {
      followPages(tracking, formerly: movement.tracking, visible: visible, passed: loaded)
    } else {
      show(loaded, keeping: visible)
    }
  }

  /// Begins the appearance of pages in sight between those that are left and those that appear: the
  /// content has moved by more than a page at once, or the region has become larger meanwhile.
  private mutating func beginPassing(_ passed: [Member]) {
    for member in passed where pages[member]?.appearance == .disappeared {
      begin(member, appearing: true, animated: true)
    }
  }

  private mutating func followPages(
    _ tracking: PageTracking, formerly former: PageTracking, visible: ClosedRange<Int>,
    passed: [Member]
  ) {
    if tracking.destination != former.destination {
      if let index = strip.index(at: tracking.destination), index != currentIndex {
        announce(index, animated: true)
      }
      append(.updatePreferences)
    }
    let origin = layout.visibleSlots(atLeadingOffset: leadingOffset(ofSlot: tracking.origin))
    let destination = layout.visibleSlots(
      atLeadingOffset: leadingOffset(ofSlot: tracking.destination))
    let first = min(origin.lowerBound, destination.lowerBound, visible.lowerBound)
    let last = max(origin.upperBound, destination.upperBound, visible.upperBound)
    let shown = load(destination)
    beginPassing(passed.filter { !shown.contains($0) })
    show(shown, keeping: first...last)
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

  /// Ends the movement at once, where it leads. The content that a hand moves rests at the nearest
  /// page then, as it would if it were released.
  mutating func finishMovement() {
    guard let movement else { return }
    if let slot = slotOfLastPage {
      leadTurn(toSlot: slot)
      leadingOffset = leadingOffset(ofSlot: slot)
    } else if let selection = movement.selection, !movement.isByHand {
      leadingOffset = isTurnedBack ? leadingOffset(ofSlot: currentSlot) : selection.leadingOffset
    } else {
      leadingOffset = undividedOffset(
        near: restingOffset(near: movement.releaseOffset ?? leadingOffset))
    }
    append(.stop(at: layout.offset(atLeadingOffset: leadingOffset)))
    settle()
  }

  /// The content rests.
  mutating func settle() {
    let ended = movement
    let slot = restingSlot(after: ended)
    if turns { leadTurn(toSlot: slot) }
    movement = nil
    rest(at: slot, leadingOffset: leadingOffset, after: ended, animated: true)
  }

  /// The slot of the page that is selected when the content has come to rest.
  private func restingSlot(after ended: PagesMovement?) -> Int {
    guard isArranged else { return currentSlot }
    if let selection = ended?.selection, isSame(leadingOffset, selection.leadingOffset) {
      return selection.slot
    }
    let slots = strip.slots(within: layout.reach)
    if layout.isPaging {
      let slot = Int((leadingOffset / layout.stride).rounded())
      return min(max(slot, slots.lowerBound), slots.upperBound)
    }
    return mostVisibleSlot(
      in: layout.visibleSlots(atLeadingOffset: leadingOffset).clamped(to: slots))
  }

  /// The slot of the page of which most is in sight: of equal ones that of the selected page, or
  /// the nearest one to it.
  private func mostVisibleSlot(in slots: ClosedRange<Int>) -> Int {
    let lengths = slots.map { layout.visibleLength(ofSlot: $0, atLeadingOffset: leadingOffset) }
    let longest = lengths.max() ?? 0
    let candidates = zip(slots, lengths).filter { $1 >= longest - PageLayout.tolerance }.map(\.0)
    return candidates.min { abs($0 - currentSlot) < abs($1 - currentSlot) } ?? currentSlot
  }

  /// Selects the page in a slot, with the content at rest, and ends the operation that led there.
  mutating func rest(
    at slot: Int, leadingOffset: CGFloat, after ended: PagesMovement?, animated: Bool
  ) {
    let (former, formerMember) = (currentIndex, currentMember)
    let leadingOffset = turns ? self.leadingOffset(ofSlot: slot) : leadingOffset
    currentSlot = slot
    let shift = turns ? centerTurn() : renumber(wraps: strip.wraps)
    if isArranged {
      arrange(atLeadingOffset: restingOffset(near: leadingOffset + CGFloat(shift) * layout.stride))
    }
    hasLedToAnotherPage = former != currentIndex
    let isUndone = ended?.selection.map { $0.index != currentIndex } ?? false
    let isSelected =
      turns
      ? ended?.selection != nil && !isUndone : ended?.isAnnounced == true || former != currentIndex
    append(.selectionDidChange(isUndone: isUndone))
    if turns, let turn = ended?.selection, visibility == .appeared {
      endAppearances(of: turn, from: formerMember, isUndone: isUndone, animated: animated)
    }
    showRestingPages(animated: animated)
    if turns { endTurn() }
    let isShown = visibility == .appearing || visibility == .appeared
    if isShown, isSelected, let index = currentIndex {
      append(.didSelect(index, animated: animated))
    }
    append(.didRest)
    if ended?.selection != nil { append(.finish(isDone: !isUndone)) }
  }
}
