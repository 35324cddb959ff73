// Whom a selection, another list and a finger leave.

extension PagesEngine {
  package func forEachLeaving(
    by request: PagesRequest, _ body: (_ child: UIViewController, _ kind: LeavingKind) -> Void
  ) {
    switch request {
    case .select(let index, let direction):
      guard index != machine.currentIndex, case .change = machine.resolve(index, direction) else {
        return
      }
      if let current = restingViewController { body(current, .selection) }
    case .reload(.list(let list), let index, _):
      let current = restingViewController
      for page in sortedPages.reversed() where !isRemovedByProgram(page) {
        let child = page.viewController
        guard list.contains(page.content.origin ?? child) || list.contains(child) else {
          body(child, .removal)
          continue
        }
        if child === current, let index, list.indices.contains(index), list[index] !== child {
          body(child, .selection)
        }
      }
    // Which pages a data source has is known when it has been asked. What turns pages is UIKit's.
    case .reload, .turn, .exchangeClones: break
    }
  }

  package func content(of viewController: UIViewController) -> ContainerContent? {
    pages.values.first { $0.viewController === viewController && !$0.content.isTaken }?.content
  }

  /// Whether nobody has to be asked before a hand selects a page: a hand does not wait.
  func asksNobody(beforeSelecting index: Int) -> Bool {
    asksNobody(before: .select(index, .nearest))
  }

  // MARK: A finger

  /// Whether a finger or a wheel may begin to scroll. Where somebody has to be asked whether the
  /// page may be left, the content resists, and the page in that direction is selected with yes.
  func mayScroll() -> Bool {
    guard owner.shouldScroll() else { return false }
    guard !isMoving, !machine.turns, let index = indexTowardsFinger else { return true }
    let isAsked = isAsking
    guard isAsked || !asksNobody(beforeSelecting: index) else { return true }
    resist(true)
    if !isAsked { _ = request(.select(index, .nearest), animated: true) }
    return true
  }

  /// The page that the finger brings; `nil` where there is none.
  private var indexTowardsFinger: Int? {
    guard let current = machine.currentIndex,
      let direction = DragDirection(
        scrollView.panGestureRecognizer.translation(in: scrollView)),
      direction.isHorizontal != machine.layout.isVertical
    else { return nil }
    let layoutDirection: UIUserInterfaceLayoutDirection =
      owner.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let isForward =
      direction.isHorizontal ? direction != .trailing(in: layoutDirection) : direction == .up
    let index = current + (isForward ? 1 : -1)
    let count = machine.strip.count
    if machine.strip.wraps, count > 1 { return (index + count) % count }
    return (0..<count).contains(index) ? index : nil
  }

  /// A selection scrolls where the content resisted until now.
  func release() {
    guard machine.resists else { return }
    handle(.resist(false))
    while let step = machine.nextStep() { perform(step) }
  }

  /// Keeps the content at its page, or lets it scroll again.
  func resist(_ resists: Bool) {
    guard machine.resists != resists else { return }
    isAboutToResist = resists
    setNeeds(.resisting)
  }
}
