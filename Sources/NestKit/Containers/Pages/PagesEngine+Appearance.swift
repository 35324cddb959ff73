#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension PagesEngine {
  /// Performs what the container has received about its own appearance.
  func perform(_ change: ContainerVisibilityChange) {
    switch change.kind {
    case .willAppear: containerWillAppear(animated: change.isAnimated == true)
    case .willDisappear: containerWillDisappear(animated: change.isAnimated == true)
    case .didAppear, .didDisappear: containerDidChange()
    }
  }

  private func containerWillAppear(animated: Bool) {
    updateLayout()
    guard visibility.begin(appearing: true) else { return }
    appearsAnimated = animated
    for page in load(restingSlots) { begin(page, appearing: true, animated: animated) }
    owner.setNeedsUpdateOfInterfacePreferences()
  }

  private func containerWillDisappear(animated: Bool) {
    finishExchange()
    finishMovement()
    guard visibility.begin(appearing: false) else { return }
    for page in sortedPages where page.content.appearance != .disappeared {
      begin(page, appearing: false, animated: animated)
    }
  }

  /// Ends what has begun.
  private func containerDidChange() {
    guard visibility.end() else { return }
    if visibility == .disappeared {
      for page in sortedPages { end(page) }
    } else {
      showRestingPages(animated: false)
      follow()
    }
  }

  // MARK: One page

  /// Begins an appearance transition of a page, or reverses the one that runs.
  func begin(_ page: Page, appearing: Bool, animated: Bool) {
    var appearance = page.content.appearance
    guard appearance.begin(appearing: appearing), !isLost(page) else { return }
    page.isAnimated = animated
    send(.will, appearing, page)
    page.content.beginAppearanceTransition(appearing, animated: animated)
  }

  /// Ends the appearance transition of a page, if there is one.
  func end(_ page: Page) {
    let appearance = page.content.appearance
    guard appearance == .appearing || appearance == .disappearing, !isLost(page) else { return }
    page.content.endAppearanceTransition()
    send(.did, appearance == .appearing, page)
  }

  private func send(_ phase: ContainerEvent.Phase, _ isShown: Bool, _ page: Page) {
    guard let delegate = owner.delegate else { return }
    let child = page.viewController
    delegate.pagesViewController(
      owner,
      handle: ContainerEvent(
        phase, isShown ? .show(child) : .hide(child), isAnimated: page.isAnimated))
  }

  // MARK: All pages

  /// The slots that are in sight when the content rests.
  var restingSlots: ClosedRange<Int> {
    let visible = layout.visibleSlots(atWay: way)
    return visible.contains(currentSlot) ? visible : currentSlot...currentSlot
  }

  /// Begins the appearance of pages, and the disappearance of all others.
  func beginShowing(_ shown: [Page], animated: Bool) {
    for page in shown { begin(page, appearing: true, animated: animated) }
    for page in sortedPages where !shown.contains(where: { $0 === page }) {
      if page.content.appearance != .disappeared {
        begin(page, appearing: false, animated: animated)
      }
    }
  }

  /// The content rests: what is in sight has appeared, everything else has disappeared, what is far away
  /// is unloaded and what is beside is loaded.
  func showRestingPages(animated: Bool) {
    guard visibility == .appearing || visibility == .appeared else { return }
    // What comes into sight while the container appears, appears with it.
    let animated = visibility == .appearing ? appearsAnimated : animated
    let slots = restingSlots
    let shown = load(slots)
    for page in shown { begin(page, appearing: true, animated: animated) }
    if visibility == .appeared {
      endAppearances(of: shown)
    }
    for page in sortedPages where !shown.contains(where: { $0 === page }) {
      guard page.content.appearance != .disappeared else { continue }
      begin(page, appearing: false, animated: animated)
      end(page)
    }
    guard visibility == .appeared else { return }
    unloadPages(farFrom: slots)
    preload(around: slots)
  }

  private func endAppearances(of shown: [Page]) {
    // Frames are final, and `viewIsAppearing` has been called, before `viewDidAppear`.
    if shown.contains(where: { $0.content.appearance == .appearing }) {
      owner.viewIfLoaded?.layoutIfNeeded()
    }
    for page in shown where !page.isArriving { end(page) }
  }
}
