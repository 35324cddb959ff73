nonisolated extension PagesStateMachine {
  // MARK: Selecting

  /// The result of a check of a selection.
  package enum Resolution: Sendable, Equatable {
    case change
    case nothingToDo
    case noSuchPage
  }

  /// Checks a selection against the pages as they are now.
  package func resolve(_ index: Int, _ direction: PageDirection) -> Resolution {
    guard let selection = selection(of: index, direction) else { return .noSuchPage }
    let isThere = selection.slot == currentSlot && isSame(selection.leadingOffset, leadingOffset)
    return isThere ? .nothingToDo : .change
  }

  private func selection(of index: Int, _ direction: PageDirection) -> PagesMovement.Selection? {
    guard (0..<strip.count).contains(index), let current = currentIndex else { return nil }
    let slot = currentSlot + strip.distance(from: current, to: index, direction)
    return .init(
      index: index, slot: slot, leadingOffset: leadingOffset(ofSlot: slot), start: leadingOffset)
  }

  /// Selects the page at an index.
  mutating func select(_ index: Int, _ direction: PageDirection, animated: Bool) {
    guard let selection = selection(of: index, direction) else { return }
    guard visibility == .appeared else {
      return rest(
        at: selection.slot, leadingOffset: selection.leadingOffset, after: movement(to: selection),
        animated: false)
    }
    missing.remove(index)
    if animated { scroll(to: selection) } else { jump(to: selection) }
  }

  private func movement(to selection: PagesMovement.Selection) -> PagesMovement {
    PagesMovement(
      selection: selection, isByHand: false,
      tracking: PageTracking(from: currentSlot, to: selection.slot))
  }

  private mutating func jump(to selection: PagesMovement.Selection) {
    var ended = movement(to: selection)
    ended.isAnnounced = true
    announce(selection.index, animated: false)
    beginShowing(
      load(layout.visibleSlots(atLeadingOffset: selection.leadingOffset)), animated: false)
    rest(at: selection.slot, leadingOffset: selection.leadingOffset, after: ended, animated: false)
  }

  /// Scrolls to a page. Pages between those that are in sight and those around the target are left
  /// out, so that the distance is never longer than the region.
  private mutating func scroll(to selection: PagesMovement.Selection) {
    var selection = selection
    let shift = shiftSlots(selection)
    selection.slot += shift
    selection.leadingOffset += CGFloat(shift) * layout.stride
    movement = movement(to: selection)
    announce(selection.index, animated: true)
    let shown = load(layout.visibleSlots(atLeadingOffset: selection.leadingOffset))
    if shift != 0 {
      removeDisplacedPages()
      arrange(atLeadingOffset: leadingOffset)
    }
    beginShowing(shown, animated: true)
    append(.updatePreferences)
    append(.scroll(to: layout.offset(atLeadingOffset: selection.leadingOffset)))
  }

  /// Divides the slots, if pages that are neither in sight nor around the target are between them.
  ///
  /// - Returns: By how many slots the target has moved.
  private mutating func shiftSlots(_ selection: PagesMovement.Selection) -> Int {
    let present = layout.visibleSlots(atLeadingOffset: leadingOffset)
    let target = layout.visibleSlots(atLeadingOffset: selection.leadingOffset)
    if target.lowerBound > present.upperBound + 1 {
      let boundary = present.upperBound + 1
      strip.shiftSlots(behind: boundary, by: target.lowerBound - boundary)
      return boundary - target.lowerBound
    }
    if target.upperBound < present.lowerBound - 1 {
      let distance = present.lowerBound - 1 - target.upperBound
      strip.shiftSlots(before: present.lowerBound, by: distance)
      return distance
    }
    return 0
  }

  /// Unloads the pages in whose slots there are others now.
  private mutating func removeDisplacedPages() {
    for page in sortedPages where strip.index(at: page.slot) != page.index {
      if page.appearance == .disappeared { unload(page) }
    }
  }

  // MARK: Other pages

  /// How pages are going to be numbered.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - selected: The index of the page that is selected then.
  ///   - requestsWrapping: Whether the first one follows the last one, where that is possible.
  package func reload(count: Int, selecting selected: Int, requestsWrapping: Bool) -> PageReload {
    let numbered = PageStrip.numbered(
      count: count, wraps: requestsWrapping && layout.permitsWrapping(of: count), around: selected,
      within: layout.reach)
    let range = layout.range(of: numbered.strip.slots(within: layout.reach))
    let visible = layout.visibleSlots(
      atLeadingOffset: layout.leadingOffset(ofSlot: numbered.slot, in: range))
    let reach = preloadedCount(of: count)
    let retained = visible.lowerBound - reach...visible.upperBound + reach
    return PageReload(
      strip: numbered.strip, slot: numbered.slot, visible: visible.compactMap(numbered.strip.index),
      beside: retained.filter { !visible.contains($0) }.compactMap(numbered.strip.index))
  }

  mutating func reload(_ change: PageReload, keeping retained: [Member: Int]) {
    let former = currentIndex
    let removedPages = sortedPages.filter { retained[$0.member] == nil }
    members = [:]
    for (member, index) in retained where pages[member] != nil {
      pages[member]?.index = index
      members[index] = member
    }
    (strip, currentSlot, missing, removed) = (change.strip, change.slot, [], [])
    if let index = currentIndex { movePages(around: index) }
    if isArranged { arrange(atLeadingOffset: leadingOffset(ofSlot: currentSlot)) }
    append(.selectionDidChange(isUndone: false))
    if visibility == .appearing || visibility == .appeared {
      for member in load(restingSlots) { begin(member, appearing: true, animated: false) }
      for page in removedPages { begin(page.member, appearing: false, animated: false) }
      showRestingPages(animated: false)
    }
    for page in removedPages {
      end(page.member)
      pages[page.member] = nil
      append(.remove(page.member))
    }
    if visibility == .appeared, let index = currentIndex, index != former {
      append(.didSelect(index, animated: false))
    }
    append(.didRest)
    append(.finish(isDone: true))
  }

  // MARK: Other controllers

  /// Pages are exchanged for other controllers, which have their indices and slots.
  mutating func exchange(_ former: [Member], duration: TimeInterval?) {
    finishExchange()
    for member in former {
      guard let page = pages[member] else { continue }
      var new = Page(member: makeMember(), index: page.index, slot: page.slot)
      let frame = layout.frame(ofSlot: page.slot)
      (new.isReplacement, new.frame) = (true, frame)
      pages[new.member] = new
      members[page.index] = new.member
      leaving.append(member)
      append(.exchange(member, with: new.member, index: page.index, frame))
      guard page.appearance != .disappeared else { continue }
      begin(member, appearing: false, animated: duration != nil)
      begin(new.member, appearing: true, animated: duration != nil)
    }
    if let duration, !leaving.isEmpty {
      append(.dissolve(duration: duration))
    } else {
      finishExchange()
    }
  }

  /// Ends the exchange that runs, at once.
  mutating func finishExchange() {
    guard !leaving.isEmpty else { return }
    let (former, joined) = (leaving, replacements)
    leaving = []
    // Frames are final, and `viewIsAppearing` has been called, before `viewDidAppear`.
    append(.layOut)
    for member in former { end(member) }
    for page in joined {
      pages[page.member]?.isReplacement = false
      append(.endDissolve(page.member))
      end(page.member)
    }
    for member in former {
      pages[member] = nil
      append(.remove(member))
    }
    for page in joined { append(.didJoin(page.member)) }
  }

  // MARK: Layout

  /// Whether another layout ends a movement, and does not only move its ends.
  func isEnded(by new: PageLayout, requestsWrapping: Bool) -> Bool {
    let wraps = requestsWrapping && new.permitsWrapping(of: strip.count)
    return wraps != strip.wraps || !new.differsInSizeOnly(from: layout)
  }

  /// Takes the present size of the region and the present properties over. The page that is shown
  /// stays; a movement continues to the page to which it leads.
  mutating func updateLayout(_ new: PageLayout, requestsWrapping: Bool, isDragged: Bool) {
    let wraps = requestsWrapping && new.permitsWrapping(of: strip.count)
    guard new != layout || wraps != strip.wraps || !isArranged else { return }
    if isEnded(by: new, requestsWrapping: requestsWrapping) { finishMovement() }
    var position = isArranged ? leadingOffset / layout.stride : CGFloat(currentSlot)
    let formerStride = layout.stride
    layout = new
    isArranged = true
    guard movement == nil else {
      arrange(atLeadingOffset: position * layout.stride, inherits: true)
      placePages()
      return continueMovement(formerStride: formerStride, isDragged: isDragged)
    }
    position += CGFloat(renumber(wraps: wraps))
    arrange(atLeadingOffset: offsetOfSelectedPage(near: position * layout.stride), inherits: true)
    placePages()
    showRestingPages(animated: false)
  }

  /// Without paging the leading offset nearest to another one, as long as the selected page is in
  /// sight there.
  private func offsetOfSelectedPage(near leadingOffset: CGFloat) -> CGFloat {
    let resting = restingOffset(near: leadingOffset)
    let isVisible = layout.visibleSlots(atLeadingOffset: resting).contains(currentSlot)
    return !layout.isPaging && isVisible ? resting : self.leadingOffset(ofSlot: currentSlot)
  }

  private mutating func placePages() {
    for page in pages.values.sorted(by: { $0.member.rawValue < $1.member.rawValue })
    where page.frame != nil {
      place(page.member, in: page.slot, inherits: true)
    }
  }

  /// The region has got another size while something moved the content: a finger continues from
  /// there, and everything else continues to its page.
  private mutating func continueMovement(formerStride: CGFloat, isDragged: Bool) {
    if var selection = movement?.selection, turns || movement?.isByHand == false && !isDragged {
      selection.start *= layout.stride / formerStride
      selection.leadingOffset = leadingOffset(ofSlot: selection.slot)
      movement?.selection = selection
    }
    guard !isDragged, let movement else { return follow() }
    let target: CGFloat
    if let selection = movement.selection, !movement.isByHand {
      target = selection.leadingOffset
      let shown = load(layout.visibleSlots(atLeadingOffset: target))
      if visibility == .appeared { beginShowing(shown, animated: true) }
    } else if layout.isPaging {
      let slot =
        movement.releaseOffset.map { Int(($0 / formerStride).rounded()) }
        ?? movement.tracking.destination
      target = leadingOffset(ofSlot: slot)
      self.movement?.releaseOffset = target
    } else {
      return finishMovement()
    }
    append(.scroll(to: layout.offset(atLeadingOffset: target)))
  }

  // MARK: Slots

  /// Numbers the slots again if that is necessary: where they are divided, where the selected page
  /// is far from the slot 0, and where a circle is opened or closed. The content rests.
  ///
  /// - Returns: By how many slots the selected page has moved.
  mutating func renumber(wraps: Bool) -> Int {
    guard
      wraps != strip.wraps || strip.isDivided
        || strip.isFar(currentSlot, within: layout.reach)
    else { return 0 }
    guard let index = currentIndex else {
      strip = PageStrip(count: strip.count, wraps: wraps)
      return 0
    }
    let formerSlot = currentSlot
    (strip, currentSlot) = PageStrip.numbered(
      count: strip.count, wraps: wraps, around: index, within: layout.reach)
    movePages(around: index)
    return currentSlot - formerSlot
  }

  /// Moves the pages into their slots around the selected one.
  private mutating func movePages(around index: Int) {
    for page in pages.values.sorted(by: { $0.member.rawValue < $1.member.rawValue })
    where members[page.index] == page.member || leaving.contains(page.member) {
      let slot = currentSlot + strip.distance(from: index, to: page.index, .nearest)
      if page.frame == nil {
        pages[page.member]?.slot = slot
      } else {
        place(page.member, in: slot)
      }
    }
  }
}
