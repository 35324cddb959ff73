// The refresh control: where it is, and what it receives of a drag. The offset and the insets are
// the scroll view's.

extension UIScrollView {
  final func setRefreshControl(_ control: UIRefreshControl?) {
    let old = scrolling.refreshControl
    guard control !== old else { return }
    scrolling.refreshControl = nil
    if let old {
      old.send(.detached)
      old.scrollView = nil
      if old.superview === self { old.removeFromSuperview() }
    }
    guard let control else { return }
    control.scrollView?.refreshControl = nil
    scrolling.refreshControl = control
    control.scrollView = self
    insertSubview(control, at: 0)
    placeRefreshControl()
    control.send(.attached)
  }

  /// The upper edge at which content rests while nothing is refreshing.
  private var upperEdge: CGFloat { -(adjustedContentInset.top - scrolling.refreshInset) }

  /// The content has moved, or the view has another size.
  final func placeRefreshControl() {
    guard let control = scrolling.refreshControl else { return }
    let beyond = upperEdge - contentOffset.y
    // Content that scrolls without a pull costs nothing here.
    if beyond <= 0, control.isHidden, control.bounds.width == bounds.width { return }
    control.isHidden = beyond <= 0 && !control.isRefreshing
    // Fidelity: the control is above the content, and at the upper edge when that is farther.
    // [observed]
    let y = min(-UIRefreshControl.height, -beyond)
    UIView.performWithoutAnimation {
      control.frame = CGRect(
        x: contentOffset.x, y: y, width: bounds.width, height: UIRefreshControl.height)
    }
    let part = beyond / UIRefreshControl.pullDistance
    if scrolling.machine.isDragging { control.send(.pulled(part)) }
    control.showPull(part)
  }

  /// A drag begins, or its finger is lifted.
  final func refreshDragDidChange(isDragging: Bool) {
    scrolling.refreshControl?.send(isDragging ? .dragBegan : .released)
  }

  /// Gives the content an inset below the control, or takes it back; content that rests there
  /// returns with an animation.
  final func setRefreshInset(_ isApplied: Bool) {
    let inset = isApplied ? UIRefreshControl.height : 0
    guard inset != scrolling.refreshInset else { return }
    scrolling.refreshInset = inset
    // Content that rests is not adapted at once.
    noteGeometry()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    let target = geometry.clamped(scrolling.motion?.target ?? contentOffset)
    switch scrolling.machine.state {
    case .resting: scroll(to: target, animated: true)
    case .animating: redirectAnimation(to: target)
    case .dragging, .releasing, .decelerating, .stoppedByTouch: adaptOffset()
    }
  }
}
