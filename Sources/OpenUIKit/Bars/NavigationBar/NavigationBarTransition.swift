/// The change from one item of a navigation bar to another, by time, at any fraction by hand, or
/// inside of an animation of something else.
///
/// The items of the bar are the new ones from the beginning; a transition that is cancelled
/// restores the old ones. Either it is moved by `fractionComplete`, `finish()` and `cancel()`; or
/// what has its own animation calls `showEnd()` in it, perhaps `showStart()` in another one, and
/// `end(completed:)` in the end.
package final class NavigationBarTransition {
  /// Whether the new item lies over the old one.
  package let isPush: Bool
  private let from: NavigationContentView
  private let to: NavigationContentView
  /// The views do not retain their items.
  private let items: [UINavigationItem]
  private var onEnd: ((_ completed: Bool) -> Void)?
  private var animator: UIViewPropertyAnimator?
  /// Seconds that the change takes.
  // Fidelity: a push takes 0.35 s. [observed]
  package static let duration: TimeInterval = 0.35

  init(
    from: NavigationContentView, to: NavigationContentView, isPush: Bool,
    onEnd: @escaping (_ completed: Bool) -> Void
  ) {
    (self.from, self.to, self.isPush, self.onEnd) = (from, to, isPush, onEnd)
    items = [from.item, to.item]
    UIView.performWithoutAnimation {
      for view in [from, to] { view.layoutIfNeeded() }
      showStart()
      // One indicator of two that are the same.
      if let old = from.backButton, let new = to.backButton {
        (old.indicatorGroup.alpha, new.indicatorGroup.alpha) = (0, 1)
      }
    }
  }

  isolated deinit { animator?.stopAnimation(true) }

  /// Whether it has ended.
  package var hasEnded: Bool { onEnd == nil }

  /// Shows the beginning; may be called inside an animation.
  package func showStart() {
    from.show(.shown)
    to.show(isPush ? .upcoming(over: from) : .covered(by: from))
    if to.backButton != nil { from.backButton?.indicatorGroup.alpha = 0 }
  }

  /// Shows the end; may be called inside an animation.
  package func showEnd() {
    from.show(isPush ? .covered(by: to) : .upcoming(over: to))
    to.show(.shown)
  }

  /// Ends the transition where it is: the bar shows the new items, or the old ones. Once.
  package func end(completed: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    if let animator, animator.state != .inactive {
      if animator.state == .active { animator.stopAnimation(false) }
      animator.finishAnimation(at: completed ? .end : .start)
    }
    animator = nil
    UIView.performWithoutAnimation { (completed ? to : from).show(.shown) }
    onEnd(completed)
    // What is shown no more may be shown again.
    UIView.performWithoutAnimation { (completed ? from : to).show(.shown) }
  }

  // MARK: By time and by hand

  private var ensuredAnimator: UIViewPropertyAnimator {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut) { [self] in
      showEnd()
    }
    made.addCompletion { [weak self] position in
      self?.animator = nil
      self?.end(completed: position == .end)
    }
    animator = made
    return made
  }

  /// How much of the change is done, 0 to 1. Setting it pauses it there; NaN is left out.
  package var fractionComplete: CGFloat {
    get { animator?.fractionComplete ?? 0 }
    set { if !hasEnded { ensuredAnimator.fractionComplete = newValue } }
  }

  /// Moves on to the new item.
  package func finish() { run(isReversed: false) }

  /// Moves back to the old item.
  package func cancel() { run(isReversed: true) }

  private func run(isReversed: Bool) {
    guard !hasEnded else { return }
    let animator = ensuredAnimator
    if isReversed, animator.state == .inactive { return end(completed: false) }
    animator.isReversed = isReversed
    animator.startAnimation()
  }
}
