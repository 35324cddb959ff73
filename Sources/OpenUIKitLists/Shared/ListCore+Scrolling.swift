import OpenQuartzCore

// Scrolling to an element while sizes on the path to it are estimates.

extension ListCore {
  /// An element to which an animation scrolls.
  struct ScrollTarget {
    let element: ListElement
    /// The offset at which the element is where the program wants it, by what is known now.
    let offset: () -> CGPoint
    /// The generation for which the path of the element is true.
    let generation: Int
    /// Where the animation ended when the core has last seen it.
    var end: CGPoint
  }

  /// How often a position is corrected because sizes on the path to it were estimated wrongly.
  private static let corrections = 5

  /// Scrolls to an offset that depends on the sizes of what becomes into view.
  ///
  /// - Parameters:
  ///   - element: Stays where it is on the screen while others become visible and are measured.
  ///   - animated: Whether it is done with animation, which ends where the element is then.
  ///   - offset: The offset by what is known when it is called.
  func scroll(to element: ListElement, animated: Bool, _ offset: @escaping () -> CGPoint) {
    scrollTarget = nil
    front.setContentOffset(offset(), animated: animated)
    guard front.window != nil, !isShowing else { return }
    let generation = generation
    if let end = front.endOfAnimation {
      scrollTarget = ScrollTarget(
        element: element, offset: offset, generation: generation, end: end)
    } else {
      settle(at: element, generation, offset)
    }
  }

  /// Lays out where the content is, and corrects the offset while that changes the sizes.
  private func settle(at element: ListElement, _ generation: Int, _ offset: () -> CGPoint) {
    for _ in 0..<Self.corrections {
      fixedElement = element
      layOut()
      fixedElement = nil
      guard self.generation == generation else { return }
      let end = offset()
      guard !end.isNear(front.contentOffset) else { return }
      front.setContentOffset(end, animated: false)
    }
    layOut()
  }

  /// Forgets what is scrolled to, if the program or a person scrolls elsewhere now.
  func checkScrollTarget() {
    guard let target = scrollTarget else { return }
    let end = front.endOfAnimation ?? front.contentOffset
    if target.generation != generation || !end.isNear(target.end) || front.isTracking {
      scrollTarget = nil
    }
  }

  /// After a layout: the animation ends where the element is now.
  func followScrollTarget() {
    guard var target = scrollTarget, target.generation == generation else { return }
    guard front.endOfAnimation != nil else {
      scrollTarget = nil
      return settle(at: target.element, target.generation, target.offset)
    }
    let end = target.offset()
    if front.endOfAnimation?.isNear(end) != true { front.endAnimation(at: end) }
    target.end = end
    scrollTarget = target
  }

  /// Lays out with `layout`; an animation that ends at the beginning of the content does so
  /// whatever is found out until then.
  func keepingBeginning(_ layout: () -> Void) {
    let end = front.endOfAnimation
    layout()
    guard let end, end.y <= -front.adjustedContentInset.top, scrollTarget == nil,
      front.endOfAnimation?.isNear(end) == false
    else { return }
    front.endAnimation(at: end)
  }

  func prepareSize() {
    guard !isShowing, updateDepth == 0 else { return }
    prepareIfNeeded()
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
