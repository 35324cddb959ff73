import AppearanceOrders
import NestKit
import OpenUIKit

// Pages that are scrolled: the engine of pages turns them.

extension UIPageViewController: PagesContainer {
  private var isVertical: Bool { navigationOrientation == .vertical }

  private var isMirrored: Bool { !isVertical && traitCollection.layoutDirection == .rightToLeft }

  /// The engine of pages that are scrolled; nil where pages roll.
  func makeEngine() -> PagesEngine? {
    guard transitionStyle == .scroll else { return nil }
    let scrollView = PagesScrollView(sharesDelegate: true)
    scrollView.areKeysEnabled = false
    scrollView.clipsToBounds = true
    (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (!isVertical, isVertical)
    let engine = PagesEngine(
      owner: self, host: PagesHostView(beside: scrollView), order: .pageScroll)
    core.add(engine)
    return engine
  }

  package func makeLayout(in region: UIView) -> PageLayout { layout(in: region.bounds.size) }

  func layout(in size: CGSize) -> PageLayout {
    PageLayout(
      size: size, isVertical: isVertical, isMirrored: isMirrored, spacing: spacing,
      isCentered: true)
  }

  /// Where the data source has no page, nothing is turned.
  package var openSlots: ClosedRange<Int> {
    guard dataSource != nil, !shown.isEmpty else { return 0...0 }
    let first = knownNeighbours[.reverse]?.isEmpty == true ? 0 : -1
    let last = knownNeighbours[.forward]?.isEmpty == true ? 0 : 1
    return first...last
  }

  package func shouldScroll() -> Bool {
    guard let engine, dataSource != nil, !shown.isEmpty else { return false }
    return engine.isMoving || engine.canTurn
  }

  /// Asks the data source for the page to which a finger leads.
  package func mayFollow(_ direction: DragDirection) -> Bool {
    guard let engine, direction.isHorizontal != isVertical else { return false }
    if engine.isMoving { return true }
    guard engine.canTurn, dataSource != nil else { return false }
    guard neighbours(isForward(direction) ? .forward : .reverse).isEmpty else { return true }
    engine.setNeeds(.open)
    return false
  }

  /// Turns to the page at which the finger leads.
  package func dragWillBegin() {
    guard engine?.canTurn == true, let direction = directionOfFinger else { return }
    turnByHand(direction)
    engine?.setNeeds(.open)
  }

  private var directionOfFinger: NavigationDirection? {
    guard let scrollView = engine?.host.scrollView else { return nil }
    let pan = scrollView.panGestureRecognizer
    let (moved, velocity) = (pan.translation(in: scrollView), pan.velocity(in: scrollView))
    let distance = isVertical ? moved.y : moved.x
    let value = distance != 0 ? distance : isVertical ? velocity.y : velocity.x
    guard value != 0 else { return nil }
    return (value < 0) != isMirrored ? .forward : .reverse
  }

  package func movementDidEnd() { core.setNeedsUpdateOfInterfacePreferences() }
}
