extension UIPageControl {
  // MARK: Touches

  final func beginTracking(_ touch: UITouch) {
    layoutIfNeeded()
    let layout = makeLayout()
    let position = position(of: touch.location(in: self))
    var start = PageControlTracking.Start(
      position: position, page: currentPage, count: numberOfPages,
      currentPosition: self.position(of: currentPage, layout), pitch: layout.pitch,
      length: length)
    start.allowsContinuous = allowsContinuousInteraction
    if touch.type == .indirectPointer { start.target = page(at: position, layout) }
    tracking = PageControlTracking(start)
  }

  private func position(of page: Int, _ layout: PageIndicatorLayout) -> CGFloat {
    layout.position(of: page, current: currentPage, in: shownPages, length: length)
  }

  /// The page at whose indicator a pointer is.
  // Fidelity: a pointer may click at any indicator. [documented]
  private func page(at position: CGFloat, _ layout: PageIndicatorLayout) -> Int? {
    shownPages.pages.first {
      let extra = $0 == currentPage ? layout.extraLength / 2 : 0
      return abs(position - self.position(of: $0, layout)) <= layout.pitch / 2 + extra
    }
  }

  final func continueTracking(_ touch: UITouch) {
    guard let page = tracking?.move(to: position(of: touch.location(in: self))) else { return }
    interactionState = .continuous
    change(to: page)
  }

  /// - Parameter touch: The touch that was lifted; nil when it was cancelled.
  final func endTracking(at touch: UITouch?) {
    guard let tracking else { return }
    self.tracking = nil
    if let touch {
      let page = tracking.end(at: position(of: touch.location(in: self)))
      if tracking.isContinuous {
        change(to: page)
      } else if isTouched(at: touch) {
        changeDiscretely(to: page)
      }
    }
    interactionState = .none
  }

  private func isTouched(at touch: UITouch) -> Bool {
    self.point(inside: touch.location(in: self), with: nil)
  }

  // MARK: Keys

  /// Whether a key changes the page, or could if there were one there.
  final func changePage(by press: UIPress) -> Bool {
    guard isEnabled, numberOfPages > 0, let key = press.key, key.modifierFlags.isEmpty,
      let page = direction.page(
        after: currentPage, of: numberOfPages, by: key.keyCode,
        in: effectiveUserInterfaceLayoutDirection)
    else { return false }
    changeDiscretely(to: page)
    return true
  }

  // MARK: Changes

  final func changeDiscretely(to page: Int) {
    interactionState = .discrete
    change(to: page)
    interactionState = .none
  }

  /// Changes the page as the user, or a timer, requests it; performs the actions if it is another
  /// one.
  final func change(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
