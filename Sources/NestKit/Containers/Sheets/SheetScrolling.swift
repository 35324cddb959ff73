/// The scroll views below a finger that drags a sheet: one movement is divided between the sheet
/// and them.
struct SheetScrolling {
  private struct Content {
    let view: UIScrollView
    /// Where the movement so far has left it.
    var offset: CGPoint
  }

  private let growth: DragDirection
  private var contents: [Content]

  /// Finds the scroll views.
  ///
  /// - Parameters:
  ///   - point: Where the finger is, in the card.
  ///   - card: The card.
  ///   - growth: The direction in which the sheet grows.
  init(at point: CGPoint, in card: UIView, growth: DragDirection) {
    self.growth = growth
    let touched = card.hitTest(point, with: nil)?.ancestors(below: card) ?? []
    contents = touched.compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
      .filter { $0.follows(growth) || $0.follows(growth.opposite) }
      .map { Content(view: $0, offset: $0.contentOffset) }
  }

  var isEmpty: Bool { contents.isEmpty }

  /// How far the contents can follow a finger that moves against the growth of the sheet: to their
  /// edge at the side of the grabber.
  private func distance(of content: Content) -> CGFloat {
    let (view, inset) = (content.view, content.view.adjustedContentInset)
    let distance: CGFloat =
      switch growth {
      case .up: content.offset.y + inset.top
      case .left: content.offset.x + inset.left
      case .down:
        view.contentSize.height + inset.bottom - view.bounds.height - content.offset.y
      case .right: view.contentSize.width + inset.right - view.bounds.width - content.offset.x
      }
    return max(distance, 0)
  }

  /// The part of a movement against the growth of the sheet that the contents take: what moves them
  /// to their edge.
  func part(of movement: CGFloat) -> CGFloat {
    let tracked = contents.filter { $0.view.isTracking || $0.view.isDragging }
    let distance = (tracked.isEmpty ? contents : tracked).map { self.distance(of: $0) }.max() ?? 0
    return min(movement, distance <= 0.5 ? 0 : distance)
  }

  /// Whether every content is at its edge at the side of the grabber.
  var isAtEdge: Bool { contents.allSatisfy { distance(of: $0) <= 0.5 } }

  /// The contents have followed the finger by all of a movement: they return to the part of it that
  /// is theirs.
  ///
  /// - Parameters:
  ///   - part: How far they have moved in the direction of growth, in points.
  ///   - isAll: Whether that is the whole movement, so that nothing is taken from them.
  mutating func settle(part: CGFloat, isAll: Bool) {
    for index in contents.indices {
      let view = contents[index].view
      if !isAll, view.isDragging {
        var offset = contents[index].offset
        // Content follows a finger against its offset.
        let movement = growth.movement(-part)
        offset.x += movement.x
        offset.y += movement.y
        if view.contentOffset != offset { view.contentOffset = offset }
      }
      contents[index].offset = view.contentOffset
    }
  }

  /// The finger is lifted while it has the sheet: the contents stay where they are.
  func stop() {
    for content in contents { content.view.setContentOffset(content.offset, animated: false) }
  }

  /// Whether a recognizer scrolls one of the views in a card.
  static func isScrolling(_ recognizer: UIGestureRecognizer, in card: UIView) -> Bool {
    guard let view = recognizer.view as? UIScrollView else { return false }
    return recognizer === view.panGestureRecognizer && view.isDescendant(of: card)
  }
}
