// Scroll views inside a container that is dragged: a finger on one of them drags the container only
// where the scroll view has nothing more to scroll in the direction of the finger.

extension ContainerDrag {
  /// Whether a scroll view below a finger scrolls in a direction, instead of the container.
  ///
  /// A finger that has come down at the edge from which it moves drags the container and no scroll
  /// view, unless that shows the pages of a container inside this one.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down, in the view of the recognizer.
  func isScrolled(_ direction: DragDirection, from start: CGPoint) -> Bool {
    guard let view = recognizer.view else { return false }
    let isAtEdge = direction.begins(at: start, in: view.bounds, settings: settings)
    return view.hitTest(start, with: nil)?.ancestors(below: view).contains { touched in
      guard let scrollView = touched as? UIScrollView else { return false }
      return (!isAtEdge || scrollView is any ContainerScrollView) && scrollView.follows(direction)
    } ?? false
  }
}
