extension UIView {
  /// Scrolls what contains the view, from the inside outwards, so that it is in sight with its
  /// ring.
  func revealForFocus() {
    var (view, rect): (UIView, CGRect) = (self, focusArea)
    while let superview = view.superview {
      rect = view.convert(rect, to: superview)
      if let container = superview.containerThatReveals {
        let end = superview.bounds.origin + container.distance(toReveal: rect)
        container.reveal(rect)
        // Outer containers reveal it where it is when the inner ones have scrolled.
        rect = container.shownPart(of: rect, at: end)
      }
      view = superview
    }
  }

  /// Whether a touch in the middle of the view would reach it, once the containers around it have
  /// revealed it.
  func isReachableByScrolling(in window: UIWindow) -> Bool {
    var (view, rect): (UIView, CGRect) = (self, bounds)
    // What has to be hit.
    var wanted: UIView = self
    while let superview = view.superview {
      rect = view.convert(rect, to: superview)
      if let container = superview.containerThatReveals {
        guard let hit = superview.frontmostSubview(at: rect.middle, with: nil),
          hit.isDescendant(of: wanted)
        else { return false }
        let end = superview.bounds.origin + container.distance(toReveal: rect)
        rect = container.shownPart(of: rect, at: end)
        wanted = superview
      }
      guard !rect.isEmpty, rect.middle.isFinite else { return false }
      view = superview
    }
    return window.hitTest(rect.middle, with: nil)?.isDescendant(of: wanted) == true
  }

  /// The view as one that scrolls for the focus; nil if it does not.
  // Fidelity: a view that does not scroll for fingers does not scroll for the focus. [decided]
  var containerThatReveals: (any ScrollingContainer)? {
    scrollingContainer.flatMap { $0.isScrollEnabled ? $0 : nil }
  }

  /// The area that is revealed: the bounds with the ring, in coordinates of the view.
  private var focusArea: CGRect {
    focusEffect.map { bounds.union($0.shape(for: self).outline.frame) } ?? bounds
  }
}

extension ScrollingContainer {
  /// Returns the part of a rectangle of the content that is in sight when the content has scrolled
  /// to an offset, in the present coordinates.
  fileprivate func shownPart(of rect: CGRect, at offset: CGPoint) -> CGRect {
    let distance = offset - bounds.origin
    return rect.offsetBy(dx: -distance.x, dy: -distance.y).intersection(bounds)
  }
}

extension CGRect {
  nonisolated var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
