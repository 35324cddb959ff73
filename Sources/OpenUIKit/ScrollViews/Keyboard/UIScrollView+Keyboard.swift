import OpenQuartzCore

/// A key that is down and scrolls.
struct ScrollingKey {
  let code: UIKeyboardHIDUsage
  let command: ScrollCommand
  /// Where the content moves.
  var target: CGPoint
  var nextStep: TimerToken?
}

extension UIScrollView {
  // Fidelity: how often a key that stays pressed scrolls is not documented. [decided]
  /// How long a key is down until it scrolls again, in seconds.
  private static let firstRepeat: TimeInterval = 0.4
  /// How long it takes from then on, in seconds.
  private static let nextRepeat: TimeInterval = 0.1

  /// Scrolls for a key that went down. Returns false if the key, or the edge, leaves nothing to do.
  final func scroll(for press: UIPress) -> Bool {
    // What moves in a text does not scroll around it.
    guard !TextTracker.isKeyOfText else { return false }
    guard allowsKeyboardScrolling, isScrollEnabled, window != nil, let key = press.key,
      let command = ScrollCommand(key.keyCode, key.modifierFlags),
      movableAxes.contains(command.axis), !isDragging
    else { return false }
    let from = scrolling.key?.target ?? scrolling.motion?.target ?? contentOffset
    let target = command.target(from: from, in: geometry, pages: isPagingEnabled)
    guard target != contentOffset else { return false }
    endKey()
    scrolling.key = ScrollingKey(code: key.keyCode, command: command, target: target)
    go(to: target)
    repeatKey(after: Self.firstRepeat)
    return true
  }

  /// Scrolls by a page for an assistive technology. Returns false if the edge leaves nothing to do.
  final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let axis: ScrollAxis = movableAxes.contains(.vertical) ? .vertical : .horizontal
    let command = ScrollCommand(direction, axis: axis)
    guard isScrollEnabled, window != nil, !isDragging, movableAxes.contains(command.axis) else {
      return false
    }
    let from = scrolling.motion?.target ?? contentOffset
    let target = command.target(from: from, in: geometry, pages: isPagingEnabled)
    guard target != from else { return false }
    endKey()
    go(to: target)
    return true
  }

  /// A key is up; whether it was one that scrolls.
  final func endScrolling(for press: UIPress) -> Bool {
    guard let key = scrolling.key, press.key?.keyCode == key.code else { return false }
    endKey()
    return true
  }

  /// No key scrolls any more.
  final func endKey() {
    scrolling.key?.nextStep?.cancel()
    scrolling.key = nil
  }

  private func go(to target: CGPoint) {
    let velocity = scrolling.motion?.velocity(at: RenderContext.ofProgram.now) ?? .zero
    scrolling.motion = motion(to: target, velocity: velocity)
    showIndicators()
    send(.animationRequested)
  }

  private func repeatKey(after time: TimeInterval) {
    scrolling.key?.nextStep = RenderContext.ofProgram.schedule(after: time) {
      [zeroingLink] in
      zeroingLink.target?.stepAgain()
    }
  }

  private func stepAgain() {
    guard let key = scrolling.key, window != nil, !isDragging else { return endKey() }
    let target = key.command.target(from: key.target, in: geometry, pages: isPagingEnabled)
    guard target != key.target else { return endKey() }
    scrolling.key?.target = target
    go(to: target)
    repeatKey(after: Self.nextRepeat)
  }
}

extension UIView {
  /// The frontmost scroll view in this view, itself included, that follows a press that nobody has
  /// handled.
  final func scrollViewFollowing(_ press: UIPress) -> UIScrollView? {
    guard receivesTouches else { return nil }
    if let scrollView = self as? UIScrollView, scrollView.scroll(for: press) { return scrollView }
    for subview in orderedSubviews.reversed() {
      if let found = subview.scrollViewFollowing(press) { return found }
    }
    return nil
  }
}
