import AppearanceOrders

// Pages that are turned. At rest there is one page, in the slot 0; during a turn there are two.

nonisolated extension PagesStateMachine {
  /// The slots between which the content is scrolled.
  var slotsOfTurn: ClosedRange<Int> {
    guard let movement else { return openSlots }
    let slot = movement.selection?.slot ?? currentSlot
    return min(slot, currentSlot)...max(slot, currentSlot)
  }

  /// The slot of the page that is left of the two of a turn, when the other one was taken.
  var slotOfLastPage: Int? {
    guard turns, let selection = movement?.selection else { return nil }
    switch (currentMember, members[selection.index]) {
    case (_?, nil): return currentSlot
    case (nil, _?): return selection.slot
    case (nil, nil), (_?, _?): return nil
    }
  }

  /// Turns to another page, in the slot beside the one that is shown.
  ///
  /// - Parameters:
  ///   - isForward: Whether it follows the page that is shown.
  ///   - animated: Whether that takes time.
  ///   - isByHand: Whether a finger moves the content to it.
  mutating func turn(forward isForward: Bool, animated: Bool, isByHand: Bool) {
    let old = currentMember
    let index = isForward && old != nil ? 1 : 0
    strip = PageStrip(
      count: old == nil ? 1 : 2, wraps: false, first: isForward || old == nil ? 0 : 1)
    (currentSlot, isTurnedBack, members, missing) = (0, false, [:], [])
    if let old {
      pages[old]?.index = isForward ? 0 : 1
      members[isForward ? 0 : 1] = old
      append(.willLeave(old))
    }
    let slot = old == nil ? 0 : isForward ? 1 : -1
    let new = makeMember()
    pages[new] = Page(member: new, index: index, slot: slot)
    members[index] = new
    append(.join(new, index: index))
    let turn = PagesMovement(
      selection: .init(
        index: index, slot: slot, leadingOffset: leadingOffset(ofSlot: slot), start: leadingOffset),
      isByHand: isByHand, tracking: PageTracking(from: currentSlot, to: slot))
    guard visibility == .appeared else {
      if let old, let page = pages[old] { unload(page) }
      return rest(at: slot, leadingOffset: 0, after: turn, animated: false)
    }
    movement = turn
    arrange(atLeadingOffset: leadingOffset)
    place(new, in: slot)
    send(order?.begin, from: old, to: new, animated: animated && old != nil)
    guard animated, old != nil else {
      movement = nil
      return rest(at: slot, leadingOffset: 0, after: turn, animated: false)
    }
    append(.layOut)
    append(.updatePreferences)
    guard !isByHand, let target = movement?.selection?.leadingOffset else { return }
    append(.scroll(to: layout.offset(atLeadingOffset: target)))
  }

  /// Begins and ends appearance transitions of the two pages of a turn, in an order.
  private mutating func send(
    _ steps: [AppearanceOrder.Step]?, from old: Member?, to new: Member?, animated: Bool
  ) {
    for step in steps ?? [] {
      guard let member = step.side == .from ? old : new else { continue }
      switch step.message {
      case .begin(let isAppearing): begin(member, appearing: isAppearing, animated: animated)
      case .end: end(member)
      }
    }
  }

  /// The turn has ended.
  mutating func endAppearances(
    of turn: PagesMovement.Selection, from old: Member?, isUndone: Bool, animated: Bool
  ) {
    append(.layOut)
    send(
      isUndone ? order?.cancelled : order?.complete, from: old, to: members[turn.index],
      animated: animated)
  }

  /// The turn that runs leads to a slot: back to where it began, or forth again.
  mutating func leadTurn(toSlot slot: Int) {
    let isBack = slot == currentSlot
    guard let selection = movement?.selection, isBack != isTurnedBack else { return }
    isTurnedBack = isBack
    let (old, new) = (currentMember, members[selection.index])
    if let leaving = isBack ? new : old { append(.willLeave(leaving)) }
    if let staying = isBack ? old : new { append(.willStay(staying)) }
    let turned = Set((order?.reversal ?? []).map(\.side))
    send(
      isBack ? order?.reversal : order?.begin.filter { turned.contains($0.side) }, from: old,
      to: new, animated: true)
    append(.layOut)
  }

  /// Moves the page that is selected now into the slot 0, and the other one beside it.
  ///
  /// - Returns: By how many slots.
  mutating func centerTurn() -> Int {
    guard let index = currentIndex, currentSlot != 0 else { return 0 }
    let shift = -currentSlot
    strip = PageStrip(count: strip.count, wraps: false, first: index)
    currentSlot = 0
    for page in pages.values.sorted(by: { $0.member.rawValue < $1.member.rawValue })
    where members[page.index] == page.member || leaving.contains(page.member) {
      if page.frame == nil {
        pages[page.member]?.slot = page.slot + shift
      } else {
        place(page.member, in: page.slot + shift)
      }
    }
    return shift
  }

  /// The page that is shown is the only one.
  mutating func endTurn() {
    let shown = currentMember
    (strip, currentSlot, isTurnedBack) = (PageStrip(count: strip.count == 0 ? 0 : 1), 0, false)
    (members, missing) = ([:], shown == nil ? [0] : [])
    if let shown {
      pages[shown]?.index = 0
      members[0] = shown
      if leaving.isEmpty { append(.didJoin(shown)) }
    }
  }
}
