nonisolated extension PagesStateMachine {
  // MARK: The container

  mutating func containerChanged(_ callback: ContainerAppearance.Callback, animated: Bool) {
    switch callback {
    case .willAppear:
      guard visibility.begin(appearing: true) else { return }
      appearsAnimated = animated
      for member in load(restingSlots) { begin(member, appearing: true, animated: animated) }
      append(.updatePreferences)
    case .willDisappear:
      finishExchange()
      finishMovement()
      guard visibility.begin(appearing: false) else { return }
      for page in sortedPages { begin(page.member, appearing: false, animated: animated) }
    case .didAppear, .didDisappear:
      guard visibility.end() else { return }
      if visibility == .disappeared {
        for page in sortedPages { end(page.member) }
      } else {
        showRestingPages(animated: false)
        follow()
      }
    }
  }

  // MARK: One page

  /// Begins an appearance transition of a page, or reverses the one that runs.
  mutating func begin(_ member: Member, appearing: Bool, animated: Bool) {
    guard pages[member]?.appearance.begin(appearing: appearing) == true else { return }
    append(.begin(member, appearing: appearing, animated: animated))
  }

  /// Ends the appearance transition of a page, if there is one.
  mutating func end(_ member: Member) {
    if pages[member]?.appearance.end() == true { append(.end(member)) }
  }

  // MARK: All pages

  /// The slots that are in sight when the content rests.
  var restingSlots: ClosedRange<Int> {
    let visible = layout.visibleSlots(atLeadingOffset: leadingOffset)
    return visible.contains(currentSlot) ? visible : currentSlot...currentSlot
  }

  /// Begins the appearance of pages, and the disappearance of all others.
  mutating func beginShowing(_ shown: [Member], animated: Bool) {
    for member in shown { begin(member, appearing: true, animated: animated) }
    for page in sortedPages where !shown.contains(page.member) {
      begin(page.member, appearing: false, animated: animated)
    }
  }

  /// The content rests: what is in sight has appeared, everything else has disappeared, what is far
  /// away is unloaded and what is beside is loaded.
  mutating func showRestingPages(animated: Bool) {
    guard visibility == .appearing || visibility == .appeared else { return }
    // Pages that become visible while the container appears, appear with it.
    let animated = visibility == .appearing ? appearsAnimated : animated
    let slots = restingSlots
    let shown = load(slots)
    for member in shown { begin(member, appearing: true, animated: animated) }
    if visibility == .appeared { endAppearances(of: shown) }
    for page in sortedPages where !shown.contains(page.member) && page.appearance != .disappeared {
      begin(page.member, appearing: false, animated: animated)
      end(page.member)
    }
    guard visibility == .appeared else { return }
    unloadPages(farFrom: slots)
    preload(around: slots)
  }

  private mutating func endAppearances(of shown: [Member]) {
    // Frames are final, and `viewIsAppearing` has been called, before `viewDidAppear`.
    if shown.contains(where: { pages[$0]?.appearance == .appearing }) { append(.layOut) }
    for member in shown where pages[member]?.isReplacement == false { end(member) }
  }

  // MARK: Loading

  /// Loads the page in a slot, or moves it there; `nil` where there is none.
  @discardableResult
  mutating func load(_ slot: Int) -> Member? {
    guard let index = strip.index(at: slot) else { return nil }
    if let member = members[index] {
      place(member, in: slot)
      return member
    }
    // A page that was reported as missing is not asked for again until it is out of reach.
    guard !missing.contains(index) else { return nil }
    let member = makeMember()
    let frame = layout.frame(ofSlot: slot)
    pages[member] = Page(member: member, index: index, slot: slot, frame: frame)
    members[index] = member
    append(.load(member, index: index, frame))
    return member
  }

  /// Loads the pages in some slots; those that are there, in their order.
  mutating func load(_ slots: ClosedRange<Int>) -> [Member] { slots.compactMap { load($0) } }

  /// Gives the view of a page the frame of its slot.
  ///
  /// - Parameter inherits: Whether an animation inside which that happens animates it.
  mutating func place(_ member: Member, in slot: Int, inherits: Bool = false) {
    let frame = layout.frame(ofSlot: slot)
    pages[member]?.slot = slot
    guard pages[member]?.frame != frame else { return }
    pages[member]?.frame = frame
    append(.place(member, frame, inherits: inherits))
  }

  /// Loads the pages beside the slots that are given.
  mutating func preload(around slots: ClosedRange<Int>) {
    for distance in 1..<(1 + preloadedCount(of: strip.count)) {
      for slot in [slots.upperBound + distance, slots.lowerBound - distance] {
        // One that is in sight in another round of a circle stays there.
        guard let index = strip.index(at: slot), members[index] == nil else { continue }
        load(slot)
      }
    }
    append(.releasePrepared)
  }

  /// How many pages are loaded on each side of those in sight, when there are as many as `count`.
  func preloadedCount(of count: Int) -> Int { min(preloadedCount, count) }

  // MARK: Unloading

  /// Removes the pages that are far from the slots that are given, and that are not visible.
  mutating func unloadPages(farFrom slots: ClosedRange<Int>) {
    let reach = preloadedCount(of: strip.count)
    let retained = slots.lowerBound - reach...slots.upperBound + reach
    for page in sortedPages where !retained.contains(page.slot) && page.appearance == .disappeared {
      unload(page)
    }
    if !missing.isEmpty { missing.formIntersection(retained.compactMap(strip.index)) }
  }

  mutating func unload(_ page: Page) {
    removePage(page)
    append(turns ? .remove(page.member) : .unload(page.member, index: page.index))
  }

  /// The page is no page of the container any more.
  mutating func removePage(_ page: Page) {
    pages[page.member] = nil
    if members[page.index] == page.member { members[page.index] = nil }
    leaving.removeAll { $0 == page.member }
  }

  mutating func unloadRemoved(_ member: Member) {
    begin(member, appearing: false, animated: false)
    end(member)
    guard let page = pages[member] else { return }
    removePage(page)
    append(.remove(member))
    // Another one is made later, unless pages are turned.
    missing.insert(page.index)
    if !turns { removed.insert(page.index) }
  }

  /// Loads the pages that are in sight, or beside them, in place of those that were removed.
  mutating func loadRemoved() {
    guard !removed.isEmpty else { return }
    missing.subtract(removed)
    removed = []
    if movement == nil { showRestingPages(animated: false) }
  }

  /// Releases what is not visible, because the memory is low.
  mutating func releaseHiddenPages() {
    finishExchange()
    let isShown = visibility != .disappeared
    for page in sortedPages where page.appearance == .disappeared {
      if page.index != currentIndex {
        unload(page)
      } else if !isShown {
        pages[page.member]?.frame = nil
        append(.unloadView(page.member))
      }
    }
  }
}
