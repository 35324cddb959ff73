// Scroll views inside a container that is dragged: a finger on one of them drags the container only
// where the scroll view has nothing more to scroll in the direction of the finger.

extension ContainerDrag {
  /// Scroll views inside the view of the recognizer wait until this one has decided, which takes no
  /// longer than they need themselves.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scrollView.panGestureRecognizer, let view = recognizer.view
    else { return false }
    return scrollView !== view && scrollView.isDescendant(of: view)
  }

  /// Whether a scroll view below a finger scrolls in a direction, instead of the container.
  ///
  /// A finger that has come down at the edge from which it moves drags the container in any case.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down, in the view of the recognizer.
  func isScrolled(_ direction: DragDirection, from start: CGPoint) -> Bool {
    guard let view = recognizer.view,
      !direction.begins(at: start, in: view.bounds, settings: settings)
    else {
      return false
    }
    var touched = view.hitTest(start, with: nil)
    while let current = touched, current !== view {
      if let scrollView = current as? UIScrollView, scrollView.canScroll(direction) { return true }
      touched = current.superview
    }
    return false
  }
}

extension UIScrollView {
  /// Whether content that follows a finger in a direction is not at its edge there yet.
  fileprivate func canScroll(_ direction: DragDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let inset = adjustedContentInset
    // Half a point is rounding.
    let left =
      switch direction {
      case .right: contentOffset.x + inset.left
      case .left: contentSize.width + inset.right - bounds.width - contentOffset.x
      case .down: contentOffset.y + inset.top
      case .up: contentSize.height + inset.bottom - bounds.height - contentOffset.y
      }
    return left > 0.5
  }
}
