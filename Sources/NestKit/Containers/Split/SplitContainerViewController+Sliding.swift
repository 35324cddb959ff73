/// The first column while it moves to where it snaps.
struct SplitSlide {
  let animator: UIViewPropertyAnimator
  /// The widths that are restored when the column collapses at the end; `nil` for one that stays.
  let collapsedWidths: [CGFloat]?
}

extension SplitContainerViewController {
  /// Seconds in which the first column slides to where it snaps, and in which the drawer opens.
  nonisolated static let slideDuration: TimeInterval = 0.3

  /// The width of the first column that can be seen when it and its divider are out of sight:
  /// negative by the width of the divider.
  private var hiddenWidth: CGFloat { -layout.dividerWidth }

  private var canSlide: Bool {
    UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
      && viewIfLoaded?.window != nil
  }

  /// Slides the first column out at the leading edge, where it collapses.
  ///
  /// - Parameter widths: The widths of before, which it has when it returns.
  func slideOut(restoring widths: [CGFloat]) {
    slide(to: hiddenWidth, collapsedWidths: widths)
  }

  /// Slides the first column from the leading edge to where it is laid out.
  func slideIn() {
    guard !isCollapsed, canSlide else { return }
    let width = draggedWidth
    UIView.performWithoutAnimation { show(hiddenWidth) }
    slide(to: width)
  }

  /// Slides the first column, and the others with it.
  ///
  /// - Parameters:
  ///   - width: The width that can be seen of it in the end, in points; `nil` for all of it.
  ///   - collapsedWidths: The widths that are restored when it collapses in the end, if it does.
  func slide(to width: CGFloat?, collapsedWidths: [CGFloat]? = nil) {
    guard canSlide else {
      slide = nil
      show(width)
      if let collapsedWidths { collapse(restoring: collapsedWidths) }
      return
    }
    let animator = UIViewPropertyAnimator(duration: Self.slideDuration, curve: .easeInOut) {
      self.show(width)
    }
    let identity = ObjectIdentifier(animator)
    animator.addCompletion { [weak self] _ in self?.slideDidEnd(identity) }
    slide = SplitSlide(animator: animator, collapsedWidths: collapsedWidths)
    animator.startAnimation()
  }

  /// Brings the column to the end of its movement at once.
  func finishSlide() {
    guard let animator = slide?.animator else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// Stops the column where it is seen, for a finger that takes its divider.
  ///
  /// - Returns: The width that can be seen of it, and the widths that it was to have when it
  ///   returned.
  func stopSlide() -> (width: CGFloat, collapsedWidths: [CGFloat]?)? {
    guard let stopped = slide else { return nil }
    slide = nil
    // The views that it stops have what they show.
    stopped.animator.stopAnimation(true)
    let frame = columnViews[0].frame
    let width =
      layoutDirection == .rightToLeft
      ? view.bounds.maxX - frame.minX : frame.maxX - view.bounds.minX
    return (width, stopped.collapsedWidths)
  }

  private func slideDidEnd(_ animator: ObjectIdentifier) {
    guard let ended = slide, ObjectIdentifier(ended.animator) == animator else { return }
    slide = nil
    if let widths = ended.collapsedWidths { collapse(restoring: widths) }
  }

  private func show(_ width: CGFloat?) {
    draggedWidth = width
    updateLayout()
  }
}
