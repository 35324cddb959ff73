#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension PagesEngine {
  /// Selects the page at an index.
  func select(_ index: Int, _ direction: PageDirection, for request: PagesRequest) {
    guard (0..<strip.count).contains(index), let current = currentIndex else {
      return refuse(request, .noPage(index, count: strip.count, in: owner))
    }
    let slot = currentSlot + strip.distance(from: current, to: index, direction)
    let way = way(ofSlot: slot)
    guard slot != currentSlot || abs(way - self.way) >= PageLayout.tolerance else {
      return request.operation.finish(.coalesced)
    }
    let selection = PagesMovement.Selection(
      operation: request.operation, index: index, slot: slot, way: way, start: self.way)
    guard visibility == .appeared else {
      return rest(at: slot, way: way, after: movement(to: selection), animated: false)
    }
    missing.remove(index)
    if case .failure(let misuse) = controller(at: index) {
      return request.operation.finish(.refused(misuse))
    }
    if request.isAnimated, takesTime {
      scroll(to: selection)
    } else {
      jump(to: selection)
    }
  }

  private var takesTime: Bool {
    UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled && host.window != nil
  }

  private func movement(to selection: PagesMovement.Selection) -> PagesMovement {
    PagesMovement(
      selection: selection, isByHand: false,
      tracking: PageTracking(from: currentSlot, to: selection.slot))
  }

  private func jump(to selection: PagesMovement.Selection) {
    var ended = movement(to: selection)
    ended.isAnnounced = true
    announce(selection.index, animated: false)
    beginShowing(load(layout.visibleSlots(atWay: selection.way)), animated: false)
    rest(at: selection.slot, way: selection.way, after: ended, animated: false)
  }

  /// Scrolls to a page. What is between the pages that are in sight and those around the target is left
  /// out, so that the way is never longer than the region.
  private func scroll(to selection: PagesMovement.Selection) {
    let shift = bringCloser(selection)
    let selection = PagesMovement.Selection(
      operation: selection.operation, index: selection.index, slot: selection.slot + shift,
      way: selection.way + CGFloat(shift) * layout.stride, start: way)
    movement = movement(to: selection)
    announce(selection.index, animated: true)
    let shown = load(layout.visibleSlots(atWay: selection.way))
    if shift != 0 {
      removeDisplacedPages()
      arrange(atWay: way)
    }
    beginShowing(shown, animated: true)
    owner.setNeedsUpdateOfInterfacePreferences()
    scroll(toWay: selection.way)
  }

  /// Divides the slots, if pages that are neither in sight nor around the target are between them.
  ///
  /// - Returns: By how many slots the target has moved.
  private func bringCloser(_ selection: PagesMovement.Selection) -> Int {
    let present = layout.visibleSlots(atWay: way)
    let target = layout.visibleSlots(atWay: selection.way)
    if target.lowerBound > present.upperBound + 1 {
      let boundary = present.upperBound + 1
      strip.bringCloser(behind: boundary, by: target.lowerBound - boundary)
      return boundary - target.lowerBound
    }
    if target.upperBound < present.lowerBound - 1 {
      let distance = present.lowerBound - 1 - target.upperBound
      strip.bringCloser(before: present.lowerBound, by: distance)
      return distance
    }
    return 0
  }

  /// Unloads the pages in whose slots there are others now.
  private func removeDisplacedPages() {
    for page in sortedPages where strip.index(at: page.slot) != page.index {
      guard page.content.appearance == .disappeared else { continue }
      unload(page)
      releaseListedView(of: page)
    }
  }

  /// Refuses a request, with nothing changed.
  func refuse(_ request: PagesRequest, _ misuse: Misuse) {
    Misuse.report(misuse)
    request.operation.finish(.refused(misuse))
  }
}
