#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension PagesEngine {
  /// Takes the present size of the region and the present properties over. The page that is shown stays;
  /// a movement goes on to the page to which it leads.
  func updateLayout() {
    let new = owner.makeLayout(in: host)
    let isPeriodic = owner.isPeriodic && new.permitsCircle(of: strip.count)
    guard new != layout || isPeriodic != strip.isPeriodic || !isArranged else { return }
    if movement != nil, isPeriodic != strip.isPeriodic || !new.differsInSizeOnly(from: layout) {
      finishMovement()
    }
    var position = isArranged ? way / layout.stride : CGFloat(currentSlot)
    let formerStride = layout.stride
    layout = new
    isArranged = true
    if movement == nil { position += CGFloat(renumber(isPeriodic: isPeriodic)) }
    guard movement == nil else {
      arrange(atWay: position * layout.stride)
      placePages()
      return continueMovement(formerStride: formerStride)
    }
    arrange(atWay: wayOfSelectedPage(near: position * layout.stride))
    placePages()
    showRestingPages(animated: false)
  }

  /// Without paging the way nearest to another one, as long as the selected page is in sight there.
  private func wayOfSelectedPage(near way: CGFloat) -> CGFloat {
    let resting = restingWay(near: way)
    let isInSight = layout.visibleSlots(atWay: resting).contains(currentSlot)
    return !layout.isPaging && isInSight ? resting : self.way(ofSlot: currentSlot)
  }

  private func placePages() {
    for page in Array(pages.values) + leaving { place(page) }
  }

  /// Lets the scroll view reach all pages, and scrolls to a way.
  func arrange(atWay way: CGFloat) {
    let content = layout.content(for: range)
    let offset = layout.offset(atWay: way)
    adjust {
      if scrollView.frame != layout.scrollFrame { scrollView.frame = layout.scrollFrame }
      if scrollView.contentSize != content.size { scrollView.contentSize = content.size }
      if scrollView.contentInset != content.insets { scrollView.contentInset = content.insets }
      #if !os(tvOS)
        scrollView.isPagingEnabled = layout.isPaging
      #endif
      if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    }
  }

  /// The region has got another size while something moved the content: a finger goes on from there, and
  /// everything else goes on to its page.
  private func continueMovement(formerStride: CGFloat) {
    guard !scrollView.isDragging, let movement else { return follow() }
    if var selection = movement.selection, !movement.isByHand {
      selection.start *= layout.stride / formerStride
      selection.way = way(ofSlot: selection.slot)
      self.movement?.selection = selection
      return scroll(toWay: selection.way)
    }
    guard layout.isPaging else { return finishMovement() }
    let slot =
      movement.releaseWay.map { Int(($0 / formerStride).rounded()) }
      ?? movement.tracking.destination
    self.movement?.releaseWay = way(ofSlot: slot)
    scroll(toWay: way(ofSlot: slot))
  }

  /// Scrolls with an animation.
  func scroll(toWay way: CGFloat) {
    adjust { scrollView.setContentOffset(layout.offset(atWay: way), animated: true) }
    // Where it is there already, nothing reports the end.
    if abs(self.way - way) < 1e-6 { request(.rest) }
  }

  // MARK: Slots

  /// Numbers the slots again if that is necessary: where they are divided, where the selected page is far
  /// from the slot 0, and where a circle is opened or closed. The content rests.
  ///
  /// - Returns: By how many slots the selected page has moved.
  func renumber(isPeriodic: Bool) -> Int {
    guard
      isPeriodic != strip.isPeriodic || strip.isDivided
        || strip.isFar(currentSlot, within: layout.reach)
    else { return 0 }
    guard let index = currentIndex else {
      strip = PageStrip(count: strip.count, isPeriodic: isPeriodic)
      return 0
    }
    let formerSlot = currentSlot
    (strip, currentSlot) = PageStrip.numbered(
      count: strip.count, isPeriodic: isPeriodic, around: index, within: layout.reach)
    UIView.performWithoutAnimation { movePages(around: index) }
    return currentSlot - formerSlot
  }

  /// Moves the pages into their slots around the selected one.
  func movePages(around index: Int) {
    for page in Array(pages.values) + leaving {
      page.slot = currentSlot + strip.distance(from: index, to: page.index, .nearest)
      place(page)
    }
  }
}
